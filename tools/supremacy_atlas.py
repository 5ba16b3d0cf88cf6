"""What the drawn world of Supremacy is made of, by hand: whose land each country is, where large countries are cut,
where each sea lies.  Longitudes and latitudes in degrees; longitudes past 180 go on eastward.
"""

Spot = tuple[float, float]

NAMES: dict[str, str] = {
    "central_america": "Mexico|Guatemala|Belize|Honduras|El Salvador|Nicaragua|Costa Rica|Panama|Cuba|Haiti"
    "|Dominican Rep.|Jamaica|Bahamas|Puerto Rico",
    "greenland": "Greenland",
    "venezuela": "Venezuela|Colombia|Ecuador|Guyana|Suriname|Trinidad and Tobago",
    "brazil": "Brazil",
    "peru": "Peru|Bolivia",
    "argentina": "Argentina|Chile|Uruguay|Paraguay|Falkland Is.",
    "sahara": "Morocco|W. Sahara|Algeria|Tunisia|Libya|Mauritania|Mali|Niger",
    "nigeria": "Nigeria|Senegal|Gambia|Guinea-Bissau|Guinea|Sierra Leone|Liberia|Côte d'Ivoire|Burkina Faso|Ghana"
    "|Togo|Benin|Cameroon|Central African Rep.|Chad",
    "egypt": "Egypt|Sudan|Eritrea",
    "zaire": "Dem. Rep. Congo|Congo|Gabon|Eq. Guinea|Angola|Zambia",
    "mozambique": "Ethiopia|Djibouti|Somalia|Somaliland|Kenya|Uganda|Rwanda|Burundi|Tanzania|Malawi|Mozambique"
    "|S. Sudan|Madagascar",
    "south_africa": "South Africa|Namibia|Botswana|Zimbabwe|Lesotho|eSwatini",
    "british_isles": "United Kingdom|Ireland|Isle of Man",
    "iberia": "Spain|Portugal|Andorra",
    "western_europe": "France|Belgium|Netherlands|Luxembourg|Switzerland|Denmark|Monaco",
    "eastern_europe": "Germany|Austria|Italy|Liechtenstein|San Marino|Vatican",
    "scandinavia": "Norway|Sweden|Finland|Åland",
    "poland": "Poland|Czechia|Slovakia|Hungary|Lithuania",
    "greece": "Greece|Albania|Macedonia|Kosovo|Serbia|Montenegro|Bosnia and Herz.|Croatia|Slovenia|Bulgaria",
    "romania": "Romania|Moldova|Ukraine",
    "russia": "Russia|Belarus|Latvia|Estonia",
    "kazakh": "Kazakhstan|Uzbekistan|Kyrgyzstan|Tajikistan|Georgia",
    "turkey": "Turkey|Armenia|Azerbaijan|Turkmenistan|Cyprus|N. Cyprus",
    "middle_east": "Syria|Lebanon|Israel|Palestine|Jordan",
    "iraq": "Iraq|Kuwait",
    "iran": "Iran",
    "arabia": "Saudi Arabia|Yemen|Oman|United Arab Emirates|Qatar|Bahrain",
    "pakistan": "Pakistan|Afghanistan",
    "india": "India|Nepal|Bhutan|Bangladesh|Sri Lanka|Siachen Glacier",
    "burma": "Myanmar|Thailand",
    "indo_china": "Vietnam|Laos|Cambodia",
    "indonesia": "Indonesia|Malaysia|Brunei|Philippines|Papua New Guinea|Timor-Leste",
    "mongolia": "Mongolia",
    "manchuria": "North Korea|South Korea",
    "nanling": "Taiwan|Hong Kong|Macao",
    "shantung": "China",
    "japan": "Japan",
    "eastern_australia": "Australia",
    "new_zealand": "New Zealand",
    "midwest_usa": "United States of America",
    "eastern_canada": "Canada",
    "scenery": "Iceland|New Caledonia|Solomon Is.|Vanuatu|Fiji",
}
COUNTRIES: dict[str, str] = {country: land for land, names in NAMES.items() for country in names.split("|")}

# What lies inside one of these outlines belongs to the land named, the rest to the country's own; the first that holds
# a place has it.
CUTS: tuple[tuple[str, str, tuple[Spot, ...]], ...] = (
    ("United States of America", "alaska", ((-170, 50), (-170, 73), (-140, 73), (-129, 56), (-129, 50))),
    ("United States of America", "scenery", ((170, 48), (170, 68), (195, 68), (195, 48))),
    ("United States of America", "scenery", ((-165, 15), (-165, 25), (-150, 25), (-150, 15))),
    (
        "United States of America",
        "western_usa",
        ((-130, 52), (-111, 52), (-111, 45), (-109, 41), (-109, 36), (-108.3, 31.5), (-108.3, 28), (-130, 28)),
    ),
    (
        "United States of America",
        "eastern_usa",
        ((-60, 50), (-86.5, 50), (-87.3, 46), (-89.5, 42.5), (-91, 40), (-89.3, 37), (-91, 33), (-91, 27), (-60, 24)),
    ),
    (
        "Canada",
        "northern_canada",
        ((-150, 85), (-150, 60), (-120, 60), (-95, 60), (-85, 61.5), (-78, 63), (-74, 62.9), (-70, 61.9), (-66, 61), (-64, 60.8), (-50, 61), (-50, 85)),
    ),
    ("Canada", "western_canada", ((-145, 47), (-95.2, 47), (-95.2, 52.8), (-89, 57), (-86, 66), (-145, 66))),
    ("France", "venezuela", ((-56, 0), (-56, 7), (-50, 7), (-50, 0))),
    ("Germany", "western_europe", ((4, 56), (10.2, 55.8), (10.4, 53.5), (9.8, 51.5), (10.2, 49.8), (10.3, 47), (4, 46))),
    ("Turkey", "greece", ((25, 43), (25, 39.9), (26.4, 40.25), (27.5, 40.75), (29, 40.95), (29.2, 41.5), (29.3, 43))),
    ("Egypt", "middle_east", ((32.6, 33), (32.4, 29.9), (33.4, 28), (35.5, 27), (36, 33))),
    (
        "Iran",
        "turkey",
        ((43, 41), (43.5, 37.6), (46, 37), (49, 36.4), (51.5, 35.8), (54, 36), (56.5, 36.4), (59, 36), (62.5, 35.4), (62.5, 41)),
    ),
    ("Russia", "poland", ((16, 52), (16, 58), (25, 58), (25, 52))),
    ("Russia", "romania", ((31, 43.5), (31, 47), (35.5, 46.5), (36.6, 45.6), (36.6, 43.5))),
    ("Russia", "kazakh", ((36.5, 43), (36.8, 47.2), (39, 48.2), (43, 49), (47.5, 50.6), (53, 49), (53, 40), (40, 40))),
    (
        "Russia",
        "kola",
        ((24, 82), (24, 66.3), (35, 64), (42, 61.8), (52, 61), (60, 61.8), (65, 64.8), (67.5, 69), (69.5, 71), (72, 82)),
    ),
    (
        "Russia",
        "siberia",
        ((56, 84), (56, 60.6), (66, 59.8), (74, 58.4), (88, 58), (98, 60), (106, 62.4), (112, 66), (114, 74), (116, 84)),
    ),
    (
        "Russia",
        "yakutsk",
        ((100, 84), (102, 61.2), (112, 58), (122, 56.6), (131, 56), (138, 56.6), (146, 55), (152, 48), (175, 45), (195, 58), (195, 84)),
    ),
    ("Russia", "buryatsk", ((73, 46), (73.5, 58.8), (108, 64), (150, 58), (160, 30), (100, 30))),
    (
        "China",
        "manchuria",
        ((121, 37.9), (119.8, 39.9), (118.5, 42), (119.5, 46), (116.8, 50.2), (118, 56), (137, 56), (137, 40), (124, 38)),
    ),
    (
        "China",
        "mongolia",
        ((76, 51), (79, 43.6), (88, 43), (95, 41.3), (103, 39.4), (108, 38.4), (112, 38.4), (115.5, 37.5), (119.5, 38), (122, 40), (122, 51)),
    ),
    (
        "China",
        "tibet",
        ((70, 46), (103, 46), (103.5, 36), (104, 33.5), (101.5, 30.8), (97.5, 30.3), (95, 30), (94.6, 28), (92, 25), (70, 25)),
    ),
    ("China", "nanling", ((92, 17), (92, 32), (103, 30.3), (108, 29.4), (114, 29.4), (118, 29.8), (124, 30.2), (125, 17))),
    ("Malaysia", "burma", ((98, 0), (98, 8), (105.5, 8), (105.5, 0))),
    ("Australia", "western_australia", ((108, -8), (134, -9), (133.5, -26), (132, -42), (108, -42))),
)  # fmt: skip

# Water too narrow for the coarse grid on which the seas are parted.
STRAITS: tuple[tuple[Spot, Spot], ...] = (
    ((-8, 35.9), (-3, 35.9)),  # Gibraltar
    ((26, 40), (29.5, 41.6)),  # Dardanelles and Bosporus
    ((32.3, 31.6), (32.5, 29.6)),  # Suez
    ((32.5, 29.8), (35, 26.5)),
    ((42.5, 13.8), (44, 12)),
    ((11, 57.5), (11, 54.6)),  # Belt
    ((11, 54.6), (14, 55)),
    ((56, 26.3), (57, 25.8)),  # Hormuz
    ((97, 6), (104, 1.2)),
    ((35.8, 45.6), (36.8, 44.8)),
)

# Land too narrow for it.
ISTHMUSES: tuple[tuple[Spot, Spot], ...] = (
    ((-84, 10), (-80.5, 8.6)),  # Panama
    ((-80.5, 8.6), (-77, 8)),
    ((105, -6.2), (114.5, -8.3)),  # Java to New Guinea
    ((114.5, -8.3), (119, -8.7)),
    ((119, -8.7), (124, -8.4)),
    ((124, -8.4), (131.5, -7.6)),
    ((131.5, -7.6), (134.5, -6)),
    ((134.5, -6), (133.5, -3)),
)

# Points of each sea; a place at sea belongs to the sea whose point is nearest by water.
SEAS: dict[str, tuple[Spot, ...]] = {
    "arabian_sea": ((62, 18), (60, 21), (69, 15), (52, 26.5), (66, 21), (73, 10), (56, 16)),
    "baia_santos": ((-43, -25), (-37, -16), (-34.5, -12), (-49, -31), (-51.5, -34)),
    "rio_de_la_plata": ((-57, -40), (-61, -46), (-54.5, -38), (-62, -49)),
    "baltic_sea": ((20, 58), (19.5, 63), (11.2, 56.6), (26, 59.8), (16, 55.5)),
    "barents_sea": ((40, 73), (60, 74), (33, 71.5), (80, 76), (72, 74)),
    "north_sea": ((3, 57), (0, 61), (-8, 59), (6, 65), (-11.5, 54), (8, 68.5), (1, 51)),
    "barkley_sound": ((-140, 58), (-152, 57), (-131, 51), (-127, 45)),
    "santa_barbara_passage": ((-122, 34), (-118, 29), (-126, 38), (-114, 24)),
    "gulf_of_panama": ((-95, 13), (-105, 17), (-82, 6), (-88, 9)),
    "caribbean_sea": ((-75, 15), (-90, 25), (-65, 15), (-55, 9), (-61, 18), (-47, 4), (-78, 27.5), (-45, 2)),
    "gulf_of_st_lawrence": ((-60, 48), (-57, 44.5), (-66, 43), (-53, 49)),
    "hudson_strait": ((-85, 59), (-64, 61), (-57, 63), (-61, 70), (-75, 75), (-55, 56), (-80, 67)),
    "long_island_sound": ((-71, 38.5), (-76, 33), (-67, 37), (-72, 35)),
    "gulf_of_guinea": ((3, 2), (-8, 2), (7, -3), (-15, 7), (-3, 3)),
    "cape_of_good_hope": ((10, -14), (13, -25), (17, -35), (25, -36), (11, -19)),
    "straits_of_malacca": ((38, -22), (42, -13), (35, -31), (44, -9), (50, -26), (51, -14)),
    "red_sea": ((38, 20), (45, 12.5), (51, 12), (53, 6), (48, 1), (33.4, 28.2), (32.2, 31.9)),
    "mediterranean_sea": ((6, 40), (3, 38), (14, 35), (-3, 36), (-9, 34.8), (12, 40), (19, 33), (28.5, 32)),
    "sea_of_crete": ((26.5, 34.4), (30, 34), (19.5, 37.5), (17, 42), (25, 39), (33, 34)),
    "black_sea": ((32, 43.5), (38, 43), (37, 46)),
    "bay_of_biscay": ((-5, 45.5), (-10.5, 42), (-11, 39), (-8, 47.5)),
    "bay_of_bengal": ((88, 15), (82, 8), (91, 12), (94, 4), (90, 19), (98, -3)),
    "java_sea": ((104, 5), (101, 10), (110, -4), (107, 0), (118, -3), (122, 3), (127, 3), (128, -5)),
    "south_china_sea": ((114, 16), (110, 18), (118, 20), (112, 11), (119, 23)),
    "timor_sea": ((125, -11.5), (116, -11), (107, -9.5), (135, -9), (146, -13), (153, -14), (151, -5)),
    "shark_bay": ((112, -22), (112.5, -30), (116.5, -19), (113, -34)),
    "tasman_sea": ((160, -38), (155, -32), (168, -37), (156, -27), (152, -41), (166.5, -46.5), (175, -35)),
    "tokyo_bay": ((141, 34), (145, 38), (146, 41.5)),
    "sea_of_japan": ((134, 40), (124, 35), (126, 30), (121, 38.5), (131, 29), (139, 44), (138, 29.5), (146, 30.5), (150, 32.5)),
    "sea_of_okhotsk": ((148, 54), (152, 50), (145, 46), (155, 58), (160, 52)),
    "north_atlantic": ((-40, 45), (-36, 51), (-30, 55), (-22, 42), (-45, 37), (-17, 58), (-35, 61), (-15, 70), (-25, 33)),
    "mid_atlantic": ((-40, 15), (-30, 5), (-55, 26), (-25, 22), (-28, -3), (-18, -6), (-34, -2), (-40, 25)),
    "south_atlantic": ((-15, -30), (-4, -20), (-30, -38), (-20, -48), (5, -44), (12, -50), (-48, -52), (-24, -20), (-62, -56.6)),
    "north_pacific": ((-162, 46), (-168, 56), (-145, 42), (-168, 38), (165, 45), (176, 55), (160, 37), (168, 34), (190, 40), (-155, 36)),
    "mid_pacific": ((-150, 15), (-128, 16), (-115, 6), (-160, 24), (150, 15), (170, 10), (160, 22), (133, 15), (142, 1), (176, 18), (-100, 2)),
    "south_pacific": ((-140, -25), (-100, -32), (-90, -48), (-125, -12), (-160, -20), (183, -24), (188, -40), (168, -20), (172, -52), (160, -50), (-130, -50), (-110, -52), (-75, -57)),
    "indian_ocean": ((75, -15), (62, -22), (80, -35), (95, -24), (60, -42), (66, -5), (100, -36), (40, -46), (30, -50), (90, -8), (104, -15)),
    "great_australian_bight": ((130, -36), (120, -42), (140, -44), (132, -50), (115, -50), (147, -48)),
    "ice": ((-165, 75), (-140, 74), (-120, 78), (-100, 83), (-8, 84), (10, 83), (40, 84), (90, 84), (130, 79), (150, 77), (175, 73), (190, 72)),
    "lima_bay": ((-81, -15), (-75, -25), (-77, -35), (-78, -43), (-84, -4)),
}  # fmt: skip

# Where a zone's forces stand when the middle of its shape would not do.
PLACES: dict[str, Spot] = {
    "barents_sea": (38.5, 73.2),
    "indonesia": (113.5, 0),
    "japan": (137, 35.8),
    "baltic_sea": (18.8, 56.4),
    "scandinavia": (17, 66),
    "north_sea": (3, 58),
    "mediterranean_sea": (5, 39.5),
    "sea_of_crete": (28, 34),
    "middle_east": (36, 31),
    "iraq": (43, 34.8),
    "iran": (53.6, 31.6),
    "pakistan": (66.9, 32.6),
    "burma": (96.5, 21.5),
    "indo_china": (106, 13.5),
    "tokyo_bay": (150, 39.3),
    "kola": (47, 64.5),
    "tasman_sea": (157.5, -35),
    "south_china_sea": (118.6, 17.8),
    "north_atlantic": (-33, 43),
    "south_pacific": (-124, -15),
    "sea_of_japan": (130.5, 29.3),
    "new_zealand": (173.4, -42),
}
