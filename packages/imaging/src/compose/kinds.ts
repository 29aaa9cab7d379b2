/** Garment types, as far as fitting distinguishes them. */

export const GARMENT_KINDS = [
  'top',
  'shirt',
  'outerwear',
  'suit',
  'dress',
  'trousers',
  'shorts',
  'skirt',
  'shoes',
  'bag',
  'backpack',
  'hat',
  'scarf',
  'glasses',
  'jewellery',
  'belt',
] as const;
export type GarmentKind = (typeof GARMENT_KINDS)[number];
export const RECOGNISED = [...GARMENT_KINDS, 'not-wearable'] as const;
export type Recognised = (typeof RECOGNISED)[number];

/** From the innermost to the outermost: the order in which people put things on. */
export const WEARING_ORDER: Record<GarmentKind, number> = {
  shoes: 0,
  trousers: 1,
  shorts: 1,
  skirt: 1,
  dress: 2,
  top: 3,
  shirt: 3,
  suit: 4,
  outerwear: 5,
  belt: 6,
  scarf: 7,
  jewellery: 8,
  glasses: 9,
  hat: 10,
  bag: 11,
  backpack: 7.5,
};

/** Mutually exclusive garments: of each group only one is worn. */
export const PLACE: Record<GarmentKind, string> = {
  shoes: 'feet',
  trousers: 'legs',
  shorts: 'legs',
  skirt: 'legs',
  dress: 'dress',
  top: 'torso',
  shirt: 'torso',
  suit: 'suit',
  outerwear: 'over',
  belt: 'belt',
  scarf: 'neck',
  jewellery: 'jewellery',
  glasses: 'eyes',
  hat: 'head',
  bag: 'hand',
  backpack: 'back',
};
