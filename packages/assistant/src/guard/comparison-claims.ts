/** Checks which of two named products a sentence calls cheaper, the brand that it gives a product, and ratings in words. */
import { foldText } from '../words/fold-text.ts';
import { ASKS, matcher, NEGATES } from './claim-words.ts';
import type { KnownProduct } from './known-product.ts';
import type { Ledger } from './ledger.ts';

const CHEAPER = matcher(['cheaper', 'less expensive', 'costs less', 'იაფ', 'უფრო იაფ', 'daha ucuz', 'ucuz', 'ارخص']);
const DEARER = matcher([
  'more expensive',
  'dearer',
  'pricier',
  'costs more',
  'ძვირ',
  'pahali',
  'daha pahali',
  'اغلي',
  'baha',
]);
/** "Five stars", `4,8 ulduz`, after number words have become digits. */
const RATED = /(\d(?:[.,]\d)?) ?(?:stars?|ვარსკვლავ|yildiz|ulduz|نجوم|نجمه)/gu;
const STARS_IN_WORDS =
  /(?<!\p{L})(?:five|four|three|ხუთი?|ოთხი?|bes|dort|dord|خمس|اربع) (?:stars?|ვარსკვლავ|yildiz|ulduz|نجوم)/u;

/** @param first the product named first, to which the comparison belongs in all five languages. */
export function comparisonHolds(
  claims: string,
  sentence: string,
  first: KnownProduct | undefined,
  second: KnownProduct | undefined,
): boolean {
  const [one] = first?.prices ?? [];
  const [other] = second?.prices ?? [];
  if (one === undefined || other === undefined || ASKS.test(sentence)) return true;
  const isDenied = NEGATES.test(claims);
  if (CHEAPER.test(claims)) return one < other !== isDenied;
  return !DEARER.test(claims) || one > other !== isDenied;
}

/** A brand beside a product must be its own. */
export function brandHolds(claims: string, sentence: string, about: readonly KnownProduct[], ledger: Ledger): boolean {
  if (about.length === 0 || ASKS.test(sentence) || NEGATES.test(claims)) return true;
  const own = about.flatMap(({ brand }) => (brand === null ? [] : [foldText(brand)]));
  return ledger
    .known()
    .flatMap(({ brand }) => (brand === null ? [] : [foldText(brand)]))
    .filter((brand) => matcher([brand.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')]).test(claims))
    .every((brand) => own.includes(brand));
}

/** Stars are those of the product's reviews. */
export function ratingHolds(claims: string, about: readonly KnownProduct[], ledger: Ledger): boolean {
  const meant = about.length > 0 ? about : ledger.known();
  if (STARS_IN_WORDS.test(claims)) return meant.some((product) => product.rating === 5);
  return [...claims.matchAll(RATED)].every(([, stars = '']) =>
    meant.some((product) => product.rating === Number(stars.replace(',', '.'))),
  );
}
