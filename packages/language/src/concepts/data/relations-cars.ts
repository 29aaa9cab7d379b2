/** Which model is of which make, and what is bought for any car. */
import type { RelationRow } from '../relation.ts';
import { CAR_MAKE_ROWS, CAR_MODEL_ROWS } from './car-makes.ts';

const MODELS_OF: readonly RelationRow[] = [
  [
    'car_make:toyota',
    'narrower',
    [
      'car_model:toyota prius',
      'car_model:toyota corolla',
      'car_model:toyota camry',
      'car_model:toyota rav4',
      'car_model:toyota land cruiser',
      'car_model:toyota prado',
      'car_model:toyota hilux',
      'car_model:toyota yaris',
      'car_model:toyota highlander',
      'car_model:toyota aqua',
      'car_model:toyota auris',
    ],
  ],
  [
    'car_make:honda',
    'narrower',
    [
      'car_model:honda fit',
      'car_model:honda cr-v',
      'car_model:honda civic',
      'car_model:honda accord',
      'car_model:honda insight',
    ],
  ],
  [
    'car_make:hyundai',
    'narrower',
    [
      'car_model:hyundai elantra',
      'car_model:hyundai tucson',
      'car_model:hyundai sonata',
      'car_model:hyundai accent',
      'car_model:hyundai santa fe',
      'car_model:hyundai i20',
    ],
  ],
  [
    'car_make:kia',
    'narrower',
    [
      'car_model:kia sportage',
      'car_model:kia sorento',
      'car_model:kia cerato',
      'car_model:kia rio',
      'car_model:kia optima',
    ],
  ],
  [
    'car_make:ford',
    'narrower',
    ['car_model:ford fusion', 'car_model:ford focus', 'car_model:ford escape', 'car_model:ford transit'],
  ],
  [
    'car_make:nissan',
    'narrower',
    [
      'car_model:nissan juke',
      'car_model:nissan qashqai',
      'car_model:nissan x-trail',
      'car_model:nissan sunny',
      'car_model:nissan patrol',
    ],
  ],
  [
    'car_make:subaru',
    'narrower',
    ['car_model:subaru forester', 'car_model:subaru outback', 'car_model:subaru impreza'],
  ],
  ['car_make:mazda', 'narrower', ['car_model:mazda 3', 'car_model:mazda 6', 'car_model:mazda cx-5']],
  [
    'car_make:volkswagen',
    'narrower',
    [
      'car_model:volkswagen golf',
      'car_model:volkswagen passat',
      'car_model:volkswagen polo',
      'car_model:volkswagen tiguan',
      'car_model:volkswagen jetta',
    ],
  ],
  [
    'car_make:opel',
    'narrower',
    ['car_model:opel astra', 'car_model:opel corsa', 'car_model:opel vectra', 'car_model:opel zafira'],
  ],
  ['car_make:skoda', 'narrower', ['car_model:skoda octavia', 'car_model:skoda superb']],
  [
    'car_make:mercedes-benz',
    'narrower',
    [
      'car_model:mercedes-benz c-class',
      'car_model:mercedes-benz e-class',
      'car_model:mercedes-benz sprinter',
      'car_model:mercedes-benz vito',
    ],
  ],
  ['car_make:bmw', 'narrower', ['car_model:bmw 3 series', 'car_model:bmw 5 series', 'car_model:bmw x5']],
  ['car_make:audi', 'narrower', ['car_model:audi a4', 'car_model:audi a6', 'car_model:audi q5']],
  ['car_make:renault', 'narrower', ['car_model:renault clio', 'car_model:renault megane']],
  ['car_make:dacia', 'narrower', ['car_model:dacia duster', 'car_model:dacia logan']],
  ['car_make:fiat', 'narrower', ['car_model:fiat egea', 'car_model:fiat doblo']],
  [
    'car_make:chevrolet',
    'narrower',
    [
      'car_model:chevrolet cruze',
      'car_model:chevrolet lacetti',
      'car_model:chevrolet cobalt',
      'car_model:chevrolet malibu',
    ],
  ],
  [
    'car_make:mitsubishi',
    'narrower',
    ['car_model:mitsubishi pajero', 'car_model:mitsubishi outlander', 'car_model:mitsubishi l200'],
  ],
  ['car_make:lexus', 'narrower', ['car_model:lexus rx']],
  ['car_make:lada', 'narrower', ['car_model:lada niva', 'car_model:lada priora']],
  ['car_make:tesla', 'narrower', ['car_model:tesla model 3', 'car_model:tesla model y']],
  ['car_make:jeep', 'narrower', ['car_model:jeep grand cherokee', 'car_model:jeep wrangler']],
  ['car_make:land-rover', 'narrower', ['car_model:range rover']],
  ['car_make:suzuki', 'narrower', ['car_model:suzuki vitara']],
  ['car_make:porsche', 'narrower', ['car_model:porsche cayenne']],
  ['car_make:volvo', 'narrower', ['car_model:volvo xc90']],
  ['car_make:togg', 'narrower', ['car_model:togg t10x']],
];

/** Whatever is driven needs these; what is made to fit one car comes first. */
const FOR_EVERY_CAR = [
  'category:engine-oil',
  'category:brake-pads',
  'category:oil-filter',
  'category:air-filter',
  'category:tyre',
  'category:battery',
  'category:spark-plug',
  'category:shock-absorber',
  'category:brake-disc',
  'category:timing-belt',
  'category:wiper-blades',
  'category:headlight-bulb',
  'category:car-mat',
  'category:seat-cover',
  'category:coolant',
  'category:dash-camera',
] as const;

const FOR_EVERY_MAKE: readonly RelationRow[] = CAR_MAKE_ROWS.map(([make]) => [
  `car_make:${make}`,
  'used_for',
  FOR_EVERY_CAR,
]);

const FOR_EVERY_MODEL: readonly RelationRow[] = CAR_MODEL_ROWS.map(([model]) => [
  `car_model:${model}`,
  'used_for',
  FOR_EVERY_CAR,
]);

/** What some cars need besides. */
const FOR_SOME: readonly RelationRow[] = [
  [
    'car_model:toyota prius',
    'used_for',
    ['product_type:hybrid-battery', 'product_type:hybrid-oil', 'product_type:oil-0w-20'],
  ],
  [
    'car_model:toyota aqua',
    'used_for',
    ['product_type:hybrid-battery', 'product_type:hybrid-oil', 'product_type:oil-0w-20'],
  ],
  [
    'car_model:honda insight',
    'used_for',
    ['product_type:hybrid-battery', 'product_type:hybrid-oil', 'product_type:oil-0w-20'],
  ],
  [
    'car_model:toyota land cruiser',
    'used_for',
    ['product_type:off-road-tyre', 'product_type:roof-rack', 'product_type:tow-rope'],
  ],
  [
    'car_model:toyota hilux',
    'used_for',
    ['product_type:off-road-tyre', 'product_type:tow-rope', 'product_type:diesel-oil'],
  ],
  [
    'car_model:mitsubishi pajero',
    'used_for',
    ['product_type:off-road-tyre', 'product_type:roof-rack', 'product_type:diesel-oil'],
  ],
  ['car_model:lada niva', 'used_for', ['product_type:off-road-tyre', 'product_type:tow-rope']],
  ['car_make:jeep', 'used_for', ['product_type:off-road-tyre', 'product_type:roof-rack', 'product_type:tow-rope']],
  ['car_make:land-rover', 'used_for', ['product_type:off-road-tyre', 'product_type:roof-rack']],
];

export const CAR_RELATIONS: readonly RelationRow[] = [...MODELS_OF, ...FOR_EVERY_MAKE, ...FOR_EVERY_MODEL, ...FOR_SOME];
