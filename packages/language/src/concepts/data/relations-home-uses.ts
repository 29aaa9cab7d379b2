/** Which things of the home, technology, car and workshop shops answer a use, a room, a season, an occasion or a person, and which are alike. */
import type { Relation, RelationRow } from '../relation.ts';

/** A word without a kind is a category; `+` stands before a product type, `!` before a feature, `#` before a material. */
type Answers = readonly (readonly [wish: string, answers: string])[];

const USES: Answers = [
  [
    'gaming',
    '+gaming-laptop +gaming-pc game-console +gaming-mouse +gaming-keyboard +gaming-headset +gaming-monitor +gaming-chair +gamepad +graphics-card +vr-headset +racing-wheel +video-game +gaming-desk +handheld-console !high-refresh-rate',
  ],
  [
    'home-office',
    'desk office-chair laptop monitor keyboard mouse printer table-lamp +webcam +ergonomic-chair +standing-desk headphones +monitor-arm +docking-station router bookshelf',
  ],
  ['video-calls', '+webcam headphones laptop +microphone +ring-light !noise-cancelling tablet-computer'],
  [
    'studying',
    '+student-laptop laptop desk table-lamp tablet-computer +reading-lamp printer +e-reader +kids-desk headphones bookshelf',
  ],
  ['streaming', '+microphone +webcam +ring-light +gaming-pc headphones +tripod'],
  [
    'photography',
    'camera +mirrorless-camera +dslr-camera +camera-lens +tripod +memory-card +camera-bag +drone +ring-light +photo-printer',
  ],
  [
    'vlogging',
    '+action-camera camera +ring-light +tripod +microphone +selfie-stick +mirrorless-camera +drone smartphone',
  ],
  ['graphic-design', '+drawing-tablet +workstation monitor laptop +stylus +graphics-card !4k'],
  ['video-editing', '+workstation laptop monitor +graphics-card +external-drive +ssd !4k'],
  ['programming', 'laptop monitor +mechanical-keyboard +ultrabook office-chair +ergonomic-mouse +docking-station'],
  [
    'music-listening',
    'headphones speaker +record-player +earbuds +portable-speaker +soundbar +over-ear-headphones !noise-cancelling',
  ],
  ['movie-watching', 'television +projector +soundbar +home-theater +projector-screen +tv-box +oled-tv sofa !4k'],
  [
    'office-printing',
    'printer +multifunction-printer +laser-printer +toner-cartridge +printer-paper +ink-cartridge +scanner',
  ],
  ['presentations', '+projector +projector-screen +interactive-display laptop +hdmi-cable monitor'],
  [
    'small-business',
    '+pos-terminal +barcode-scanner +label-printer printer +desktop-computer +security-camera router +shredder',
  ],
  ['backup-storage', '+external-drive +nas +usb-flash-drive +hard-drive +ssd +memory-card'],
  [
    'home-security',
    '+security-camera +smart-lock +alarm-system +video-doorbell +motion-sensor +door-lock +smoke-detector +outdoor-light',
  ],
  ['weak-wifi', '+wifi-extender +mesh-router router +access-point +network-cable'],
  [
    'power-outage',
    '+power-station power-bank +generator +ups +flashlight +candle +solar-panel !rechargeable !battery-powered',
  ],
  [
    'camping',
    '+tent +sleeping-bag +flashlight +folding-chair +cooler-box +folding-table +thermos +power-station power-bank +barbecue +hammock +portable-speaker +water-bottle !foldable !waterproof !portable',
  ],
  [
    'hiking',
    '+water-bottle +thermos backpack +flashlight power-bank smartwatch +sleeping-bag !lightweight !waterproof',
  ],
  ['fishing', '+folding-chair +tent +cooler-box +thermos +flashlight !waterproof'],
  ['picnic', '+cooler-box +folding-table +folding-chair +thermos +barbecue +portable-speaker +food-container +blanket'],
  ['barbecue-cooking', '+barbecue +electric-grill +kitchen-knife +cooler-box +folding-table +cutting-board'],
  [
    'road-trip',
    '+car-charger dash-camera +phone-holder +car-fridge +roof-rack +thermos +tyre-inflator power-bank +sun-shade-car seat-cover',
  ],
  [
    'flight',
    '+noise-cancelling-headphones +earbuds power-bank tablet-computer +e-reader +bed-pillow +travel-hair-dryer +laptop-bag !lightweight !compact',
  ],
  ['commuting', '+earbuds headphones backpack power-bank +thermos +e-reader !noise-cancelling !wireless'],
  [
    'winter-driving',
    '+winter-tyre +studded-tyre +snow-chains +ice-scraper +washer-fluid coolant battery wiper-blades +heated-seat-cover +all-season-tyre +jump-starter',
  ],
  [
    'off-road-driving',
    '+off-road-tyre +tow-rope shock-absorber car-jack +coil-spring +rubber-car-mat +tyre-inflator +roof-rack',
  ],
  [
    'car-washing',
    'car-shampoo +snow-foam +pressure-washer +microfiber-cloth +car-wax +interior-cleaner +tyre-shine +glass-cleaner-car +car-vacuum',
  ],
  [
    'car-service',
    'engine-oil oil-filter air-filter +cabin-filter spark-plug coolant brake-pads +brake-fluid timing-belt +motor-oil wiper-blades',
  ],
  ['flat-tyre', 'car-jack +tyre-inflator wrench-set tyre +first-aid-kit-car work-gloves'],
  ['dead-battery', '+jump-starter battery +battery-charger +agm-battery +alternator'],
  ['child-in-car', '+car-seat-child +sun-shade-car seat-cover tablet-computer !child-safe'],
  [
    'small-apartment',
    '+sofa-bed +folding-table +wall-shelf +storage-bed +extending-table +slim-washing-machine +nesting-tables +mini-fridge +folding-chair +bunk-bed +sliding-wardrobe +corner-sofa mirror !compact !foldable !with-storage !extendable !stackable',
  ],
  [
    'new-home',
    'sofa bed dining-table wardrobe refrigerator washing-machine curtain rug mattress television kettle +cookware-set +dinner-set +bedding-set',
  ],
  [
    'wall-mounting',
    '+tv-mount drill +wall-plugs screws +wall-shelf +spirit-level +drill-bit +wall-lamp +monitor-arm !wall-mounted !no-drilling',
  ],
  [
    'drilling-concrete',
    '+rotary-hammer +hammer-drill +drill-bit drill +wall-plugs +safety-gear work-gloves !heavy-duty',
  ],
  [
    'woodworking',
    'saw +circular-saw +jigsaw-tool +sander +planer drill +wood-screws +wood-paint +glue hammer +workbench +tape-measure',
  ],
  ['metalworking', 'angle-grinder +cutting-disc +welding-machine +hacksaw drill +safety-gear work-gloves +drill-bit'],
  ['painting-walls', 'paint paint-roller +paint-brush +masking-tape +wall-primer ladder +gypsum-plaster work-gloves'],
  [
    'renovation',
    'paint tiles laminate wallpaper cement drill +tile-adhesive +gypsum-plaster +drywall paint-roller +interior-door socket angle-grinder +skirting-board',
  ],
  [
    'bathroom-renovation',
    'faucet shower-head toilet tiles +sink +bathtub +bathroom-cabinet +wall-tiles +sealant +bathroom-mirror +rain-shower',
  ],
  ['fixing-leaks', '+sealant faucet +adjustable-wrench +pipe +masking-tape wrench-set +water-pump-home'],
  ['electrical-work', 'cable socket +light-switch +circuit-breaker screwdriver +multimeter +pliers +masking-tape'],
  ['furniture-assembly', 'screwdriver +hex-key-set drill +cordless-drill hammer tool-box screws'],
  [
    'gardening',
    '+garden-tools +pruning-shears +seeds-and-soil garden-hose +irrigation +garden-gloves +plant-pot lawn-mower +greenhouse +wheelbarrow +hedge-trimmer work-gloves',
  ],
  [
    'lawn-care',
    'lawn-mower +robot-mower +grass-trimmer +cordless-mower garden-hose +irrigation +petrol-mower +hedge-trimmer',
  ],
  ['baking', '+oven +mixer +bakeware +kitchen-scale +bread-maker flour +waffle-maker'],
  ['healthy-cooking', '+air-fryer +multicooker +blender +electric-grill +juicer +kitchen-scale !non-stick'],
  [
    'making-coffee',
    'coffee-machine +espresso-machine +coffee-grinder +turkish-coffee-maker +milk-frother +mug coffee kettle +capsule-coffee-machine +drip-coffee-maker',
  ],
  ['making-juice', '+juicer +blender +hand-blender +food-processor fruit'],
  [
    'deep-cleaning',
    'vacuum-cleaner +steam-cleaner +mop +wet-dry-vacuum +robot-vacuum +window-robot detergent +pressure-washer',
  ],
  ['pet-hair', '+cordless-vacuum +robot-vacuum vacuum-cleaner +air-purifier +sofa-cover +tumble-dryer !washable'],
  [
    'hot-weather',
    'air-conditioner +fan +portable-air-conditioner +blackout-curtain +ice-maker +split-air-conditioner +cooler-box +pool',
  ],
  [
    'heating-home',
    '+heater +electric-blanket +home-radiator air-conditioner +blanket +duvet +insulation +water-heater +smart-thermostat rug',
  ],
  ['dry-air', '+humidifier +air-purifier +dehumidifier +split-air-conditioner'],
  [
    'back-support',
    '+ergonomic-chair office-chair +standing-desk +memory-foam-mattress +bed-pillow +massager +executive-chair !ergonomic !orthopaedic !adjustable',
  ],
  [
    'better-sleep',
    'mattress +memory-foam-mattress +bed-pillow +duvet +bedding-set +blackout-curtain bed +night-light !memory-foam !orthopaedic !silent',
  ],
  [
    'reading-at-home',
    'armchair +reading-lamp floor-lamp bookshelf table-lamp +e-reader +wingback-armchair +blanket !warm-light',
  ],
  [
    'tidying-up',
    '+storage-box wardrobe chest-of-drawers bookshelf +shoe-cabinet +hangers +wall-shelf +laundry-basket +food-container +clothes-rack !with-storage',
  ],
  [
    'hosting-guests',
    '+dinner-set +drinking-glasses +extending-table +sofa-bed dining-table chair +cutlery +folding-chair +mug +kitchen-textiles bar-stool',
  ],
];

const ROOMS: Answers = [
  [
    'living-room',
    'sofa coffee-table rug tv-stand armchair floor-lamp curtain cushion bookshelf television +corner-sofa +wall-art +chandelier vase +soundbar',
  ],
  [
    'bedroom',
    'bed mattress wardrobe nightstand chest-of-drawers table-lamp +bedding-set +blackout-curtain +dressing-table mirror +duvet +night-light rug',
  ],
  [
    'kids-room',
    '+kids-bed +bunk-bed +kids-desk +kids-rug +night-light +storage-box wardrobe +bean-bag curtain +kids-wallpaper !child-safe',
  ],
  [
    'baby-room',
    '+baby-cot +night-light +baby-monitor +kids-rug +humidifier chest-of-drawers +blackout-curtain +baby-bath !child-safe !silent',
  ],
  [
    'teen-room',
    '+single-bed desk +gaming-chair bookshelf +led-strip +bean-bag +wall-art table-lamp wardrobe +clothes-rack',
  ],
  [
    'kitchen',
    'refrigerator dining-table +oven +hob +dishwasher kettle microwave coffee-machine +cookware-set +dinner-set +kitchen-cabinet +cooker-hood bar-stool +kitchen-faucet pendant-lamp +trash-bin +kitchen-knife',
  ],
  [
    'dining-room',
    'dining-table chair pendant-lamp +dining-set +sideboard +dinner-set +chandelier rug +extending-table vase',
  ],
  [
    'bathroom',
    'faucet shower-head toilet +bathroom-cabinet +bathroom-mirror +bath-mat +towel +shower-curtain +bathroom-accessories washing-machine +sink +bathtub tiles +laundry-basket !waterproof !non-slip',
  ],
  [
    'hallway',
    '+shoe-cabinet +clothes-rack mirror +console-table +doormat +runner-rug +full-length-mirror +bench +wall-lamp +hangers',
  ],
  [
    'study-room',
    'desk office-chair bookshelf table-lamp +filing-cabinet +executive-chair armchair +reading-lamp +wall-shelf',
  ],
  [
    'balcony',
    '+garden-furniture +folding-chair +folding-table +plant-pot +outdoor-light +garden-swing +string-lights +artificial-plant +drying-rack !outdoor !foldable #rattan',
  ],
  [
    'garden',
    '+garden-furniture lawn-mower garden-hose +barbecue +garden-tools +outdoor-light +garden-swing +pool +sun-lounger +irrigation +seeds-and-soil +hammock +plant-pot !outdoor',
  ],
  [
    'garage',
    'tool-box car-jack wrench-set +workbench +pressure-washer +tyre-inflator ladder +battery-charger +storage-box',
  ],
  [
    'workshop',
    '+workbench drill saw tool-box angle-grinder wrench-set hammer screwdriver +welding-machine +air-compressor +safety-gear',
  ],
  [
    'laundry-room',
    'washing-machine +tumble-dryer iron +ironing-board +laundry-basket +drying-rack +washer-dryer detergent',
  ],
  [
    'summer-house',
    '+garden-furniture +barbecue lawn-mower +hammock +generator garden-hose +heater +pool +insect-killer +folding-chair',
  ],
];

const SEASONS: Answers = [
  [
    'winter',
    '+heater +winter-tyre +duvet +electric-blanket +blanket +snow-chains +humidifier +ice-scraper +christmas-tree',
  ],
  [
    'summer',
    'air-conditioner +fan +summer-tyre +pool +cooler-box +garden-furniture +sun-lounger +portable-air-conditioner',
  ],
  ['spring', 'lawn-mower +garden-tools +seeds-and-soil garden-hose +summer-tyre'],
  ['autumn', '+heater +blanket +dehumidifier +all-season-tyre wiper-blades'],
];

const WEATHERS: Answers = [
  [
    'hot-weather',
    'air-conditioner +fan +portable-air-conditioner +blackout-curtain +ice-maker +pool +cooler-box +sun-shade-car',
  ],
  ['cold-weather', '+heater +electric-blanket +duvet +blanket +winter-tyre +thermos coolant battery'],
  ['rainy-weather', 'wiper-blades +doormat +tumble-dryer +dehumidifier +glass-cleaner-car !waterproof'],
  ['snow', '+winter-tyre +snow-chains +ice-scraper +studded-tyre +tow-rope'],
];

const OCCASIONS: Answers = [
  [
    'housewarming',
    '+dinner-set +candle vase +wall-art +mug +bedding-set coffee-machine +plant-pot +cookware-set table-lamp +towel',
  ],
  ['picnic', '+barbecue +cooler-box +folding-chair +folding-table +thermos +food-container +portable-speaker +blanket'],
  ['photo-shoot', 'camera +ring-light +tripod +camera-lens +memory-card'],
  ['christmas', '+christmas-tree +string-lights +candle +artificial-plant'],
  ['new-year', '+christmas-tree +string-lights +candle +artificial-plant'],
  [
    'back-to-school',
    '+student-laptop desk +reading-lamp tablet-computer printer +calculator +printer-paper +laptop-bag +kids-desk',
  ],
  ['university', '+student-laptop +ultrabook printer +laptop-bag headphones +reading-lamp +external-drive'],
  ['corporate-gift', '+thermos power-bank +mug speaker +usb-flash-drive +wireless-charger +coffee-grinder'],
];

const PEOPLE: Answers = [
  [
    'gamer',
    '+gaming-headset +gaming-mouse +gaming-keyboard +gamepad game-console +video-game +gaming-chair +gaming-monitor +mouse-pad',
  ],
  ['student', '+student-laptop headphones +reading-lamp desk power-bank +laptop-bag +usb-flash-drive +calculator'],
  [
    'home-cook',
    '+kitchen-knife +cookware-set +mixer +blender +air-fryer +cutting-board +kitchen-scale +bakeware +food-processor',
  ],
  ['handyman', 'tool-box drill +cordless-drill screwdriver wrench-set +drill-bit +multimeter +flashlight work-gloves'],
  ['driver', 'dash-camera +phone-holder +car-charger seat-cover +car-air-freshener +tyre-inflator +car-vacuum car-mat'],
  [
    'traveller',
    'power-bank +noise-cancelling-headphones +thermos +e-reader +action-camera +travel-hair-dryer +laptop-bag',
  ],
  ['book-lover', '+e-reader +reading-lamp bookshelf armchair +blanket +mug'],
  ['elderly', '+feature-phone +massager armchair +recliner +electric-blanket kettle'],
];

/** What a wished property is usually wished of, so that the word alone already finds something. */
const FEATURES: Answers = [
  ['noise-cancelling', '+noise-cancelling-headphones +earbuds headphones'],
  ['energy-saving', '!inverter light-bulb refrigerator washing-machine'],
  ['waterproof', '!water-resistant'],
  ['solar-powered', '+solar-power-bank +solar-panel +outdoor-light'],
  ['smart', '+smart-bulb +smart-plug +smart-speaker +smart-lock smartwatch +smart-thermostat +robot-vacuum'],
  ['no-frost', 'refrigerator +freezer'],
  ['bagless', 'vacuum-cleaner'],
  ['4k', 'television monitor +oled-tv camera'],
  ['dimmable', 'table-lamp floor-lamp +smart-bulb +light-switch'],
  ['orthopaedic', '+memory-foam-mattress +bed-pillow +ergonomic-chair'],
  ['memory-foam', '+memory-foam-mattress +bed-pillow'],
  ['child-safe', '+baby-cot +car-seat-child +kids-bed +high-chair'],
  ['built-in', '+built-in-fridge +oven +hob +dishwasher +cooker-hood'],
  ['soundproof', '+insulation curtain rug'],
];

const ALIKE: readonly RelationRow[] = [
  ['feature:wireless', 'like', ['feature:bluetooth', 'feature:battery-powered', 'feature:rechargeable']],
  ['feature:waterproof', 'like', ['feature:water-resistant', 'feature:outdoor']],
  ['feature:foldable', 'like', ['feature:portable', 'feature:compact', 'feature:stackable', 'feature:extendable']],
  ['feature:compact', 'like', ['feature:lightweight', 'feature:portable']],
  ['feature:silent', 'like', ['feature:soundproof', 'feature:noise-cancelling']],
  ['feature:smart', 'like', ['feature:wifi', 'feature:voice-control', 'feature:remote-controlled']],
  ['feature:heavy-duty', 'like', ['feature:shockproof', 'feature:unbreakable']],
  ['feature:washable', 'like', ['feature:stain-resistant', 'feature:dishwasher-safe']],
  ['feature:ergonomic', 'like', ['feature:orthopaedic', 'feature:adjustable']],
  ['feature:4k', 'like', ['feature:full-hd']],
  ['product_type:ultrabook', 'like', ['product_type:business-laptop', 'product_type:student-laptop']],
  ['product_type:gaming-laptop', 'like', ['product_type:gaming-pc', 'product_type:workstation']],
  ['product_type:toner-cartridge', 'like', ['product_type:ink-cartridge']],
  ['product_type:projector', 'like', ['category:television']],
  ['product_type:e-reader', 'like', ['category:tablet-computer']],
  ['product_type:access-point', 'like', ['product_type:wifi-extender', 'category:router']],
  ['product_type:fitness-band', 'like', ['category:smartwatch']],
  ['product_type:tumble-dryer', 'like', ['product_type:washer-dryer', 'product_type:drying-rack']],
  ['product_type:hob', 'like', ['product_type:cooker-stove', 'product_type:oven']],
  ['product_type:air-fryer', 'like', ['product_type:deep-fryer', 'product_type:multicooker']],
  ['product_type:blender', 'like', ['product_type:hand-blender', 'product_type:food-processor', 'product_type:mixer']],
  ['product_type:fan', 'like', ['category:air-conditioner', 'product_type:portable-air-conditioner']],
  ['product_type:heater', 'like', ['product_type:home-radiator', 'category:air-conditioner']],
  ['product_type:recliner', 'like', ['category:armchair', 'product_type:rocking-chair']],
  ['product_type:pouffe', 'like', ['category:armchair', 'product_type:stool', 'product_type:bean-bag']],
  ['product_type:sofa-bed', 'like', ['category:bed', 'product_type:corner-sofa']],
  ['product_type:sideboard', 'like', ['category:chest-of-drawers', 'category:tv-stand', 'product_type:console-table']],
  ['product_type:duvet', 'like', ['product_type:blanket']],
  ['product_type:chandelier', 'like', ['product_type:ceiling-light', 'category:pendant-lamp']],
  ['product_type:roller-blind', 'like', ['category:curtain']],
  ['product_type:studded-tyre', 'like', ['product_type:winter-tyre']],
  ['product_type:agm-battery', 'like', ['product_type:hybrid-battery']],
  ['product_type:rotary-hammer', 'like', ['product_type:hammer-drill', 'category:drill']],
  ['product_type:cordless-drill', 'like', ['product_type:impact-wrench', 'category:screwdriver']],
  ['product_type:vinyl-flooring', 'like', ['category:laminate']],
  ['product_type:grass-trimmer', 'like', ['product_type:hedge-trimmer']],
  ['category:sofa', 'like', ['category:armchair']],
  ['category:laptop', 'like', ['category:tablet-computer']],
  ['category:table-lamp', 'like', ['category:floor-lamp', 'category:pendant-lamp']],
  ['category:chest-of-drawers', 'like', ['category:nightstand', 'category:wardrobe']],
  ['category:chair', 'like', ['category:bar-stool', 'category:armchair']],
  ['category:charger', 'like', ['category:power-bank']],
  ['category:laminate', 'like', ['category:tiles']],
  ['category:paint', 'like', ['category:wallpaper']],
];

function idOf(word: string): string {
  const kind = { '+': 'product_type', '!': 'feature', '#': 'material' }[word[0] ?? ''];
  return kind === undefined ? `category:${word}` : `${kind}:${word.slice(1)}`;
}

function rows(kind: string, relation: Relation, answers: Answers): RelationRow[] {
  return answers.map(([wish, to]) => [`${kind}:${wish}`, relation, to.split(' ').map(idOf)]);
}

export const HOME_USE_RELATIONS: readonly RelationRow[] = [
  ...rows('use', 'used_for', USES),
  ...rows('room', 'suits', ROOMS),
  ...rows('season', 'suits', SEASONS),
  ...rows('season', 'suits', WEATHERS),
  ...rows('occasion', 'suits', OCCASIONS),
  ...rows('person', 'suits', PEOPLE),
  ...rows('feature', 'suits', FEATURES),
  ...ALIKE,
];
