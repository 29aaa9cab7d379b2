/** Runs judged queries and counts how often a relevant product is first. */
import type { Language } from '@quarry/contract';
import type { JudgedCatalogue } from './catalogues.ts';
import { isRight, type JudgedQuery } from './judged-query.ts';

export interface Judgement {
  asked: number;
  /** A relevant product is first. */
  firstRight: number;
  /** A relevant product is among the first five. */
  amongFive: number;
  /** Failed queries, for review. */
  wrong: { query: string; first: string }[];
}

export function judge(
  { index, products }: JudgedCatalogue,
  queries: readonly JudgedQuery[],
  language: Language,
): Judgement {
  const judgement: Judgement = { asked: queries.length, firstRight: 0, amongFive: 0, wrong: [] };
  for (const { query, right } of queries) {
    const found = index
      .search({ text: query, language, skip: 0, take: 5 })
      .hits.flatMap(({ id }) => products.get(id) ?? []);
    const rights = found.map((product) => isRight(product, right));
    if (rights[0]) judgement.firstRight++;
    else judgement.wrong.push({ query, first: found[0]?.title ?? '(nothing)' });
    if (rights.includes(true)) judgement.amongFive++;
  }
  return judgement;
}

/** Excludes queries that no product of the catalogue answers. */
export function answerable({ products }: JudgedCatalogue, queries: readonly JudgedQuery[]): JudgedQuery[] {
  const shelf = [...products.values()];
  return queries.filter(({ right }) => shelf.some((product) => isRight(product, right)));
}
