/** The catalogue of each trade. A general shop carries them all. */
import type { StoreKind } from '@quarry/contract';
import { AUTO } from './auto.ts';
import { BODYCARE } from './bodycare.ts';
import { BOOKS } from './books.ts';
import type { Catalogue } from './catalogue.ts';
import { DIY } from './diy.ts';
import { ELECTRONICS } from './electronics.ts';
import { FASHION } from './fashion.ts';
import { FURNITURE } from './furniture.ts';
import { GROCERIES } from './groceries.ts';
import { PHARMACY } from './pharmacy.ts';

export type Trade = Exclude<StoreKind, 'general'>;

const CATALOGUES: Record<Trade, Catalogue> = {
  fashion: FASHION,
  pharmacy: PHARMACY,
  electronics: ELECTRONICS,
  furniture: FURNITURE,
  auto: AUTO,
  books: BOOKS,
  bodycare: BODYCARE,
  diy: DIY,
  groceries: GROCERIES,
};

export const TRADES = Object.keys(CATALOGUES) as Trade[];

export function catalogueOf(trade: Trade): Catalogue {
  return CATALOGUES[trade];
}
