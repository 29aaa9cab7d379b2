/**
 * What demo shops say about themselves (`data/texts.json`), with blanks for the facts of each shop: `{city}`, `{near}`,
 * `{far}`, `{price}` and `{free}` in texts about delivery, `{days}` in those about returns, `{currency}`, `{instalments}`
 * (the least sum), `{phone}`, `{email}`, `{hours}` and `{name}`.
 */
import type { StoreKind } from '@quarry/contract';
import texts from '../../data/texts.json' with { type: 'json' };
import type { Phrase } from '../phrases.ts';

/** Additions of a trade to the texts. */
interface TradeWords {
  delivery: Phrase;
  returns: Phrase;
  about: Phrase;
  returnDays: number;
}

export const DELIVERY: Phrase = texts.delivery;
export const RETURNS: Phrase = texts.returns;
export const PAYMENT: Phrase = texts.payment;
export const INSTALMENTS: Phrase = texts.instalments;
export const CONTACT: Phrase = texts.contact;
export const TRADE_WORDS: Record<StoreKind, TradeWords> = texts.trades;
/** The first city of a region in the grammatical case that `DELIVERY` requires. */
export const CITY_WORDS: Partial<Record<string, Phrase>> = texts.cities;
export const NEAR: Record<'hours' | 'day' | 'days', Phrase> = texts.near;
export const FAR: Phrase = texts.far;
export const FAR_LARGE: Phrase = texts.far_large;
