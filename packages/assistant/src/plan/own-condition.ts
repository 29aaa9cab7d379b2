import { understand } from '@quarry/language';
import type { WishedCondition } from '../memory/memory.ts';
import type { Turn } from '../minds/mind.ts';
import { readCondition } from './evidence.ts';
import { contentWords } from './words.ts';

/**
 * Whether a condition needs evidence: constraints that the search applies by itself (a colour, a kind) do not, and a
 * bare number cannot be contradicted.
 */
export function isOwnCondition({ text, key, isNegated }: WishedCondition, { language, store }: Turn): boolean {
  const { words } = readCondition(text, language);
  if (isNegated && words.every(({ number }) => number !== null)) return false;
  if (key !== undefined && !OF_SEARCH.has(key)) return true;
  const { spans } = understand(text, { language, currency: store.currency.code });
  const explained = spans.filter(({ kind }) => OF_SEARCH.has(kind));
  const left = explained.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
  return contentWords(left, language).length > 0;
}

const OF_SEARCH: ReadonlySet<string> = new Set([
  'category',
  'category_group',
  'product_type',
  'color',
  'material',
  'size',
  'brand',
  'gender',
  'price',
]);
