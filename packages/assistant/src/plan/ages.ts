/** Ages in months: of the person of a gift, and the minimum age of a product. */
import type { ListedProduct } from '@quarry/contract';
import { attributeValues } from '@quarry/contract';
import { foldText } from '../words/fold-text.ts';
import { asciiDigits } from '../words/numbers-in.ts';

export interface AgeRange {
  from: number;
  to: number;
  /** As the shop writes it. */
  written: string;
}

const MONTH = '(?:months?|mo|ay|aylik|ayliq|თვ\\p{L}*|شهر\\p{L}*|اشهر)';
const YEAR = '(?:years?|yrs?|yo|y\\.?o|yas\\p{L}*|wlis|წლ\\p{L}*|წელ\\p{L}*|სნ|سن\\p{L}*|اعوام|عام)';
const AGE = new RegExp(
  `(?<!\\d|[.,])(\\d{1,3})\\s*(?:[-–]\\s*(\\d{1,3}))?\\s*(\\+)?\\s*-?(${MONTH}|${YEAR})(?!\\p{L}{6})\\s*(\\+)?(?:\\s*(?:ve uzeri|and up|და მეტი|ve yuxari))?`,
  'u',
);
const BARE = /(?:age|yas|yaş|ages|aged|ასაკ\p{L}*|عمر)\s*:?\s*(\d{1,2})\s*(?:[-–]\s*(\d{1,2}))?\s*(\+)?/u;
const SHE_IS = /(?:he'?s|she'?s|is|turning|turns|aged?)\s+(\d{1,2})(?!\s*(?:%|[a-z]*\d))(?=[\s,.!?]|$)/u;
const IN_A_YEAR = 12;
const OLDEST = 120 * IN_A_YEAR;
/** "3 years" of a product for children is a minimum age. */
const OLDEST_CHILD = 18;

/** "My niece, she's 8", "a 6 month old", `10 yaşındaki`; null without an age. */
export function ageOfPerson(text: string): number | null {
  const folded = foldText(asciiDigits(text));
  const told = AGE.exec(folded);
  if (told?.[1]) return Number(told[1]) * (isMonths(told[4] ?? '') ? 1 : IN_A_YEAR);
  const bare = SHE_IS.exec(folded) ?? BARE.exec(folded);
  const years = bare?.[1] ? Number(bare[1]) : null;
  return years === null || years > OLDEST_CHILD ? null : years * IN_A_YEAR;
}

/** From which age on, and to which; null when the product does not say. */
export function agesOf({ title, description, attributes, texts }: ListedProduct): AgeRange | null {
  const own = attributeValues(attributes, 'age');
  const all = [...own, title, description, ...Object.values(texts).flatMap((text) => [text.title, text.description])];
  for (const text of all) {
    const range = rangeIn(text);
    if (range) return range;
  }
  return null;
}

function rangeIn(text: string): AgeRange | null {
  const folded = foldText(asciiDigits(text));
  const told = AGE.exec(folded);
  const bare = told ? null : BARE.exec(folded);
  const [low, high, open, unit] = told
    ? [told[1], told[2], told[3] ?? told[5], told[4]]
    : [bare?.[1], bare?.[2], bare?.[3], ''];
  if (low === undefined) return null;
  // "12 months" and "2 years" without a range or a plus may be a warranty.
  if (told && high === undefined && open === undefined && !/yas/u.test(unit ?? '')) return null;
  const size = isMonths(unit ?? '') ? 1 : IN_A_YEAR;
  return {
    from: Number(low) * size,
    to: high === undefined ? OLDEST : Number(high) * size,
    written: (told ?? bare)?.[0] ?? '',
  };
}

const isMonths = (unit: string): boolean => new RegExp(`^${MONTH}`, 'u').test(unit) && !unit.startsWith('yas');
