/** Words that ask for an order: "cheapest", `ყველაზე დიდი`, `en hafif`, `الأحدث`. From `data/order-words.json`. */
import { analyze } from '../analysis/analyze.ts';
import { skeleton } from '../analysis/fold.ts';
import rows from './data/order-words.json' with { type: 'json' };
import { type QueryWords, standsAt } from './query-words.ts';
import type { TextRange } from './text-range.ts';

/** The sort keys: figures of every product, or a measured attribute. */
export type OrderBy =
  | 'price'
  | 'newest'
  | 'rating'
  | 'popularity'
  | 'size'
  | 'weight'
  | 'length'
  | 'width'
  | 'height'
  | 'thickness'
  | 'power'
  | 'speed'
  | 'noise'
  | 'brightness'
  | 'battery'
  /** "Highest", "lowest": of what the word behind it names, `highest power`. */
  | 'amount';

export interface Order {
  by: OrderBy;
  direction: 'asc' | 'desc';
}

interface OrderFinding extends Order, TextRange {}

interface OrderPhrase {
  order: Order;
  words: readonly string[];
}

/** By the first word, longer phrases first. */
let phrases: ReadonlyMap<string, readonly OrderPhrase[]> | undefined;

/** Arabic says "bigger than" by the same word: a comparison with a number is no order. */
const THAN = new Set(['من', 'عن']);

/** The first order that is said; what is not wanted says none. */
export function findOrder(words: QueryWords, isTaken: (stretch: TextRange) => boolean): OrderFinding | undefined {
  phrases ??= collect();
  const { tokens, plain } = words;
  for (let at = 0; at < tokens.length; at++) {
    const phrase = phrases.get(plain[at] ?? '')?.find((one) => standsAt(plain, at, one.words));
    if (phrase === undefined) continue;
    const end = at + phrase.words.length;
    const stretch = { start: tokens[at]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 };
    if (isTaken(stretch) || THAN.has(plain[end] ?? '')) continue;
    return { ...phrase.order, ...stretch };
  }
  return undefined;
}

function collect(): ReadonlyMap<string, readonly OrderPhrase[]> {
  const byFirst = new Map<string, OrderPhrase[]>();
  for (const { by, direction, ...languages } of rows) {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- `npm run check` compares the rows with their schema
    const order = { by, direction } as Order;
    for (const text of Object.values(languages).flatMap((said) => said.split('|'))) {
      const words = analyze(text).map(({ exact }) => skeleton(exact));
      const [first] = words;
      if (first === undefined) continue;
      const known = byFirst.get(first) ?? [];
      byFirst.set(
        first,
        [...known, { order, words }].sort((a, b) => b.words.length - a.words.length),
      );
    }
  }
  return byFirst;
}
