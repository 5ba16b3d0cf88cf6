# Rotterdam: Masters of Trade, in English.

## How much more there is of what is counted

apart-assignment-points =
    { $n } { $how ->
        [more] more
       *[less] fewer
    } { $n ->
        [1] point of assignments
       *[other] points of assignments
    }
apart-product-points =
    { $n } { $how ->
        [more] more
       *[less] fewer
    } { $n ->
        [1] point of products
       *[other] points of products
    }
apart-money =
    { $n } million { $how ->
        [more] more
       *[less] less
    }
apart-stock =
    { $n } { $how ->
        [more] more
       *[less] fewer
    } { $n ->
        [1] unit in stock
       *[other] units in stock
    }
apart-laden-ships =
    { $n } { $how ->
        [more] more
       *[less] fewer
    } { $n ->
        [1] laden ship under way
       *[other] laden ships under way
    }
apart-factories =
    { $n } { $how ->
        [more] more
       *[less] fewer
    } { $n ->
        [1] factory
       *[other] factories
    }
apart-products =
    { $n } { $how ->
        [more] more
       *[less] fewer
    } { $n ->
        [1] product in hand
       *[other] products in hand
    }
apart-shipping-cards =
    { $n } { $how ->
        [more] more
       *[less] fewer
    } { $n ->
        [1] shipping card
       *[other] shipping cards
    }
