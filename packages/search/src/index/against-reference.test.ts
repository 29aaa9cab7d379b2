/** The index and its reference answer alike: the same products, in the same order, for the same score, by the same step. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EngineQuery, EngineResult, ProductIndex } from '../engine-query.ts';
import { aboutConditions, aboutRecovery, aboutWords, type GeneratedQuestion } from '../testing/generated-shop.ts';
import { type ReferenceResult, referenceSearch } from '../testing/reference-search.ts';
import { buildIndex } from './product-index.ts';

const OPTIONS = { fieldWeights: { title: 4, brand: 2, description: 1 }, currency: 'USD' };
const ENOUGH = 50;

describe('the index', () => {
  it('gives the same products in the same order as reading every document', () => {
    const reached = answersAlike(aboutWords, 300);

    expectAll(
      reached,
      'word exact, word prefix, word spelling, word split, word joined, word synonym, concept concept, concept related',
    );
    expectAll(reached, 'attribute, made for children, made for women, conditions, phrase, every word as a beginning');
    expectAll(
      reached,
      'rule, pins, what the staff hides, personal, vector, popularity, rating, stock, price limits, several pages',
    );
  }, 180_000);

  it('holds conditions and sorts as reading every document does', () => {
    const reached = answersAlike(aboutConditions, 350);

    expectAll(reached, 'filters, variants, exclusions, price limits, what the staff hides, several pages, nothing');
    expectAll(
      reached,
      'sorted by relevance, sorted by price_asc, sorted by price_desc, sorted by newest, sorted by rating',
    );
  }, 180_000);

  it('recovers by the same step and to the same products as reading every document', () => {
    const reached = answersAlike(aboutRecovery, 400);

    expectAll(reached, 'as typed, spelling, keyboard-layout, transliteration, synonym, dropped-word, relaxed-filter');
    expectAll(reached, 'concepts, near by vectors, category, nothing, identifier, word identifier');
  }, 180_000);
});

/** Asks both until all is asked. Tells what was reached on the way, and how often. */
function answersAlike(questions: fc.Arbitrary<GeneratedQuestion>, numRuns: number): Map<string, number> {
  const reached = new Map<string, number>();
  fc.assert(
    fc.property(questions, (question) => {
      for (const what of expectAlike(question)) reached.set(what, (reached.get(what) ?? 0) + 1);
    }),
    { numRuns },
  );
  return reached;
}

/** A property that meets nothing proves nothing. */
function expectAll(reached: ReadonlyMap<string, number>, wanted: string): void {
  for (const what of wanted.split(', ')) expect(reached.get(what) ?? 0, what).toBeGreaterThan(0);
}

/** @returns which rules had a say in the answer. */
function expectAlike(question: GeneratedQuestion): string[] {
  const { documents, language, query, vectors, pageSize } = question;
  const options = { ...OPTIONS, language };
  const index = buildIndex(documents, options);
  const ofProduct = new Map(documents.map(({ id }, i) => [id, vectors?.places[i] ?? []]));
  if (vectors !== undefined) {
    const products = Int8Array.from([...ofProduct.values()].flat());
    index.attach({ dimensions: 3, ids: [...ofProduct.keys()], products, floor: vectors.floor });
  }
  const asked: EngineQuery = { ...query, skip: 0, take: ENOUGH };
  const expected = referenceSearch(documents, options, asked, vectors && { ofProduct, floor: vectors.floor });
  const found = index.search({ ...asked, explain: true });

  expect(shortOf(found)).toEqual(shortOf(expected));
  found.hits.forEach(({ score, explanation = [] }, i) => {
    expect(score).toBeCloseTo(expected.hits[i]!.score, 4);
    expect(explanation.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(score, 5);
  });
  const ids = found.hits.map(({ id }) => id);
  expect(pagesOf(index, query, pageSize, documents.length)).toEqual(ids);
  return whatWasReached(index, question, found, expected);
}

function shortOf({
  hits,
  total,
  greatTotal,
  recoveredBy,
}: Pick<ReferenceResult, 'hits' | 'total' | 'greatTotal' | 'recoveredBy'>) {
  return { hits: hits.map(({ id, great }) => ({ id, great })), total, greatTotal, recoveredBy };
}

/** All pages, one after the other. */
function pagesOf(index: ProductIndex, query: GeneratedQuestion['query'], take: number, most: number): string[] {
  const ids: string[] = [];
  for (let skip = 0; skip < most; skip += take) {
    ids.push(...index.search({ ...query, skip, take }).hits.map(({ id }) => id));
  }
  return ids;
}

/** Which rules had a say in an answer. */
function whatWasReached(
  index: ProductIndex,
  { documents, query, pageSize }: GeneratedQuestion,
  { hits, total, recoveredBy, understood }: EngineResult,
  { growsEverywhere }: ReferenceResult,
): string[] {
  if (hits.length === 0) return ['nothing'];
  const { filters = {}, steering, sort = 'relevance' } = query;
  const parts = hits.flatMap(({ explanation = [] }) => explanation);
  const isOfVariants = documents.some(({ id, variants }) => variants?.length && hits.some((hit) => hit.id === id));
  const leavesOut = (without: Partial<EngineQuery>) =>
    index.search({ ...query, ...without, skip: 0, take: 0 }).total > total;
  const rules: [string, boolean][] = [
    [recoveredBy ?? 'as typed', true],
    ['every word as a beginning', growsEverywhere],
    ['near by vectors', recoveredBy === 'concepts' && parts.some(({ part }) => part === 'vector')],
    ['filters', leavesOut({ filters: {} })],
    ['variants', isOfVariants && Object.keys(filters).length > 0],
    ['made for children', parts.some(({ field }) => field === 'attributes.age')],
    ['made for women', parts.some(({ field }) => field === 'attributes.gender')],
    ['exclusions', (understood.exclude ?? []).length > 0],
    ['price limits', understood.price_max !== undefined],
    ['what the staff hides', leavesOut({ steering: { ...steering, hidden: [] } })],
    ['pins', hits.some(({ pinned }) => pinned)],
    ['several pages', total > pageSize],
    [`sorted by ${sort}`, total > 1],
  ];
  const said = parts.flatMap(({ part, how = '' }) => [part, `${part} ${how}`]);
  return [...new Set([...said, ...rules.filter(([, had]) => had).map(([rule]) => rule)])];
}
