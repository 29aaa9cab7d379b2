/** Which drawing shows which category. A category without one gets a parcel. */
import type { Category } from '../vocabulary.ts';
import { ACCESSORIES } from './accessories.ts';
import { APPLIANCES } from './appliances.ts';
import { BOOKS } from './books.ts';
import { BOTTOMS } from './bottoms.ts';
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

const DRAWINGS: Record<string, Drawing> = {
  ...REMEDIES,
  ...CARE,
  ...CAR_PARTS,
  ...SHOES,
  ...ACCESSORIES,
  ...SCREENS,
  ...APPLIANCES,
  ...FURNISHINGS,
  ...DECOR,
  ...BOOKS,
  ...SEATING,
  ...GARMENTS,
  ...BOTTOMS,
  ...PANTRY,
  ...FRESH_FOOD,
};

export const hasDrawing = (category: string): boolean => Object.hasOwn(DRAWINGS, category);
export const drawingOf = (category: string): Drawing => (hasDrawing(category) ? DRAWINGS[category] : undefined) ?? PARCEL;
