/** The trades of a demo shop, its number of products, and its price level. */
import type { StoreSettings } from '@quarry/contract';
import { TRADES, type Trade } from '../catalogues/by-trade.ts';

export interface Shelves {
  trades: readonly Trade[];
  /** Number of products. */
  count: number;
  /** 1 is the usual price of the catalogue. */
  priceLevel: number;
  /** Number of staples of a family that the shop must have. */
  stapleLimit: number;
}

/** Shops that differ from others of their kind. */
const OWN: Record<string, Partial<Shelves>> = {
  dior: { priceLevel: 2.2, count: 328 },
  dressup: { count: 372 },
  lcw: { priceLevel: 0.7, count: 364 },
  pharmadepot: { priceLevel: 0.95, count: 336 },
  homzmart: { count: 352 },
  agorabooks: { priceLevel: 1.6 },
  veli: { count: 384 },
  'extra.ge': { count: 396 },
  quarry: { count: 400 },
};

export function shelvesOf(settings: StoreSettings): Shelves {
  const isGeneral = settings.kind === 'general';
  return {
    trades: settings.kind === 'general' ? TRADES : [settings.kind],
    count: 344,
    priceLevel: 1,
    stapleLimit: isGeneral ? 4 : 99,
    ...OWN[settings.id],
  };
}
