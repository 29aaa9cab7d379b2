/**
 * The canonical values that demo products use: English, lower case.
 * Each has a concept with surface forms in five languages in the lexicon (a test in the server holds the two together),
 * and each category has a drawing in the illustrator.
 */
export const COLORS = [
  'black',
  'white',
  'grey',
  'red',
  'burgundy',
  'pink',
  'orange',
  'yellow',
  'gold',
  'green',
  'olive',
  'turquoise',
  'blue',
  'navy',
  'purple',
  'brown',
  'beige',
  'cream',
  'silver',
] as const;
export type Color = (typeof COLORS)[number];

export const MATERIALS = [
  'cotton',
  'linen',
  'wool',
  'silk',
  'cashmere',
  'denim',
  'leather',
  'suede',
  'polyester',
  'velvet',
  'knit',
  'canvas',
  'wood',
  'oak',
  'walnut',
  'pine',
  'metal',
  'steel',
  'aluminium',
  'brass',
  'glass',
  'marble',
  'ceramic',
  'plastic',
  'rubber',
  'rattan',
  'bamboo',
  'paper',
  'gold-plated',
  'silver-plated',
  'carbon',
] as const;
export type Material = (typeof MATERIALS)[number];

export const isColor = (name: string): name is Color => COLORS.some((color) => color === name);
export const isMaterial = (name: string): name is Material => MATERIALS.some((material) => material === name);

export const PATTERNS = ['plain', 'striped', 'checked', 'floral', 'dotted', 'printed', 'quilted'] as const;
export const GENDERS = ['women', 'men', 'unisex', 'girls', 'boys'] as const;
export const AGES = ['adult', 'kids', 'baby'] as const;
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export const OCCASIONS = [
  'everyday',
  'office',
  'party',
  'wedding',
  'sport',
  'travel',
  'beach',
  'home',
  'gift',
] as const;
export const DOSE_FORMS = [
  'tablet',
  'capsule',
  'syrup',
  'drops',
  'spray',
  'ointment',
  'cream',
  'gel',
  'powder',
  'sachet',
  'patch',
] as const;
export const CLOTHING_SIZES = ['xs', 's', 'm', 'l', 'xl', 'xxl'] as const;
