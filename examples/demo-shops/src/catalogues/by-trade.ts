/** The catalogue of each trade. A general shop sells from all of them. */
import { keysOf } from '@quarry/contract';
import type { StoreKind } from '@quarry/contract';
import auto from '../../data/catalogues/auto.json' with { type: 'json' };
import bodycare from '../../data/catalogues/bodycare.json' with { type: 'json' };
import books from '../../data/catalogues/books.json' with { type: 'json' };
import diy from '../../data/catalogues/diy.json' with { type: 'json' };
import electronics from '../../data/catalogues/electronics.json' with { type: 'json' };
import fashion from '../../data/catalogues/fashion.json' with { type: 'json' };
import furniture from '../../data/catalogues/furniture.json' with { type: 'json' };
import groceries from '../../data/catalogues/groceries.json' with { type: 'json' };
import pharmacy from '../../data/catalogues/pharmacy.json' with { type: 'json' };
import type { Catalogue } from './catalogue.ts';
import { readCatalogue } from './read-catalogue.ts';

export type Trade = Exclude<StoreKind, 'general'>;

const CATALOGUES: Record<Trade, Catalogue> = {
  fashion: readCatalogue(fashion),
  pharmacy: readCatalogue(pharmacy),
  electronics: readCatalogue(electronics),
  furniture: readCatalogue(furniture),
  auto: readCatalogue(auto),
  books: readCatalogue(books),
  bodycare: readCatalogue(bodycare),
  diy: readCatalogue(diy),
  groceries: readCatalogue(groceries),
};

export const TRADES = keysOf(CATALOGUES);

export function catalogueOf(trade: Trade): Catalogue {
  return CATALOGUES[trade];
}
