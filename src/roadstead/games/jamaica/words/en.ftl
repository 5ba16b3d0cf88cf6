# Jamaica, in English.

## What things are called

goods-nothing = nothing
goods-food = food
goods-gunpowder = gunpowder
goods-gold = gold
amount = { $n } { $goods }

card-forward-forward = forward/forward
card-forward-backward = forward/backward
card-backward-forward = backward/forward
card-forward-food = forward/food
card-food-forward = food/forward
card-forward-gunpowder = forward/gunpowder
card-gold-forward = gold/forward
card-gold-gold = gold/gold
card-gunpowder-gold = gunpowder/gold
card-gunpowder-food = gunpowder/food
card-food-gunpowder = food/gunpowder

power-morgan-s-map = Morgan's Map
power-saran-s-sabre = Saran's Sabre
power-lady-beth = Lady Beth
power-6th-hold = 6th Hold

treasure = treasure +{ $worth }
treasure-cursed = cursed treasure { $worth }
treasure-face-down = face-down treasure
treasure-back = treasure no. { $n }
treasure-back-cursed = face-down treasure no. { $n }, cursed
treasure-back-unseen = face-down treasure no. { $n }
treasure-back-known = { $back } ({ $treasure })
worth = +{ $n }
worth-cursed = cursed { $n }
star = the star

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-violet = violet
colour-black = black

ghost-ship = the Ghost Ship
ghost-ship-mat = Ghost Ship
the-loser = the loser
hold = hold { $n }
hold-sixth = the 6th Hold
from-hold = from { $hold }
empty = empty
some-goods = goods

port-port-royal = Port Royal
port-old-harbour = Old Harbour
port-black-river = Black River
port-savanna-la-mar = Savanna-la-Mar
port-negril = Negril
port-gull-cay = Gull Cay
port-montego-bay = Montego Bay
port-saint-ann = Saint Ann
port-ocho-rios = Ocho Rios
port-turtle-isle = Turtle Isle
port-port-antonio = Port Antonio
port-morant-bay = Morant Bay
past =
    { $steps ->
        [1] just
       *[other] { $steps }
    } past { $port }
lair-past =
    the lair { $steps ->
        [1] just
       *[other] { $steps }
    } past { $port }
sea-past =
    the sea { $steps ->
        [1] just
       *[other] { $steps }
    } past { $port }
inner-sea-past =
    the inner sea { $steps ->
        [1] just
       *[other] { $steps }
    } past { $port }
outer-sea-past =
    the outer sea { $steps ->
        [1] just
       *[other] { $steps }
    } past { $port }
sea-before = the sea just before { $port }
place-costs = { $place } (costs { $cost })

## What is asked

prompt-place-dice = You are the Captain and threw { $first } and { $second }. Which die is the morning's?
prompt-choose-card = Choose a card: the morning die is { $morning }, the evening die { $evening }.
prompt-lane =
    The lanes part { $way ->
        [ahead] ahead of
       *[behind] behind
    } { $whose ->
        [own] your ship
       *[ghost] the Ghost Ship
    }, which has { $steps } more to sail. Which lane?
prompt-lane-back = The lanes part behind you at { $place }. Which way back?
prompt-attack-whom = Whom do you attack at { $place }?
prompt-attack-whom-ghost = Whom does the Ghost Ship attack at { $place }?
prompt-spend-powder = You attack { $foe }. How much gunpowder do you fire before you roll?
prompt-spend-powder-attacked = { CAP($foe) } attacks you with strength { $strength }. How much gunpowder do you fire?
prompt-take-from = From which holds do you pay { $cost }?
prompt-take-from-powder = From which holds do you take the { $tokens } gunpowder that you fire?
prompt-load-where = Where do you load { $tokens } { $goods }?
prompt-dump-which = Every hold is full. Which one do you empty for { $tokens } { $goods }?
prompt-sabre-reroll = { CAP($roller) } rolled { $die }. Have it rolled again with Saran's Sabre?
prompt-sabre-reroll-own = You rolled { $die }. Have it rolled again with Saran's Sabre?
prompt-spoils = You have beaten { $loser }. What do you do?
prompt-spoils-ghost = The Ghost Ship has beaten { $loser }. You decide what it takes.
prompt-ghost-way =
    Which way does the Ghost Ship sail its { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    }?
prompt-name-treasure = Which face-down treasure of { $loser } is taken?

waiting-place-dice = Waiting for { $who } to place the dice.
waiting-choose-card = Waiting for { $who } to choose a card.
waiting-lane = Waiting for { $who } to choose a lane.
waiting-attack-whom = Waiting for { $who } to choose whom to attack.
waiting-spend-powder = Waiting for { $who } to fire gunpowder.
waiting-take-from = Waiting for { $who } to choose which holds to take from.
waiting-load-where = Waiting for { $who } to choose a hold.
waiting-dump-which = Waiting for { $who } to empty a hold.
waiting-sabre-reroll = Waiting for { $who } to use Saran's Sabre or not.
waiting-spoils = Waiting for { $who } to take the spoils.
waiting-ghost-way = Waiting for { $who } to steer the Ghost Ship.
waiting-name-treasure = Waiting for { $who } to name a treasure.

## What may be done

label-dice = { $morning } for the morning, { $evening } for the evening
label-die = { $morning } for the morning
label-card = Morning: { $morning }. Evening: { $evening }.
label-lane = { $lane }: { $either }
label-lane-back = { $lane }: back { $either }
lane-inner = Inner lane (2 spaces)
lane-outer = Outer lane (6 spaces)
lane-outer-lairs =
    Outer lane (6 spaces, { $lairs ->
        [one] 1 lair
       *[other] { $lairs } lairs
    })
label-attack = Attack { $ship }
label-attack-nobody = Attack a ship that does not sail
label-powder =
    { $tokens ->
        [0] Fire no gunpowder
       *[other] Fire { $tokens } gunpowder: { $tokens } more strength
    }
label-take =
    { $tokens } from { $hold }, { $left ->
        [0] which is then empty
        [1] where 1 stays
       *[other] where { $left } stay
    }
label-load = Load into { $hold }
label-dump = Throw { $cargo } from { $hold } overboard and load there
label-keep = Let the roll stand
label-reroll = Roll it again; the second result stands
label-take-nothing = Take nothing
label-steal-hold = Steal { $cargo } from { $hold } of { $loser }
label-steal-treasure = Steal a face-down treasure of { $loser }, unseen
label-steal-power = Steal { $power } from { $loser }
label-give = Give { $loser } your { $treasure }
label-ghost =
    The Ghost Ship sails { $way ->
        [forward] forward
       *[back] back
    }
label-ghost-to =
    The Ghost Ship sails { $way ->
        [forward] forward
       *[back] back
    } { $either }
label-name = Take { $treasure }

load =
    load { $n ->
        [0] the die's number
       *[other] { $n }
    } { $goods }
sail =
    sail { $n ->
        [0] the die's number
       *[other] { $n }
    } { $way ->
        [forward] forward
       *[backward] backward
    }
sail-to = { $part } { $end }
by-lane = { $part }, by the lane you choose
left-out = nothing, the ship is home ({ $part } is left out)
to = to { $place }
to-home = home to { $place }
to-treasure = to { $place } and its treasure
to-pay = to { $place }, pay { $cost }
to-short = to { $place }, pay { $cost } (you have { $have })

when-dice = The Captain places the dice at the beginning of a round.
when-card = A card is chosen once a round, when the dice are placed.
when-lane = A lane is chosen when a ship leaves a fork forward or a merge backward.
when-attack = Whom to attack is chosen when a move has ended beside several ships.
when-powder = Gunpowder is fired in a battle, before the roll.
when-take = Tokens are taken out of holds when a space is paid or gunpowder fired.
when-load = A hold is chosen when goods come in and both a regular hold and the 6th Hold are empty.
when-dump = A hold is emptied only when goods come in and no hold is empty.
when-sabre = The owner of Saran's Sabre is asked in a battle, when a die has been rolled.
when-spoils = Spoils are for the winner of a battle, when it is over.
when-ghost = With two players the Captain steers the Ghost Ship, after both turns.
when-name = A face-down treasure is named when one of several is stolen.

now-place-dice = Now the dice are to be placed.
now-choose-card = Now a card is to be chosen.
now-lane = Now a lane is to be chosen.
now-attack-whom = Now a ship to attack is to be chosen.
now-spend-powder = Now gunpowder is to be fired, or none.
now-take-from = Now the holds to take tokens from are to be chosen.
now-load-where = Now the hold to load is to be chosen.
now-dump-which = Now a hold is to be emptied.
now-sabre-reroll = Now Saran's Sabre may be used, or the roll kept.
now-spoils = Now the spoils are to be taken, or nothing.
now-ghost-way = Now the Ghost Ship is to be steered.
now-name-treasure = Now the face-down treasure to steal is to be named.

## Why not

no-choose-card =
    { $card } is not in your hand: it is { $where ->
        [discards] in your discards
       *[pile] still in your draw pile
    }.
no-place-dice = The dice show { $first } and { $second }; there is no { $die }.
no-attack-ghost-absent = The Ghost Ship sails only where two play.
no-attack-nobody = Nobody sails the { $colour } ship.
no-attack-self = A ship does not attack itself.
no-attack-elsewhere = The { $colour } ship is at { $there }, and the battle is at { $here }.
no-attack-ghost-elsewhere = The Ghost Ship is at { $there }, and the battle is at { $here }.
no-spend-powder = You have only { $tokens } gunpowder.
no-take-other-goods = Hold { $hold } has no { $goods }.
no-take-hold-before = Hold { $hold } comes before one already used; each hold is used once, in order.
no-take-more = Only { $tokens } is still to come.
no-take-hold-has = Hold { $hold } has only { $tokens }.
no-take-same = Hold { $hold } has just what an earlier hold has: take from that one.
no-take-rest = The holds after hold { $hold } could not give the rest of the { $tokens }.
no-load-in-use = Hold { $hold } has { $goods } in it, and nothing is added to a hold in use.
no-load-same = Hold { $hold } is as empty as an earlier one: load that one.
no-dump-no-sixth = You do not own the 6th Hold.
no-dump-same-goods = Hold { $hold } has { $goods } too, and a hold of the same kind is not emptied.
no-dump-same = Hold { $hold } has just what an earlier hold has: empty that one.
no-steal-treasure = The loser has no face-down treasure.
no-steal-beth = Lady Beth never leaves the Ghost Ship.
no-steal-power = The loser does not have { $power } face up.
no-give-by-ghost = The Ghost Ship never gives a card.
no-give-none = You have no face-down treasure worth { $worth }.
no-give-cursed-only = Only a cursed treasure can be given to a player.
no-steal-empty = Hold { $hold } of the loser is empty.
no-steal-same = Hold { $hold } has just what an earlier hold has: steal that one.
no-steal-room = There is no room for the { $goods }, and no hold of another kind to empty.
no-name-treasure = { CAP($back) } does not lie face down with the loser.

## What happened

event-captain = Round { $round }: { $ship } is Captain.
event-rolled = { CAP($ship) } throws { $first } and { $second }.
event-placed = { CAP($ship) } sets the morning die to { $morning }, the evening die to { $evening }.
event-turned-up = { CAP($ship) } turns up { $card }.
event-loaded = { CAP($ship) } loads { $tokens } { $goods } into { $hold }.
event-dumped = { CAP($ship) } throws { $tokens } { $goods } overboard.
event-no-room = { CAP($ship) } has no room for { $tokens } { $goods }.
event-sailed =
    { CAP($ship) } sails from { $start } to { $space }{ $lap ->
        [behind] , behind the start line
       *[on] {""}
    }.
event-finished = { CAP($ship) } comes home to Port Royal.
event-paid = { CAP($ship) } pays { $tokens } { $goods } at { $space }.
event-shortage =
    { CAP($ship) } cannot pay at { $space } and { $tokens ->
        [0] has no { $goods } to lose
       *[other] loses { $tokens } { $goods }
    }.
event-retreated =
    { CAP($ship) } falls back from { $start } to { $space }{ $lap ->
        [behind] , behind the start line
       *[on] {""}
    }.
event-attacked = { CAP($ship) } attacks { $foe } at { $space }.
event-fired = { CAP($ship) } fires { $tokens } gunpowder.
event-combat-roll =
    { $shown ->
        [star] { CAP($ship) } rolls { $die }!
       *[number] { CAP($ship) } rolls { $die }, strength { $strength }.
    }
event-rerolled = { CAP($ship) } draws Saran's Sabre: { $roller } rolls { $die } instead.
event-won = { CAP($ship) } beats { $foe }.
event-drawn-battle = { CAP($ship) } and { $foe } part with equal strength { $strength }.
event-took-nothing = { CAP($ship) } takes nothing from { $foe }.
event-stole-hold = { CAP($ship) } takes { $tokens } { $goods } from { $foe }.
event-stole-power = { CAP($ship) } takes { $power } from { $foe }.
event-stole-card = { CAP($ship) } takes face-down { $back } from { $foe }.
event-saw-card = The { $back } that { $ship } took from { $foe } is { $face }.
event-gave-cursed = { CAP($ship) } gives { $foe } the cursed { $back }.
event-gave-ghost = { CAP($ship) } leaves face-down { $back } with the Ghost Ship.
event-gave-value = { CAP($ship) } gives { $foe } { $back }: it is { $face }.
event-treasure = { CAP($ship) } digs up { $back } at { $space }.
event-treasure-seen = { CAP($ship) } digs up { $back } at { $space }: it is { $face }.
event-power-up = { CAP($ship) } now has { $power }.
event-ghost-lair = The Ghost Ship takes { $back } of { $space }, unseen.
event-reshuffled = { CAP($ship) } shuffles the discards into a new pile.
event-drew =
    { CAP($ship) } draws { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
event-drew-card = { CAP($ship) } draws { $card }.
event-last-round = Round { $round } is the last.
event-ended = The game ends after { $round } rounds.
event-ghost-moves =
    The Ghost Ship sails { $steps } { $forward ->
        [forward] forward
       *[back] back
    }{ $chosen ->
        [chosen] , as the Captain wishes
       *[other] {""}
    }.
event-unloaded = The Ghost Ship throws { $tokens } { $goods } into the sea.
event-ghost-took-nothing = { CAP($ship) } takes nothing from { $foe }.
event-ghost-took-hold = { CAP($ship) } takes { $tokens } { $goods } from { $foe }.
event-ghost-sank = The Ghost Ship throws { $tokens } { $goods } into the sea.
event-ghost-took-power = { CAP($ship) } takes { $power } from { $foe }.
event-ghost-took-card = { CAP($ship) } takes face-down { $back } from { $foe }.
event-ghost-kept = The Ghost Ship stows the { $tokens } { $goods } from the 6th Hold.
event-ghost-robbed = { CAP($ship) } takes { $tokens } { $goods } from { $foe }.
event-ghost-lost-card = { CAP($ship) } takes face-down { $back } from { $foe }.
event-ghost-card-seen = The { $back } that { $ship } took from { $foe } is { $face }.
event-ghost-card-up = { CAP($ship) } now has { $power }.
event-gave-ghost-value = { CAP($ship) } gives { $foe } { $back }: it is { $face }.
event-ghost-turns = The Ghost Ship, having sailed a full lap, sails { $steps } back.

## The table in words and numbers

title = Jamaica
sheet-ships = Ships
sheet-hand = Your cards
column-round = round
column-captain = captain
column-dice = dice
column-lairs = lairs with treasure
column-ship = ship
column-place = place
column-to-go = spaces to go
column-holds = holds
column-cards = cards
column-treasures = treasures
column-card = card
column-morning = morning
column-evening = evening
this-round = { $n }
last-round = { $n }, the last
dice-placed = morning { $morning }, evening { $evening }
dice-not-placed = not placed yet
at-home = home in Port Royal
behind-start =
    { $place }, { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } behind the start
chosen = chosen
ghost = ghost
cards-held = { $held } in hand, { $pile } to draw
cards-held-chosen = { $held } in hand, { $pile } to draw, one chosen
treasures =
    { $n ->
        [one] 1 treasure
       *[other] { $n } treasures
    }: { $cards }
score-ship = ship
score-place-points = place (JAM-11.3)
score-gold = gold (JAM-11.6)
score-treasure-points = treasures (JAM-11.6)
score-to-go = to go
apart-to-go =
    { $n ->
        [1] 1 space
       *[other] { $n } spaces
    } { $how ->
        [more] behind
       *[less] ahead
    }
apart-gold = { $n } { $how ->
    [more] more
   *[less] less
  } gold
apart-food = { $n } { $how ->
    [more] more
   *[less] less
  } food
apart-gunpowder = { $n } { $how ->
    [more] more
   *[less] less
  } gunpowder
apart-treasures = { $n } { $how ->
    [more] more
   *[less] fewer
  } { $n ->
    [1] treasure
   *[other] treasures
  }
apart-empty-holds = { $n } { $how ->
    [more] more
   *[less] fewer
  } { $n ->
    [1] empty hold
   *[other] empty holds
  }
apart-treasure-points = { $n } { $how ->
    [more] more
   *[less] fewer
  } { $n ->
    [1] point of treasures
   *[other] points of treasures
  }

## What lies on the table

mat = { CAP($ship) }'s mat
mat-deciding = { CAP($ship) }'s mat (deciding)
captain-of = { CAP($ship) } is Captain
hold-of = Hold { $hold } of { $ship }: { $cargo }
card-of = A card of { $ship }
card-chosen = Chosen: { $card }
has-chosen = { CAP($ship) } has chosen
treasure-lies = { CAP($treasure) }
treasure-lies-back = Face-down { $back }
treasure-lies-cursed = Face-down { $back }, known to be cursed
chest = Treasure at { $lair }
ring-outer = Sail outer lane
ring-inner = Sail inner lane
ring-ghost-forward = Ghost forward
ring-ghost-back = Ghost back
ship-at = { CAP($ship) } at { $space }
ship-behind = { CAP($ship) } at { $space }, behind the start
ship-home = { CAP($ship) } at { $space }, home
die-morning = Morning die: { $die }
die-evening = Evening die: { $die }
die-thrown = Thrown die: { $die }
combat-attacker = Attacker rolled { $die }
combat-defender = Defender rolled { $die }

## How it went

moment-a-battle-won = A battle won
moment-a-treasure-stolen = A treasure stolen
moment-a-hold-plundered = A hold plundered
moment-a-curse-passed-on = A curse passed on
moment-treasure = Treasure!
moment-home-in-port-royal = Home in Port Royal
moment-an-empty-hold = An empty hold
moment-a-bold-voyage = A bold voyage
moment-a-rich-load = A rich load
moment-a-heavy-toll = A heavy toll
moment-overboard = Overboard
award-sea-wolf = Sea wolf
award-sea-wolf-told =
    { $who } won { $n ->
        [one] 1 battle
       *[other] { $n } battles
    }{ $seats ->
        [one] {""}
       *[other] {" "}each
    }.
award-treasure-hunter = Treasure hunter
award-treasure-hunter-told =
    { $who } dug up { $n ->
        [one] 1 treasure
       *[other] { $n } treasures
    }{ $seats ->
        [one] {""}
       *[other] {" "}each
    }.
award-light-fingers = Light fingers
award-light-fingers-told =
    { $who } took { $n ->
        [one] 1 treasure
       *[other] { $n } treasures
    } from others{ $seats ->
        [one] {""}
       *[other] {" "}each
    }.
award-longest-voyage = Longest voyage
award-longest-voyage-told =
    { $who } sailed { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }{ $seats ->
        [one] {""}
       *[other] {" "}each
    }.
award-empty-larder = Empty larder
award-empty-larder-told =
    { $who } could not pay { $n ->
        [one] 1 time
       *[other] { $n } times
    }{ $seats ->
        [one] {""}
       *[other] {" "}each
    }.
