/** Example queries by kind of shop, shown before the first search. */
import type { Language, StoreKind } from '@quarry/contract';
import data from './example-queries.json' with { type: 'json' };

const EXAMPLES: Readonly<Record<StoreKind, Record<Language, readonly string[]>>> = data;

export function exampleQueries(kind: StoreKind, language: Language): readonly string[] {
  return EXAMPLES[kind][language];
}
