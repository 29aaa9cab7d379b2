/** Property tests: invariants of every reply, for generated shops and queries. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EngineDocument } from '../engine-document.ts';
import type { EngineResult } from '../engine-query.ts';
import { aboutConditions, aboutRecovery, aboutWords, type GeneratedQuestion } from '../testing/generated-shop.ts';
import { buildIndex } from './product-index.ts';

const OPTIONS = { fieldWeights: { title: 4, brand: 2, description: 1 }, currency: 'USD' };
const RUNS = 60;
const ALL = { skip: 0, take: 50 };

/** Asks questions of all kinds, and hands each with its index and answer to `check`. */
function forAnyQuestion(
  check: (asked: { question: GeneratedQuestion; index: ReturnType<typeof buildIndex>; found: EngineResult }) => void,
) {
  for (const questions of [aboutWords, aboutConditions, aboutRecovery]) {
    fc.assert(
      fc.property(questions, (question) => {
        const index = buildIndex(question.documents, { ...OPTIONS, language: question.language });
        check({ question, index, found: index.search({ ...question.query, ...ALL, explain: true }) });
      }),
      { numRuns: RUNS },
    );
  }
}

describe('every answer', { timeout: 180_000 }, () => {
  it('adds up: parts of a score are the score, tiers are the total, pages are the list', () => {
    forAnyQuestion(({ question: { query, documents, pageSize }, index, found }) => {
      const { meets_all, unstated, meets_some } = found.tierTotals;
      if ((query.sort ?? 'relevance') === 'relevance') expect(meets_all + unstated + meets_some).toBe(found.total);
      expect(found.greatTotal).toBe(meets_all);
      for (const { score, explanation = [] } of found.hits) {
        expect(explanation.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(score, 4);
      }
      const ids: string[] = [];
      for (let skip = 0; skip < documents.length; skip += pageSize) {
        ids.push(...index.search({ ...query, skip, take: pageSize }).hits.map(({ id }) => id));
      }
      expect(ids).toEqual(found.hits.map(({ id }) => id));
    });
  });

  it('shows what meets everything first, and in a tier what can be bought before what is sold out', () => {
    forAnyQuestion(({ question: { query, documents }, found }) => {
      if ((query.sort ?? 'relevance') !== 'relevance' || (query.steering?.boosts ?? []).length > 0) return;
      const places = found.hits
        .filter(({ pinned }) => pinned !== true)
        .map(({ id, tier }) => {
          const { stock } = documents.find((one) => one.id === id) as EngineDocument;
          return { tier: ['meets_all', 'unstated', 'meets_some'].indexOf(tier), isSoldOut: stock === 0 };
        });
      const tiers = places.map(({ tier }) => tier);
      expect(tiers).toEqual(tiers.toSorted((a, b) => a - b));
      const first = places.filter(({ tier }) => tier === 0).map(({ isSoldOut }) => Number(isSoldOut));
      expect(first).toEqual(first.toSorted((a, b) => a - b));
    });
  });

  it('holds filters, and a filter never adds a product to the first tier', () => {
    forAnyQuestion(({ question: { query, documents }, index }) => {
      const { filters = {}, ...free } = query;
      const all = index.search({ ...free, ...ALL });
      const filtered = index.search({ ...free, filters: { ...filters, in_stock: true, price_max: 50 }, ...ALL });
      for (const { id } of filtered.hits) {
        const { price, stock, variants = [] } = documents.find((one) => one.id === id) as EngineDocument;
        const ways = variants.length === 0 ? [{ price, stock }] : variants;
        expect(stock).not.toBe(0);
        expect(ways.some((way) => way.stock !== 0 && (way.price ?? price ?? Infinity) <= 50)).toBe(true);
      }
      // Where nothing meets everything, another reading of the words may be taken once fewer products are left.
      if (all.tierTotals.meets_all > 0) {
        expect(filtered.tierTotals.meets_all).toBeLessThanOrEqual(all.tierTotals.meets_all);
      }
    });
  });
});
