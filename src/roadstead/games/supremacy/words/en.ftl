# Supremacy with Fortuna, in English.

## How much more there is of what is counted

apart-cash =
    ${ $n }M { $how ->
        [more] more
       *[less] less
    } cash
apart-loans =
    ${ $n }M { $how ->
        [more] more
       *[less] less
    } in loans
apart-notes =
    ${ $n }M { $how ->
        [more] more
       *[less] less
    } in notes
apart-grain =
    { $n } { $how ->
        [more] more
       *[less] less
    } grain
apart-oil =
    { $n } { $how ->
        [more] more
       *[less] less
    } oil
apart-minerals =
    { $n } { $how ->
        [more] more
       *[less] fewer
    } { $n ->
        [1] mineral
       *[other] minerals
    }
apart-nukes =
    { $n } { $how ->
        [more] more
       *[less] fewer
    } { $n ->
        [1] nuke
       *[other] nukes
    }
apart-l-stars =
    { $n } { $how ->
        [more] more
       *[less] fewer
    } { $n ->
        [1] L-star
       *[other] L-stars
    }
apart-k-sats =
    { $n } { $how ->
        [more] more
       *[less] fewer
    } { $n ->
        [1] K-sat
       *[other] K-sats
    }
apart-neutron-bombs =
    { $n } { $how ->
        [more] more
       *[less] fewer
    } { $n ->
        [1] neutron bomb
       *[other] neutron bombs
    }
apart-units =
    { $n } { $how ->
        [more] more
       *[less] fewer
    } { $n ->
        [1] unit
       *[other] units
    }
apart-territories =
    { $n } { $how ->
        [more] more
       *[less] fewer
    } { $n ->
        [1] territory
       *[other] territories
    }
apart-companies =
    { $n } { $how ->
        [more] more
       *[less] fewer
    } { $n ->
        [1] company
       *[other] companies
    }

amount-money = ${ $n }M
