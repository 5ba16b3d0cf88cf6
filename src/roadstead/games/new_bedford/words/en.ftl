# New Bedford, in English.

## What things are called

things = { $things }
nothing = nothing

goods-food = food
goods-wood = wood
goods-brick = brick
goods-to-sell = { $goods } to sell
all-goods = all your { $goods } ({ $n })
amount-food = { $n } food
amount-wood = { $n } wood
amount-brick =
    { $n ->
        [one] 1 brick
       *[other] { $n } bricks
    }
amount-money = ${ $n }
amount-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }

whale-right-whale = Right Whale
whale-bowhead = Bowhead
whale-sperm-whale = Sperm Whale
tokens-right-whale =
    { $n ->
        [one] 1 Right Whale
       *[other] { $n } Right Whales
    }
tokens-bowhead =
    { $n ->
        [one] 1 Bowhead
       *[other] { $n } Bowheads
    }
tokens-sperm-whale =
    { $n ->
        [one] 1 Sperm Whale
       *[other] { $n } Sperm Whales
    }
tokens-empty-sea = { $n } Empty Sea

ship-white = white ship
ship-black = black ship
sail-white = white
sail-black = black
rank-1st = 1st
rank-2nd = 2nd
rank-3rd = 3rd
track-food = the { $price }-food space
track-inshore = the inshore space
at-board = on the player board
at-dock = on the dock
at-return = { $rank } at RETURN
at-track = { $rank } on { $place }

space-farm = Farm
space-forest = Forest
space-warehouse = Warehouse
space-general-store = General Store
space-town-hall = Town Hall
space-shipyard = Shipyard
space-city-pier = City Pier
space-merchant-s-bank = Merchant's Bank
space-dry-dock = Dry Dock
space-clark-s-point-light = Clark's Point Light
space-lumber-mill = Lumber Mill
space-schoolhouse = Schoolhouse
space-tavern = Tavern
space-tryworks = Tryworks
space-wharf = Wharf
space-roller-mills = Roller Mills
space-brickyard = Brickyard
space-cooperage = Cooperage
space-courthouse = Courthouse
space-inn = Inn
space-market = Market
space-post-office = Post Office
space-chandlery = Chandlery
space-seamen-s-bethel = Seamen's Bethel
space-bourne-counting-house = Bourne Counting House
space-municipal-building = Municipal Building
space-mansion = Mansion

# The same in a sentence.
the-farm = the Farm
the-forest = the Forest
the-warehouse = the Warehouse
the-general-store = the General Store
the-town-hall = the Town Hall
the-shipyard = the Shipyard
the-city-pier = the City Pier
the-merchant-s-bank = the Merchant's Bank
the-dry-dock = the Dry Dock
the-clark-s-point-light = Clark's Point Light
the-lumber-mill = the Lumber Mill
the-schoolhouse = the Schoolhouse
the-tavern = the Tavern
the-tryworks = the Tryworks
the-wharf = the Wharf
the-roller-mills = the Roller Mills
the-brickyard = the Brickyard
the-cooperage = the Cooperage
the-courthouse = the Courthouse
the-inn = the Inn
the-market = the Market
the-post-office = the Post Office
the-chandlery = the Chandlery
the-seamen-s-bethel = the Seamen's Bethel
the-bourne-counting-house = the Bourne Counting House
the-municipal-building = the Municipal Building
the-mansion = the Mansion

# What the spaces do, and what whoever comes first has more of it.
does-take = take { $goods }
does-general-store = sell goods
does-town-hall = build
does-shipyard = prepare a ship for 2 wood
does-city-pier = launch a ship
does-dry-dock = prepare and launch a ship
does-clark-s-point-light = move a ship one space out
does-lumber-mill = sell wood at $2 each
does-tavern = remove Empty Sea for money
does-tryworks = keep up to 3 Right Whales free this round
does-tryworks-per-ship = keep up to 3 Right Whales free on each ship this round
does-tryworks-published = bring up to 3 Right Whales home from one ship
does-wharf = launch a ship for half the food
does-cooperage = take $1 for each whale on one ship
does-courthouse = build for up to 2 goods less
does-inn = place both workers again before ships move
does-market = sell goods, the first of each kind for double
does-post-office = its owner gets { $money } each round, and a worker here takes it over
does-bourne-counting-house = a bonus point for every 2 Right Whales
does-municipal-building = a bonus point for every 2 buildings
does-bonus =
    { $n ->
        [one] 1 bonus point
       *[other] { $n } bonus points
    }
first-farm = 1 food more
first-forest = 1 wood more
first-warehouse = 1 more good
first-general-store = $1 more
first-town-hall = 1 good less
first-shipyard = 1 wood less
first-city-pier = 1 food less

## What is asked

prompt-start =
    { $goods ->
        [brick] You start with { $left } for goods: brick $2, food $1 and wood $1 each. The rest stays money. How many bricks do you take?
        [food] You have { $left } left for goods: food $1 and wood $1 each. The rest stays money. How much food do you take?
       *[wood] You have { $left } left for goods: wood $1. The rest stays money. How much wood do you take?
    }
prompt-place =
    Round { $round }: where do you place your { $which ->
        [0] first
       *[1] second
    } worker?
prompt-place-inn =
    The Inn: where do you place your { $which ->
        [0] first
       *[1] second
    } worker again?
prompt-need = What do you buy so that you can use { $space }?
prompt-extra = You are first at the Warehouse. Which good do you take besides?
prompt-sell =
    { $sold ->
        [0] What
       *[1] What else
    } do you sell at { $space }?
prompt-build =
    { $less ->
        [0] What do you build?
        [one] What do you build? You pay 1 good less.
       *[other] What do you build? You may pay { $less } goods less.
    }
prompt-less =
    { $less ->
        [one] Building { $building } takes { $cost }; you pay 1 good less. Which one?
       *[other] Building { $building } takes { $cost }; you may pay { $less } goods less. Which one first?
    }
prompt-prepare =
    Which ship do you prepare, for { $bonus ->
        [0] 2
       *[1] 1
    } wood?
prompt-launch = Which ship do you launch, and how far?
prompt-outward = Which ship do you move one space farther out?
prompt-count = For which ship does the Cooperage pay you?
prompt-clear = How many Empty Sea tokens do you remove?
prompt-try-out = How many Right Whales does the Tryworks bring home, and from which ship?
prompt-come-home =
    Your { $ship } is home with { $left }. Keeping everything costs { $cost }{ $free ->
        [0] {""}
        [one] {" "}(1 Right Whale is free)
       *[other] {" "}({ $free } Right Whales are free)
    }. Do you sell any?
prompt-come-home-sold =
    You have sold { $sold }, and your { $ship } still has { $left }. Keeping the rest costs { $cost }{ $free ->
        [0] {""}
        [one] {" "}(1 Right Whale is free)
       *[other] {" "}({ $free } Right Whales are free)
    }. Do you sell more?
prompt-offer = { CAP($seller) } has sold { $sold }. Do you buy one?
prompt-hunt = Which whale does your { $ship } on { $place } take?

waiting-start = Waiting for { $who } to choose starting goods.
waiting-place = Waiting for { $who } to place a worker.
waiting-need = Waiting for { $who } to buy food or wood.
waiting-extra = Waiting for { $who } to take a good at the Warehouse.
waiting-sell = Waiting for { $who } to sell goods.
waiting-build = Waiting for { $who } to choose a building.
waiting-less = Waiting for { $who } to choose what to pay less of.
waiting-prepare = Waiting for { $who } to prepare a ship.
waiting-launch = Waiting for { $who } to launch a ship.
waiting-outward = Waiting for { $who } to move a ship out.
waiting-count = Waiting for { $who } to choose a ship for the Cooperage.
waiting-clear = Waiting for { $who } to remove Empty Sea.
waiting-try-out = Waiting for { $who } to bring Right Whales home.
waiting-come-home = Waiting for { $who } to pay for whales or sell them.
waiting-offer = Waiting for { $who } to buy a whale or pass.
waiting-hunt = Waiting for { $who } to choose a whale.

## What may be done

label-start = Take { $goods } ({ $price })
label-start-none = Take no { $goods }
label-place =
    { $space }: { $does }{ $purchase ->
        [0] {""}
       *[other] , with a purchase for ${ $purchase }
    }
label-place-first =
    { $space }: { $does }, { $first } as the first there{ $purchase ->
        [0] {""}
       *[other] , with a purchase for ${ $purchase }
    }
label-place-fee =
    { $space }: { $does } ({ $fee } to { $owner }){ $purchase ->
        [0] {""}
       *[other] , with a purchase for ${ $purchase }
    }
label-purchase = Buy { $goods } for { $cost }
label-extra = Take 1 { $goods }
label-sell = Sell { $goods }
label-sell-for = Sell { $goods } for { $money }
label-done = Sell nothing more
label-done-first = Sell nothing more, and take $1 as the first here
label-build =
    Build { $building } for { $cost }{ $less ->
        [0] {""}
        [one] , 1 good less
       *[other] , { $less } goods less
    }: { $does }
label-less = Pay { $goods } less
label-less-nothing = Pay the rest in full
label-prepare = Prepare the { $sail }
label-launch =
    Launch the { $ship } to the { $price }-food space: { $hunts ->
        [one] 1 hunt
       *[other] { $hunts } hunts
    }
label-launch-for =
    Launch the { $ship } to the { $price }-food space: { $hunts ->
        [one] 1 hunt
       *[other] { $hunts } hunts
    }, for { $food }
label-outward = Move the { $sail } one space out
label-count = Take { $money } for the { $ship }
label-clear = Remove { $n } Empty Sea for { $money }
label-try-out = Bring { $rights } home from the { $ship }
label-sell-whale = Sell a { $whale } for { $money }
label-keep-the-rest = Keep the rest
label-keep =
    Keep { $what ->
        [rest] the rest
       *[all] everything
    } for { $money }{ $free ->
        [0] {""}
        [one] , 1 Right Whale free
       *[other] , { $free } Right Whales free
    }
label-offer = Buy a { $whale } for { $lay }: { $points }
label-pass = Pass
label-hunt = Take a { $whale }: { $points } if you pay its lay of { $lay } at home
label-catch-none = Take no whale

when-start = Starting goods are taken before the first round.
when-place = Workers are placed one at a time in turn, two a round.
when-purchase = Food or wood is bought along with a worker, before its action.
when-extra = One more good is taken by the first worker at the Warehouse.
when-sell = Goods are sold by a worker at the General Store, the Market or, wood alone, the Lumber Mill.
when-build = A building is built by a worker at the Town Hall or the Courthouse.
when-less = Paying less is for the first worker at the Town Hall and for the Courthouse.
when-prepare = A ship is prepared by a worker at the Shipyard.
when-launch = A ship is launched by a worker at the City Pier, the Wharf or the Dry Dock.
when-outward = A ship is moved out by a worker at Clark's Point Light.
when-count = The whales of a ship bring money to a worker at the Cooperage.
when-clear = Empty Sea is removed by a worker at the Tavern.
when-try-out = In the published edition a worker at the Tryworks brings Right Whales home.
when-return = Whales are kept or sold when a ship of yours has come home.
when-offer = A whale is bought when another player has sold it on coming home.
when-hunt = Whales are caught in the whaling phase, when your ship's turn has come.

now-start = Now starting goods are to be chosen.
now-place = Now a worker is to be placed.
now-need = Now food or wood is to be bought.
now-extra = Now one more good is to be taken.
now-sell = Now goods are to be sold.
now-build = Now a building is to be chosen.
now-less = Now say of which goods to pay less.
now-prepare = Now a ship is to be prepared.
now-launch = Now a ship is to be launched.
now-outward = Now a ship is to be moved out.
now-count = Now a ship is to be chosen for the Cooperage.
now-clear = Now Empty Sea is to be removed.
now-try-out = Now Right Whales are to be brought home.
now-come-home = Now whales are to be kept or sold.
now-offer = Now a whale is to be bought, or passed on.
now-hunt = Now a whale is to be taken, or none.

## Why not

no-start = You have only { $left } left to start with.
no-start-other = How much { $goods } you take is asked now.
no-place-pass = Nobody may pass: Farm, Forest and Warehouse are always possible.
no-purchase = A purchase costs { $cost }, and you have { $have }.
no-purchase-twice = You have made your one purchase with this worker.
no-for-two = A game for two does without { $building }.
no-bonus-building = { CAP($building) } is a bonus building and has no place for a worker.
no-unbuilt = Nobody has built { $building } yet.
no-from-inn = From the Inn workers go to the town board or the whaling board only.
no-used = A worker has used { $building } already this round.
no-fee = Using { $building } costs { $fee }, and you have { $have }.
no-sale =
    You have no { $what ->
        [wood] wood
       *[goods] goods
    } to sell{ $help ->
        [bought] , even after your purchase
        [in-vain] , and a purchase would not be enough
       *[none] {""}
    }.
no-building =
    You cannot pay for any building{ $help ->
        [bought] , even after your purchase
        [in-vain] , and a purchase would not be enough
       *[none] {""}
    }.
no-preparing =
    Preparing a ship takes { $wood } wood, and you have { $have }{ $help ->
        [bought] {" "}after your purchase
        [in-vain] , and a purchase would not be enough
       *[none] {""}
    }.
no-dry-dock-wood =
    The Dry Dock takes { $wood } wood, and you have { $have }{ $help ->
        [bought] {" "}after your purchase
        [in-vain] , and a purchase would not be enough
       *[none] {""}
    }.
no-launch-food =
    The nearest open space takes { $food } food, and you have { $have }{ $help ->
        [bought] {" "}after your purchase
        [in-vain] , and a purchase would not be enough
       *[none] {""}
    }.
no-ship-ashore = You have no ship on your player board.
no-ship-on-dock = You have no ship on the dock: prepare one first.
no-ship-at-sea = You have no ship at sea.
no-room-at-sea = Three ships are on every space that a ship could be launched to.
no-moving-out =
    { $white ->
        [farthest] Your white ship is on the farthest space
       *[crowded] Three ships are on the space ahead of your white ship
    }, and { $black ->
        [farthest] your black ship is on the farthest space
       *[crowded] three ships are on the space ahead of your black ship
    }.
no-empty-sea = There is no Empty Sea in the whaling ground.
no-right-whale-at-sea = You have no ship at sea with a Right Whale.
no-right-whale-home = You have no ship with a Right Whale that comes home this round.
no-tokens = None of your ships has a whale aboard.
no-taking-over = You own the Post Office already.
no-need = { $bought } would not be enough for { $space }, { $other } would.
no-sell-nothing = At least one good must be sold.
no-sell-here = { CAP($space) } does not buy { $goods }.
no-sell-none = You have no { $goods }.
no-sell-all = That is all your { $goods }: choose to sell all of it.
no-sell-more = You have only { $goods }.
no-build =
    For { $building } you lack { $missing }{ $less ->
        [0] {""}
        [one] , and you pay only 1 good less
       *[other] , and you pay only { $less } goods less
    }.
no-build-own = You own { $building } already.
no-build-owned = { CAP($owner) } owns { $building } already.
no-less = There is no { $goods } in the cost of { $building }.
no-less-more = There is no more { $goods } in the cost of { $building }.
no-less-which = You pay 1 good less: say which one.
no-less-rest = You cannot pay the rest in full.
no-less-then = You could not pay the rest then.
no-prepare = Your { $sail } is not on your player board.
no-launch = That takes { $food } food, and you have { $have }.
no-launch-ashore = Your { $sail } is not on the dock.
no-launch-crowded = Three ships are on the { $price }-food space already.
no-outward =
    { $why ->
        [farthest] Your { $ship } is on the farthest space
        [crowded] Three ships are on the space ahead of your { $ship }
       *[not-at-sea] Your { $ship } is not at sea
    }.
no-count = Your { $sail } has no whale aboard.
no-clear = There is only one Empty Sea in the whaling ground.
no-try-out =
    Your { $ship } has { $rights ->
        [0] no Right Whale
        [one] only 1 Right Whale
       *[other] only { $rights } Right Whales
    }.
no-whale-aboard = There is no { $whale } left aboard.
no-keeping = Keeping the rest costs { $cost }, and you have { $have }: sell some first.
no-offer = No { $whale } is on offer.
no-offer-money = A { $whale } costs { $lay }, which you do not have.
no-hunt = There is no { $whale } in the whaling ground.

## What happened

event-round = Round { $round }: { $seat } goes first.
event-started = { CAP($seat) } starts with { $stores }.
event-placed =
    { CAP($seat) } places a worker at { $space }{ $bonus ->
        [0] {""}
       *[1] , the first there
    }.
event-fee = { CAP($seat) } pays { $owner } { $fee } for the use of { $space }.
event-purchased = { CAP($seat) } buys { $bought } for { $cost }.
event-took = { CAP($seat) } takes { $stores }.
event-sold = { CAP($seat) } sells { $amount } for { $money }.
event-store-bonus = { CAP($seat) } takes $1 more for being first at the General Store.
event-built = { CAP($seat) } builds { $building } for { $stores }.
event-prepared = { CAP($seat) } prepares the { $sail } for { $wood }.
event-launched = { CAP($seat) } launches the { $sail } to the { $price }-food space for { $stores }.
event-moved-out = { CAP($seat) } moves the { $sail } out to { $place }.
event-counted = The Cooperage pays { $seat } { $money } for the { $sail }.
event-cleared = { CAP($seat) } removes { $tokens } Empty Sea for { $money }.
event-tried-out = { CAP($seat) } brings { $rights } home from the { $sail }.
event-took-over = { CAP($seat) } takes the Post Office over from { $owner }.
event-lifted = { CAP($seat) } takes both workers back by way of the Inn and places them again.
event-came-home = { CAP($seat) }'s { $sail } is home with { $catch }.
event-sold-whale = { CAP($seat) } sells a { $whale } for { $money }.
event-kept =
    { CAP($seat) } keeps { $catch } for { $money }{ $free ->
        [0] {""}
        [one] {" "}(1 Right Whale free)
       *[other] {" "}({ $free } Right Whales free)
    }.
event-bought-whale = { CAP($seat) } buys a { $whale } for { $money }.
event-passed = { CAP($seat) } buys nothing.
event-unbought = Nobody buys { $catch }: out of the game.
event-drew = Drawn from the bag: { $catch }.
event-caught = { CAP($seat) }'s { $sail } takes a { $whale }.
event-let-go = { CAP($seat) }'s { $sail } takes no whale.
event-postage = The Post Office pays { $seat } { $postage }.
event-homeward =
    { $ships ->
        [0] The last round is over, and every ship is home.
        [one] The last round is over; 1 ship is still to come home.
       *[other] The last round is over; { $ships } ships are still to come home.
    }
event-ended = The game ends after round { $round }.

## The table in words and numbers

sheet-table = New Bedford
sheet-players = Players
sheet-ships = Ships
sheet-town = Built
sheet-to-build = To be built
sheet-round = { $round } of { $rounds }
sheet-round-last = { $round } of { $rounds }, ships coming home
column-round = round
column-first-player = first player
column-drawn = in the whaling ground
column-bag = in the bag
column-player = player
column-money = money
column-food = food
column-wood = wood
column-brick = bricks
column-whales = whales
column-workers = workers
column-total = points now
column-sail = sail
column-where = where
column-hold = in the hold
column-building = building
column-owner = owner
column-does = does
column-user = used by
column-cost = cost
worker-home = at home
workers-home = both at home

score-player = player
score-whale-points = whales (NB-11.1)
score-buildings = buildings (NB-11.2)
score-bonus-points = bonus (NB-11.3)
score-money-points = money (NB-11.6)
score-total = total
score-whale-tokens = whale tokens
score-money = money

# How much more or less there is of each.
apart-money =
    ${ $n } { $how ->
        [more] more
       *[less] less
    }
apart-food =
    { $n } { $how ->
        [more] more
       *[less] less
    } food
apart-wood =
    { $n } { $how ->
        [more] more
       *[less] less
    } wood
apart-brick =
    { $n } { $how ->
        [more] more
       *[less] fewer
    } { $n ->
        [1] brick
       *[other] bricks
    }
apart-whale-points =
    { $n } { $how ->
        [more] more
       *[less] fewer
    } { $n ->
        [1] point from whales
       *[other] points from whales
    }
apart-buildings =
    { $n } { $how ->
        [more] more
       *[less] fewer
    } { $n ->
        [1] building
       *[other] buildings
    }
apart-bonus-points =
    { $n } { $how ->
        [more] more
       *[less] fewer
    } { $n ->
        [1] bonus point
       *[other] bonus points
    }
apart-aboard-points =
    { $n } { $how ->
        [more] more
       *[less] fewer
    } { $n ->
        [1] point from whales aboard
       *[other] points from whales aboard
    }
apart-hunts =
    { $n } { $how ->
        [more] more
       *[less] fewer
    } { $n ->
        [1] hunt to come
       *[other] hunts to come
    }
apart-ships-on-dock =
    { $n } { $how ->
        [more] more
       *[less] fewer
    } { $n ->
        [1] ship on the dock
       *[other] ships on the dock
    }

## What lies on the table

mat = { CAP($seat) }'s mat
mat-deciding = { CAP($seat) }'s mat (deciding)
goes-first = { CAP($seat) } goes first
store = { CAP($seat) }: { $amount }
owns = Owns { $building }
score-plate =
    { $points }{ $won ->
        [won] {" "}and the win
       *[no] {""}
    }: whales { $whales }, buildings { $buildings }, bonus { $bonus }, money { $money }
site = { $space }: { $does }; { $first } for the first there
house = { $building } of { $owner }: { $does }
plan = { $building }, not built: costs { $cost }; { $does }
house-fee = { $fee } to { $owner }
worker-at-home = A worker of { $seat } at home
worker-at = A worker of { $seat } at { $space }
station-return = RETURN: ships come home
station-inshore = Inshore water
station-food = The { $price }-food space
ship-lies = { CAP($seat) }'s { $ship }, { $where }
ship-laden = { CAP($seat) }'s { $ship }, { $where }, with { $tokens }
ring-launch = Launch the { $ship } for { $price } food
bag = The bag: { $inside }; out of the game: { $gone }
token = { $whale }: lay { $lay }, { $points }
token-stack = { $n } x { $whale }: lay { $lay }, { $points }
token-empty-sea = Empty Sea
raft = Whales for sale
round-of = Round { $round } of { $rounds }
phase-before = Before round 1: { $phase }
phase-round = Round { $round }: { $phase }
phase-last = The last ships: { $phase }
phase-over = The game is over
phase-start = starting goods
phase-town = workers in the town
phase-come-home = a ship comes home
phase-offer = whales for sale
phase-hunt = whaling

## How it went

moment-a-building-rises = A building rises
moment-a-ship-comes-home = A ship comes home
moment-a-great-catch = A great catch
moment-whales-sold = Whales sold
moment-a-good-sale = A good sale
award-whaler = Whaler
award-whaler-told =
    { $who } took { $n ->
        [one] 1 whale
       *[other] { $n } whales
    } at sea{ $seats ->
        [one] {""}
       *[other] {" "}each
    }.
award-town-builder = Town builder
award-town-builder-told =
    { $who } built { $n ->
        [one] 1 building
       *[other] { $n } buildings
    }{ $seats ->
        [one] {""}
       *[other] {" "}each
    }.
award-landlord = Landlord
award-landlord-told =
    { $who } collected { $n ->
        [one] 1 fee
       *[other] { $n } fees
    }{ $seats ->
        [one] {""}
       *[other] {" "}each
    }.
award-early-bird = Early bird
award-early-bird-told =
    { $who } came first to a place { $n ->
        [one] 1 time
       *[other] { $n } times
    }{ $seats ->
        [one] {""}
       *[other] {" "}each
    }.
award-best-deal = Best deal
award-best-deal-told =
    { $who } sold something for ${ $n }{ $seats ->
        [one] {""}
       *[other] {" "}each
    }.
