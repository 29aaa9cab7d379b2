/**
 * Resolves references to shown products: "the second one", "it", "both", "the cheapest", "Poppy", "that blue dress". In
 * order of precedence: position in the list, superlative, name, description, and pronoun, which refers to the product
 * mentioned last.
 */
import type { Language, SearchFilters } from '@quarry/contract';
import { understand } from '@quarry/language';
import type { Memory, ShownProduct } from '../../../memory/memory.ts';
import { valuesOf } from '../../../memory/wishes.ts';
import { foldText } from '../../../words/fold-text.ts';
import { asciiDigits } from '../../../words/numbers-in.ts';
import { numberedPlaces, POINTERS } from './reference-words.ts';

export interface References {
  /** In the order in which they are said; of a place that is not there, none. */
  ids: readonly string[];
  how: 'place' | 'superlative' | 'name' | 'description' | 'pronoun';
  /** The message without the words that point. */
  rest: string;
  /** Conditions that described the product and ask nothing about it: of "is the blue one cotton" the colour. */
  described: readonly (keyof SearchFilters)[];
}

/** "The first two": how many, by the word for it. */
const FIRST_FEW =
  /(?<!\p{L})(?:first|top|პირველ\p{L}*|ilk|اول|الاول\p{L}*)\s+(two|three|four|2|3|4|ორ\p{L}*|სამ\p{L}*|ოთხ\p{L}*|iki\p{L}*|uc\p{L}*|dort\p{L}*|dord\p{L}*|اثنين|اتنين|ثلاثه|تلاته|اربعه)(?!\p{L})/u;
const FEW: readonly [number, RegExp][] = [
  [2, /^(?:two|2|ორ|iki|اثنين|اتنين)/u],
  [3, /^(?:three|3|სამ|uc|ثلاثه|تلاته)/u],
  [4, /^(?:four|4|ოთხ|dor|اربعه)/u],
];
/** The dual says two in one word. */
const FIRST_TWO_IN_ARABIC = /(?<!\p{L})(?:و|ب|ل)?(?:الاولين|الاوليين|اول واحدين)(?!\p{L})/u;

/** Conditions that may describe a product; size and price are asked about rather than said of it. */
const DESCRIBING = ['category', 'color', 'material', 'brand'] as const;
const SHORTEST_NAME = 3;
/** As many as are shown at once. */
const MAX_PLACES = 12;
/** A suffix of Georgian, Turkish or Azerbaijani on a name. */
const LONGEST_SUFFIX = 6;

export function readReferences(message: string, language: Language, memory: Memory): References | null {
  const { shown, before, seen, focus } = memory;
  if (shown.products.length === 0 && focus.length === 0) return null;
  return (
    readPlacesOfLists(message, language, [shown.products, before]) ??
    readSuperlative(message, language, shown.products) ??
    readNames(message, language, shown.products) ??
    readNames(message, language, seen) ??
    readDescription(message, language, shown.products) ??
    readDescription(message, language, seen) ??
    readPronoun(message, language, memory)
  );
}

/** The places in the latest list that has all of them. */
function readPlacesOfLists(message: string, language: Language, lists: readonly ShownProduct[][]): References | null {
  const read = lists.map((shown) => readPlaces(message, language, shown));
  return read.find((one) => one !== null && one.isWhole) ?? read[0] ?? null;
}

function readPlaces(
  message: string,
  language: Language,
  shown: readonly ShownProduct[],
): (References & { isWhole: boolean }) | null {
  const folded = foldText(asciiDigits(message));
  const few = FIRST_FEW.exec(folded);
  if (few || FIRST_TWO_IN_ARABIC.test(folded)) {
    const count = FEW.find(([, word]) => word.test(few?.[1] ?? 'two'))?.[0] ?? 2;
    const rest = folded.replace(few ? FIRST_FEW : FIRST_TWO_IN_ARABIC, ' ');
    const ids = shown.slice(0, count).map(({ id }) => id);
    return { ids, how: 'place', rest, described: [], isWhole: ids.length === count };
  }

  const { places, last } = POINTERS[language];
  const found: { at: number; id: string | undefined }[] = [];
  let rest = message;
  for (const [index, list] of places.entries()) {
    if (!list.in(folded)) continue;
    found.push({ at: whereIn(folded, list.removeFrom(folded)), id: shown[index]?.id });
    rest = list.removeFrom(rest);
  }
  for (const { place, words } of numberedPlaces(folded)) {
    // `42 numara` is a size.
    if (place > MAX_PLACES) continue;
    found.push({ at: folded.indexOf(words), id: shown[place - 1]?.id });
    rest = foldText(asciiDigits(rest)).replace(words, ' ');
  }
  if (last.in(folded)) {
    found.push({ at: whereIn(folded, last.removeFrom(folded)), id: shown.at(-1)?.id });
    rest = last.removeFrom(rest);
  }
  if (found.length === 0) return null;
  const ids = found.sort((one, other) => one.at - other.at).flatMap(({ id }) => id ?? []);
  return { ids: [...new Set(ids)], how: 'place', rest, described: [], isWhole: ids.length === found.length };
}

/** Where a text and the same text without some words begin to differ: there stood the words. */
function whereIn(text: string, without: string): number {
  let at = 0;
  while (at < without.length && text[at] === without[at]) at += 1;
  return at;
}

function readSuperlative(message: string, language: Language, shown: readonly ShownProduct[]): References | null {
  const folded = foldText(message);
  const { cheapest, dearest, bestRated } = POINTERS[language];
  const orders = [
    [cheapest, ({ price }: ShownProduct) => (price === null ? null : -price)],
    [dearest, ({ price }: ShownProduct) => price],
    [bestRated, ({ rating }: ShownProduct) => rating],
  ] as const;
  for (const [list, worth] of orders) {
    if (!list.in(folded)) continue;
    const best = shown
      .flatMap((product) => {
        const value = worth(product);
        return value === null ? [] : [{ product, value }];
      })
      .sort((one, other) => other.value - one.value)[0];
    if (best) return { ids: [best.product.id], how: 'superlative', rest: list.removeFrom(message), described: [] };
  }
  return null;
}

/** Products of which a word of the title was said that few of the others have and that is no colour, kind or size. */
function readNames(message: string, language: Language, shown: readonly ShownProduct[]): References | null {
  const { spans } = understand(message, { language });
  let plain = message;
  for (const { start, end } of spans) plain = plain.slice(0, start) + ' '.repeat(end - start) + plain.slice(end);
  const said = wordsOf(plain).filter((word) => word.length >= SHORTEST_NAME);
  if (said.length === 0) return null;

  const titles = shown.map(({ title }) => wordsOf(title).filter((word) => word.length >= SHORTEST_NAME));
  const isRare = (word: string): boolean =>
    titles.filter((title) => title.includes(word)).length <= Math.max(1, shown.length / 4);
  const scored = shown
    .map(({ id }, index) => {
      const named = (titles[index] ?? []).filter((word) => isRare(word) && said.some((one) => isFormOf(one, word)));
      return { id, named, at: Math.min(...named.map((word) => said.findIndex((one) => isFormOf(one, word)))) };
    })
    .filter(({ named }) => named.length > 0);
  // Of two titles of which one word each was said, the one with more of its words is meant, unless both stand apart.
  const best = scored.filter(
    (one) =>
      !scored.some(
        (other) =>
          other !== one &&
          other.named.length > one.named.length &&
          one.named.every((word) => other.named.includes(word)),
      ),
  );
  if (best.length === 0) return null;
  const names = new Set(best.flatMap(({ named }) => named));
  const rest = message
    .split(/\s+/)
    .filter((word) => ![...names].some((name) => isFormOf(foldText(word).replace(/[^\p{L}\p{N}]/gu, ''), name)))
    .join(' ');
  const ids = best.sort((one, other) => one.at - other.at).map(({ id }) => id);
  return { ids: [...new Set(ids)], how: 'name', rest, described: [] };
}

function isFormOf(said: string, name: string): boolean {
  if (said === name) return true;
  return name.length > SHORTEST_NAME && said.startsWith(name) && said.length - name.length <= LONGEST_SUFFIX;
}

/** "The blue dress": a kind and looks that some of the products have and others have not. */
function readDescription(message: string, language: Language, shown: readonly ShownProduct[]): References | null {
  const { understood, spans } = understand(message, { language });
  const said = DESCRIBING.filter((key) => valuesOf(understood[key]).length > 0);
  if (said.length === 0 || shown.length === 0) return null;

  // The more of what was said describes it the better; what describes none of the products is asked about it.
  for (let count = said.length; count > 0; count -= 1) {
    const described = said.slice(0, count);
    const meant = shown.filter((product) => described.every((key) => hasValue(product, valuesOf(understood[key]))));
    const isTelling = meant.length === 1 || (meant.length > 0 && meant.length < shown.length / 2);
    if (!isTelling) continue;
    let rest = message;
    for (const { start, end, kind } of [...spans].reverse()) {
      if (described.some((key) => key === kind)) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
    }
    return { ids: meant.map(({ id }) => id), how: 'description', rest, described };
  }
  return null;
}

function hasValue({ category, values, title }: ShownProduct, wanted: readonly string[]): boolean {
  return wanted.some(
    (value) => category === value || values.includes(value) || foldText(title).includes(foldText(value)),
  );
}

function readPronoun(message: string, language: Language, { focus, shown }: Memory): References | null {
  const folded = foldText(message);
  const { one, several } = POINTERS[language];
  if (several.in(folded)) {
    const ids = focus.length > 1 ? focus : shown.products.slice(0, 2).map(({ id }) => id);
    return { ids, how: 'pronoun', rest: several.removeFrom(message), described: [] };
  }
  if (one.in(folded)) return { ids: focus.slice(0, 1), how: 'pronoun', rest: one.removeFrom(message), described: [] };
  return null;
}

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
