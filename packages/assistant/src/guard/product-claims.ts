/**
 * Checks statements about products other than prices: sizes, colours, materials, discounts and stock. Each must match
 * the products that the sentence is about, or any known one if it names none.
 */
import { conceptsIn } from '@quarry/language';
import {
  FEW,
  IS_HALF_PRICE,
  IS_IN_STOCK,
  IS_NEARLY_GONE,
  IS_SOLD_OUT,
  NEGATES,
  SPEAKS_OF_DISCOUNT,
  SPEAKS_OF_LIMIT,
} from './claim-words.ts';
import type { KnownProduct } from './known-product.ts';
import type { Ledger } from './ledger.ts';

const CHECKED_KINDS = new Set(['color', 'material', 'pattern']);
/** "Not available in S" says nothing about the stock of the others. */
const LACKS_A_SIZE = /غير متوفر(?:ه)? ب|unavailable in /u;
/** `color:yellow` in `sarı renkte`. */
const SPEAKS_OF_COLOUR = /(?<!\p{L})(?:colou?r|ფერ|renk|reng|ال?لون)/iu;
/** `size 42`, `42 beden`, `ზომა 42`, `مقاس 42`. */
const NUMBERED_SIZE =
  /(?:(?<!\p{L})(?:size|sizes|ზომა|ზომის|ზომით|ზომაში|beden|numara|olcu|razmer|مقاس|المقاس|قياس)(?!\p{L})[\s:]*(\d{1,3})(?![\d/x×*.,]\d|\d))|(?:(?<!\d)(\d{1,3})[-\s]*(?:size|sizes|ზომა|ზომის|ზომაში|ზომაშიც|beden|bedende|numara|numarasi|olcu|olcude|olculu|razmer|مقاس)(?!\p{L}))/gu;
const LETTER_SIZE = /(?<![\p{L}\p{N}'’])(?:\d?x{1,4}[sl]|[2-6]xl)(?![\p{L}\p{N}])/gu;

/** `აბრეშუმისაა`: "it is made of silk". */
const GEORGIAN_IS = /([ა-ჰ]{3,}ის)აა?(?![ა-ჰ])/gu;

export interface ProductClaims {
  /** Folded, without product titles, with digits for number words. */
  claims: string;
  /** As written, without product titles. */
  rest: string;
  /** The products it is about; empty: none in particular. */
  about: readonly KnownProduct[];
}

export function productClaimsHold({ claims, rest, about }: ProductClaims, ledger: Ledger): boolean {
  const isDenied = NEGATES.test(claims);
  const meant = about.length > 0 ? about : ledger.known();
  /** A negation is true when one of the products lacks the property; without products it is always allowed. */
  const holds = (isSo: (product: KnownProduct) => boolean): boolean =>
    isDenied ? about.length === 0 || !about.every(isSo) : meant.some(isSo);
  return (
    sizesIn(claims, rest).every((size) => holds((product) => product.hasSize(size))) &&
    looksHold(rest, holds, isDenied) &&
    discountHolds(claims, meant, ledger, isDenied) &&
    stockHolds(claims, about, meant, isDenied)
  );
}

function sizesIn(claims: string, rest: string): string[] {
  const numbered = [...claims.matchAll(NUMBERED_SIZE)].map(([, behind, before]) => behind ?? before ?? '');
  const letters = claims.match(LETTER_SIZE) ?? [];
  const worded = conceptsIn(rest).flatMap(({ concept }) => (concept.kind === 'size' ? [concept.value] : []));
  return [...new Set([...numbered, ...letters, ...worded])];
}

type Holds = (isSo: (product: KnownProduct) => boolean) => boolean;

function looksHold(rest: string, holds: Holds, isDenied: boolean): boolean {
  // A word may have several meanings (`cream`): one true meaning is enough.
  const byPlace = new Map<number, ReturnType<typeof conceptsIn>>();
  const text = rest.replace(GEORGIAN_IS, '$1');
  for (const one of conceptsIn(text)) {
    // `60 ₺ altında` is a limit, though `altın` means gold.
    if (SPEAKS_OF_LIMIT.test(text.slice(one.start, one.end))) continue;
    byPlace.set(one.start, [...(byPlace.get(one.start) ?? []), one]);
  }
  return [...byPlace.values()].every((meanings) => {
    const checked = meanings.filter(({ concept }) => CHECKED_KINDS.has(concept.kind));
    // `sarı` is a sari too: beside a word for colour it is the colour.
    const isColour = SPEAKS_OF_COLOUR.test(text) && checked.some(({ concept }) => concept.kind === 'color');
    if (checked.length < meanings.length && !isColour) return true;
    if (meanings.some(({ negated }) => negated) && !isDenied) return true;
    return checked.some(({ concept }) => holds((product) => product.says(concept)));
  });
}

function discountHolds(claims: string, meant: readonly KnownProduct[], ledger: Ledger, isDenied: boolean): boolean {
  if (!SPEAKS_OF_DISCOUNT.test(claims) || isDenied || ledger.factsSay(SPEAKS_OF_DISCOUNT)) return true;
  if (IS_HALF_PRICE.test(claims)) return meant.some((product) => product.hasDiscount(50));
  return meant.some(({ isDiscounted }) => isDiscounted);
}

/** "It is not sold out"; a negation that belongs to the words themselves (`out of stock`, `stokta yok`) is none. */
const isDeniedSoldOut = (claims: string): boolean => NEGATES.test(claims.replace(IS_SOLD_OUT, ' '));

function stockHolds(
  claims: string,
  about: readonly KnownProduct[],
  meant: readonly KnownProduct[],
  isDenied: boolean,
): boolean {
  if (IS_SOLD_OUT.test(claims) && !LACKS_A_SIZE.test(claims))
    return meant.some(({ isSoldOut }) => isSoldOut !== isDeniedSoldOut(claims));
  if (IS_NEARLY_GONE.test(claims)) {
    return isDenied || meant.some(({ stock }) => stock !== null && stock > 0 && stock <= FEW);
  }
  // Without a product, "available" is a figure of speech.
  if (about.length > 0 && !isDenied && IS_IN_STOCK.test(claims)) return about.some(({ isSoldOut }) => !isSoldOut);
  return true;
}
