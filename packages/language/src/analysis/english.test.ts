import { testLatinForms } from '../testing/latin-forms.ts';
import { testStems } from '../testing/stem-table.ts';
import { ENGLISH_FORMS } from './forms/english-forms.ts';

testStems('English', 'en', {
  families: `
    dress dresses Dress DRESSES dress's
    shoe shoes shoe's shoes'
    sofa sofas
    box boxes
    watch watches watched watching
    brush brushes
    dish dishes
    glass glass's
    lens lenses
    berry berries
    battery batteries
    cherry cherries
    tie ties
    knife knives
    shelf shelves
    bookshelf bookshelves
    scarf scarves
    leaf leaves
    woman women women's woman's
    man men men's
    child children children's
    kid kids
    foot feet
    tooth teeth
    mouse mice
    potato potatoes
    tomato tomatoes
    run runs running
    stripe stripes striped
    print prints printed printing
    quilt quilts quilted
    knit knits knitted knitting
    stop stops stopped stopping
    bake bakes baked
    hope hopes hoped hoping
    use uses used using
    house houses
    vase vases
    case cases
    tile tiles tiled
    table tables
    bottle bottles
    candle candles
    color colour colors colours coloured
    flavor flavour flavors
    gray grey
    jewelry jewellery
    tire tyre tires tyres
    aluminum aluminium
    pajama pyjamas pajamas
    moisturizer moisturiser
    liter litre liters litres
    nappy nappies
    diaper diapers
    plate plates plated
    relate related relating
    jacket jackets
    boot boots
    sneaker sneakers
    trainer trainers
    sandal sandals
    earring earrings
    ring rings
    bed beds
    legging leggings
    spring springs
    wedding weddings
    cleanser cleansers
    curtain curtains
    cushion cushions
    phone phones
    charger chargers
    tablet tablets
    vitamin vitamins
    drop drops dropped
    cup cups
    cap caps
    toy toys
    key keys
    day days
    tray trays
    family families
    quick quickly
    clothing clothes
    fix fixes fixed
    match matches matched
    wash washes washed
    lamp lamps
    mirror mirrors
    handle handles handled
    yogurt yoghurt yoghurts
    egg eggs
    spice spices
    sauce sauces
    juice juices
    cookie cookies
    cable cables
    drill drills drilled drilling
    hammer hammers
    paint paints painted
    rugby rugby
  `,
  strangers: `
    car / care
    cap / cape
    tap / tape
    shorts / short
    glasses / glass
    news / new
    bus / bu
    gas / ga
    red / r
    bed / b
    ring / r
    spring / spr
    wedding / wed
    bedding / bed
    clothing / cloth
    building / build
    earring / ear
    painting / paint
    cable / cab
    table / tab
    sofa / sof
    plane / plan
    pine / pin
    cane / can
    hat / hate
    only / on
    family / famous
    business / busy
    foundation / found
    business / bus
    jelly / jello
    dress / address
    boot / boat
    shirt / short
    lamp / lamb
    sleep / sleeve
    scrub / scarf
    coat / cot
    desk / disk
    iron / irony
    mat / mate
    wine / win
    pants / pan
    plus / plu
    canvas / canva
    legging / leg
    ceiling / ceil
    speed / spe
    need / ne
    plaster / plate
    hoodie / hood
    trainer / train
    heel / heal
    sole / sol
    rice / ric
    battery / batter
  `,
});

testLatinForms('English', 'en', ENGLISH_FORMS);
