/** Which drawing shows which category. A category without one gets a parcel. */
import type { Category } from '../vocabulary.ts';
import { ACCESSORIES } from './accessories.ts';
import { APPLIANCES } from './appliances.ts';
import { BOOKS } from './books.ts';
import { BOTTOMS } from './bottoms.ts';
import { BUILDING } from './building.ts';
import { CAR_PARTS } from './car-parts.ts';
import { CARE } from './care.ts';
import { DECOR } from './decor.ts';
import type { Drawing } from './drawing.ts';
import { FRESH_FOOD } from './fresh-food.ts';
import { FURNISHINGS } from './furnishings.ts';
import { GARMENTS } from './garments.ts';
import { PANTRY } from './pantry.ts';
import { PARCEL } from './parcel.ts';
import { REMEDIES } from './remedies.ts';
import { SCREENS } from './screens.ts';
import { SEATING } from './seating.ts';
import { SHOES } from './shoes.ts';
import { TOOLS } from './tools.ts';

/** Complete: a category without a drawing is a type error. */
const DRAWINGS: Record<Category, Drawing> = {
  ...GARMENTS,
  ...BOTTOMS,
  ...SHOES,
  ...ACCESSORIES,
  ...REMEDIES,
  ...SCREENS,
  ...APPLIANCES,
  ...SEATING,
  ...FURNISHINGS,
  ...DECOR,
  ...CAR_PARTS,
  ...BOOKS,
  ...CARE,
  ...TOOLS,
  ...BUILDING,
  ...PANTRY,
  ...FRESH_FOOD,
};

const isDrawn = (category: string): category is Category => Object.hasOwn(DRAWINGS, category);

export const drawingOf = (category: string): Drawing => (isDrawn(category) ? DRAWINGS[category] : PARCEL);
