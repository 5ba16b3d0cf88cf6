# Harbour of Fortune, in English.

## How much more there is of what is counted

apart-money =
    { $n } { $how ->
        [more] more
       *[less] less
    } money
apart-debt =
    { $n } { $how ->
        [more] more
       *[less] less
    } debt
apart-sound-houses =
    { $n } { $how ->
        [more] more
       *[less] fewer
    } { $n ->
        [1] sound house
       *[other] sound houses
    }
apart-damaged-houses =
    { $n } { $how ->
        [more] more
       *[less] fewer
    } { $n ->
        [1] damaged house
       *[other] damaged houses
    }
apart-household =
    { $n } { $how ->
        [more] more
       *[less] fewer
    } { $n ->
        [1] member of the household
       *[other] members of the household
    }
apart-cards =
    { $n } { $how ->
        [more] more
       *[less] fewer
    } { $n ->
        [1] card in hand
       *[other] cards in hand
    }
apart-wild-cards =
    { $n } { $how ->
        [more] more
       *[less] fewer
    } { $n ->
        [1] Wild Card
       *[other] Wild Cards
    }
apart-troubles =
    { $n } { $how ->
        [more] more
       *[less] fewer
    } { $n ->
        [1] trouble
       *[other] troubles
    }
apart-district-bonus =
    { $n } { $how ->
        [more] more
       *[less] less
    } as the district's bonus
apart-hat-bonus =
    { $n } { $how ->
        [more] more
       *[less] less
    } as the hat's bonus
apart-jack-bonus =
    { $n } { $how ->
        [more] more
       *[less] less
    } as the Jacks' bonus
