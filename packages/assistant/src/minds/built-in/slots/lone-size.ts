/** Parses sizes without a unit, if clothes or shoes were shown: "the black one in 38", "got it in M?". */
import { conceptOf, measuresIn } from '@quarry/language';
import type { Language } from '@quarry/contract';
import { valuesOf } from '../../../memory/wishes.ts';
import type { Memory } from '../../../memory/memory.ts';
import { asciiDigits } from '../../../words/numbers-in.ts';
import type { WishSlots } from './wish-slots.ts';

const NUMBER =
  /(?<![\p{L}\p{N}.,'’/x×-])(3[2-9]|4[0-9]|5[0-4])(?:-?(?:ე|იანი|ი|inci|nci))?(?![\p{L}\p{N}.,%]|\s?[\p{Sc}%]|-?\p{L})/u;
const LETTERS = /(?<![\p{L}\p{N}'’])(X{0,3}[SL]|M|\dXL|x{1,3}l|x{1,3}s)(?:['’-]?\p{L}{0,3})?(?![\p{L}\p{N}])/u;
/** Words for the letters, of a message that says little else. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:extra|x)[ -]large(?!\p{L})/iu, 'xl'],
  [/(?<!\p{L})medium(?!\p{L})/iu, 'm'],
  [/(?<!\p{L})(?:in|size|a|got|have) (?:a )?small(?!\p{L})/iu, 's'],
  [/(?<!\p{L})(?:in|size|a|got|have) (?:a )?large(?!\p{L})/iu, 'l'],
];
const MAX_WORDS = 6;

export function withLoneSize(wish: WishSlots, message: string, language: Language, memory: Memory): WishSlots {
  const { filters } = wish;
  if (filters.size !== undefined || filters.price_max !== undefined || filters.price_min !== undefined) return wish;
  if (message.trim().split(/\s+/u).length > MAX_WORDS || !isWearable(wish, memory)) return wish;
  if (measuresIn(message, { language }).length > 0) return wish;
  const text = asciiDigits(message);
  const found = NUMBER.exec(text) ?? LETTERS.exec(text);
  const worded = WORDS.find(([pattern]) => pattern.test(text));
  const size = found?.[1]?.toLowerCase() ?? worded?.[1];
  if (size === undefined) return wish;
  const cut = (words: string): string =>
    asciiDigits(words)
      .replace(
        found ? new RegExp(`(?<![\\p{L}\\p{N}])${found[0]}(?![\\p{L}\\p{N}])`, 'iu') : (worded?.[0] ?? /$^/u),
        ' ',
      )
      .replace(/\s+/gu, ' ')
      .trim();
  const unexplained = wish.unexplained.filter((word) => word.toLowerCase() !== found?.[0].toLowerCase());
  return {
    ...wish,
    said: cut(wish.said),
    words: cut(wish.words),
    filters: { ...filters, size },
    hasMeaning: true,
    unexplained,
  };
}

function isWearable(wish: WishSlots, memory: Memory): boolean {
  const named = valuesOf(wish.filters.category);
  const categories =
    named.length > 0 ? named : memory.wishes ? memory.shown.products.flatMap(({ category }) => category ?? []) : [];
  return categories.length > 0 && categories.every((category) => conceptOf('category', category)?.trade === 'fashion');
}
