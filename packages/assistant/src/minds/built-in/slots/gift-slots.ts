/** Parses details of a gift: person, age, occasion, taste, budget. */
import type { Language, SearchFilters } from '@quarry/contract';
import { type Concept, conceptsIn, labelOf, understand } from '@quarry/language';
import { foldText } from '../../../words/fold-text.ts';
import { asciiDigits } from '../../../words/numbers-in.ts';
import { listOf } from '../../../phrases/phrase-lists.ts';
import { OWN_PHRASES } from '../../../phrases/own-phrases.ts';
import { AGE_IN_MONTHS, AGE_IN_YEARS } from '../../../phrases/ages.ts';

export interface GiftSlots {
  /** A present was named as such. */
  isGift: boolean;
  person: string | null;
  /** `baby`, `kids`, `teen`; null for grown-ups or when nothing was said. */
  age: string | null;
  /** `boys`, `girls`, `men`, `women`. */
  gender: string | null;
  hasTaste: boolean;
  /** Person, occasion, taste as words of the language. */
  words: string[];
  /** Price, and a kind of thing where one was named. */
  filters: SearchFilters;
}

/** What a taste may be. */
const TASTES: readonly Concept['kind'][] = [
  'subject',
  'sport',
  'use',
  'style',
  'pet',
  'flavor',
  'scent',
  'ingredient',
  'season',
];
const BABY_UNTIL = 2;
const KIDS_UNTIL = 12;
const TEEN_UNTIL = 17;
const LONGEST_TASTE = 4;

export function readGift(message: string, language: Language, currency: string): GiftSlots {
  const text = asciiDigits(message);
  const withoutAge = text.replace(AGE_IN_MONTHS, ' ').replace(AGE_IN_YEARS, ' ');
  const { understood } = understand(withoutAge, { language, currency });
  const named = conceptsIn(withoutAge, { language })
    .filter(({ negated }) => !negated)
    .map(({ concept }) => concept);
  const of = (kind: Concept['kind']) => named.filter((concept) => concept.kind === kind);

  const { price_min, price_max, category, color, material, brand } = understood;
  const filters: SearchFilters = {
    ...(price_min !== undefined && { price_min }),
    ...(price_max !== undefined && { price_max }),
    ...(category !== undefined && { category }),
    ...(color !== undefined && { color }),
    ...(material !== undefined && { material }),
    ...(brand !== undefined && { brand }),
  };
  const person = of('person')[0] ?? null;
  const occasions = of('occasion');
  const tastes = named.filter(({ kind }) => TASTES.includes(kind));
  const age = ageIn(text) ?? of('age').find(({ value }) => value !== 'adult')?.value ?? null;
  const gender = [understood.gender ?? []].flat()[0] ?? null;
  const isForSomebody = person !== null || age !== null || gender !== null;
  const isLiked = listOf('likes').in(foldText(message));
  const liked = isLiked && tastes.length === 0 && category === undefined ? tasteInWords(withoutAge, language) : '';

  return {
    isGift:
      occasions.some(({ value }) => value === 'gift') ||
      (isForSomebody &&
        (listOf('giftAsked').in(foldText(message)) || (category === undefined && isCelebrated(occasions)))),
    person: person?.value ?? null,
    age,
    gender,
    hasTaste: tastes.length > 0 || isLiked,
    words: [
      ...(person ? [person] : []),
      ...occasions.filter(({ value }) => value !== 'gift'),
      ...tastes,
      ...of('category_group'),
      ...of('category'),
      ...of('product_type'),
    ]
      .map(({ kind, value }) => labelOf(kind, value, language))
      .concat(liked === '' ? [] : [liked]),
    filters,
  };
}

/** A day on which people are given presents. */
const isCelebrated = (occasions: readonly Concept[]): boolean => occasions.some(({ value }) => CELEBRATIONS.has(value));
const CELEBRATIONS = new Set([
  'birthday',
  'anniversary',
  'graduation',
  'new-year',
  'christmas',
  'mothers-day',
  'fathers-day',
  'valentines-day',
  'valentine',
  'baby-shower',
  'housewarming',
  'name-day',
  'womens-day',
]);

function ageIn(text: string): string | null {
  if (AGE_IN_MONTHS.test(text)) return 'baby';
  const match = AGE_IN_YEARS.exec(text);
  const years = match ? Number(match[1] ?? match[2]) : null;
  if (years === null || years > TEEN_UNTIL) return null;
  return years <= BABY_UNTIL ? 'baby' : years <= KIDS_UNTIL ? 'kids' : years <= TEEN_UNTIL ? 'teen' : null;
}

/** "A book for a 3 year old" is one for children: shops say `kids` where people say how old. Null where no age is said. */
export function withAgeAsWord(message: string, language: Language): string | null {
  const text = asciiDigits(message);
  const age = ageIn(text);
  if (age === null || age === 'teen') return null;
  const without = text
    .replace(AGE_IN_MONTHS, ' ')
    .replace(AGE_IN_YEARS, ' ')
    .replace(/(?<!\p{L})(?:old|olan|for an?)(?!\p{L})/giu, ' ');
  return `${without} ${labelOf('age', age, language)}`.replace(/\s+/gu, ' ').trim();
}

/** "She likes stargazing": what no concept knows is looked for as it was said, when it is short. */
function tasteInWords(message: string, language: Language): string {
  // The person, the occasion and the like are told already.
  let untold = message;
  for (const { start, end } of [...conceptsIn(message, { language })].reverse()) {
    untold = `${untold.slice(0, start)} ${untold.slice(end)}`;
  }
  const words =
    OWN_PHRASES[language].unsaid.removeFrom(listOf('likes').removeFrom(untold)).match(/[\p{L}\p{M}]{3,}/gu) ?? [];
  const left = words.filter(
    (word) => !/^(?:she|he|they|her|his|their|and|მას|მათ|ის|çok|onu|هي|هو|جدا|çoxu|çox|onlar)$/iu.test(word),
  );
  return left.length > 0 && left.length <= LONGEST_TASTE ? left.join(' ') : '';
}
