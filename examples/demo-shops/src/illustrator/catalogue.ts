/** Which drawing shows which category. A category without one gets a parcel. */
import type { Category } from '../categories.ts';
import { ACCESSORIES } from './drawings/accessories.ts';
import { APPLIANCES } from './drawings/appliances.ts';
import { BOOKS } from './drawings/books.ts';
import { BOTTOMS } from './drawings/bottoms.ts';
import { BUILDING } from './drawings/building.ts';
import { CAR_PARTS } from './drawings/car-parts.ts';
import { CARE } from './drawings/care.ts';
import { DECOR } from './drawings/decor.ts';
import type { Drawing } from './studio/drawing.ts';
import { FRESH_FOOD } from './drawings/fresh-food.ts';
import { FURNISHINGS } from './drawings/furnishings.ts';
import { GARMENTS } from './drawings/garments.ts';
import type { Look } from './studio/look.ts';
import { PANTRY } from './drawings/pantry.ts';
import { PARCEL } from './drawings/parcel.ts';
import { REMEDIES } from './drawings/remedies.ts';
import { SCREENS } from './drawings/screens.ts';
import { SEATING } from './drawings/seating.ts';
import { SHOES } from './drawings/shoes.ts';
import { TOOLS } from './drawings/tools.ts';

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

/** The drawing of a category. Its number of views holds for every product of it. */
export const drawingOf = (category: string): Drawing => (isDrawn(category) ? DRAWINGS[category] : PARCEL);

/** The drawing of a product: its category's, or another where its title names a kind that is shown differently. */
export function drawingFor(look: Look): Drawing {
  const drawing = drawingOf(look.category);
  return drawing.as?.(look) ?? drawing;
}
