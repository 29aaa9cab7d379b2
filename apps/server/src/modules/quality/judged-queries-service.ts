/** Judged queries as staff grade them: which to grade, which products, files. */
import {
  type JudgedQuery,
  type JudgedQueryBody,
  type JudgementsFile,
  type Language,
  MAX_JUDGED_QUERIES,
  problem,
  type Product,
  type QueryToJudge,
  type StoreSettings,
} from '@quarry/contract';
import { asCounted, type QueryEventsRepository } from '../analytics/index.ts';
import type { AlsoWrite, ChangeOptions } from '../audit/index.ts';
import type { MerchandisingService } from '../merchandising/index.ts';
import type { ProductSearch } from '../../search-engine/product-search.ts';
import { type JudgedQueriesRepository, keyOf, type StoredJudgedQuery } from './judged-queries-repository.ts';
import { judgementsFile, readJudgements } from './judgement-files.ts';
import { FIRST_PLACES } from './measure-query.ts';

const EVIDENCE_DAYS = 28;
const DAY_MS = 24 * 60 * 60_000;
/** Frequent queries that are looked through for those without a grade. */
const LOOKED_QUERIES = 500;
const PROPOSED_QUERIES = 50;
/** A single click may be a slip. */
const MIN_CLICKS = 2;
/** Clicks that show as much interest as a cart. */
const MANY_CLICKS = 5;

export interface JudgedQueriesParts {
  judgedQueries: JudgedQueriesRepository;
  queryEvents: Pick<QueryEventsRepository, 'distinctQueries' | 'afterQuery'>;
  engine: Pick<ProductSearch, 'search'>;
  merchandising: Pick<MerchandisingService, 'decide'>;
  catalog: { byIds(storeId: string, ids: readonly string[]): Promise<Product[]> };
  now?: () => Date;
}

export type JudgedQueriesService = ReturnType<typeof createJudgedQueriesService>;

export function createJudgedQueriesService({
  judgedQueries,
  queryEvents,
  engine,
  merchandising,
  catalog,
  now = () => new Date(),
}: JudgedQueriesParts) {
  async function withTitles(storeId: string, queries: readonly StoredJudgedQuery[]): Promise<JudgedQuery[]> {
    const ids = new Set(queries.flatMap(({ grades }) => grades.map(({ product_id: id }) => id)));
    const titles = new Map((await catalog.byIds(storeId, [...ids])).map(({ id, title }) => [id, title]));
    return queries.map(({ query, language, grades, updatedAt }) => ({
      query,
      language,
      grades: grades.map((one) => ({ ...one, title: titles.get(one.product_id) ?? null })),
      updated_at: updatedAt,
    }));
  }

  async function set(storeId: string, body: JudgedQueryBody, options: ChangeOptions<JudgedQueryBody>): Promise<void> {
    if (!(await judgedQueries.set(storeId, body, MAX_JUDGED_QUERIES, options))) throw problem('too-many-rules');
  }

  return {
    set,

    /** By their words. @param from how many are left out before. */
    async list(storeId: string, text: string | undefined, { from, take }: { from: number; take: number }) {
      const wanted = text?.toLocaleLowerCase();
      const all = (await judgedQueries.list(storeId)).filter(
        ({ query }) => wanted === undefined || query.toLocaleLowerCase().includes(wanted),
      );
      return withTitles(storeId, all.slice(from, from + take));
    },

    /** @throws `too-many-rules`. */
    async judge(storeId: string, body: JudgedQueryBody, options: ChangeOptions<JudgedQueryBody>): Promise<JudgedQuery> {
      await set(storeId, body, options);
      const kept = await judgedQueries.find(storeId, body);
      const [shown] = await withTitles(storeId, [kept ?? { ...body, updatedAt: now().toISOString() }]);
      if (!shown) throw new Error('A judged query was not kept.');
      return shown;
    },

    /** Frequent queries without a grade, the most frequent first. */
    async proposed(storeId: string): Promise<{ query: string; searches: number }[]> {
      const since = new Date(now().getTime() - EVIDENCE_DAYS * DAY_MS);
      const [asked, judged] = await Promise.all([
        queryEvents.distinctQueries(storeId, since, LOOKED_QUERIES),
        judgedQueries.list(storeId),
      ]);
      const known = new Set(judged.map(({ query }) => query.toLocaleLowerCase()));
      return asked.filter(({ query }) => !known.has(query.trim().toLocaleLowerCase())).slice(0, PROPOSED_QUERIES);
    },

    /** Products to grade for a query. */
    async toJudge(settings: StoreSettings, query: string, language: Language | null): Promise<QueryToJudge> {
      const at = now();
      const period = {
        from: new Date(at.getTime() - EVIDENCE_DAYS * DAY_MS),
        to: at,
      };
      const { steering } = await merchandising.decide(settings, query, language ?? undefined, at.getTime());
      const [found, after, kept] = await Promise.all([
        engine.search(settings, {
          text: query,
          skip: 0,
          take: FIRST_PLACES,
          ...(language && { language }),
          ...(steering && { steering }),
        }),
        queryEvents.afterQuery(settings.id, asCounted(query), period),
        judgedQueries.find(settings.id, { query, language }),
      ]);
      const shown = found.hits.map(({ id }) => id);
      const evidence = new Map(after.products.map((one) => [one.id, one]));
      const grades = new Map(kept?.grades.map(({ product_id: id, grade }) => [id, grade]));
      const chosen = after.products.filter((one) => proposedGrade(one) !== null).map(({ id }) => id);
      const ids = [...new Set([...shown, ...chosen, ...grades.keys()])];
      const products = new Map((await catalog.byIds(settings.id, ids)).map((product) => [product.id, product]));
      return {
        query,
        language,
        total: found.total,
        products: ids.flatMap((id) => {
          const product = products.get(id);
          if (!product) return [];
          const { clicks = 0, carts = 0, orders = 0 } = evidence.get(id) ?? {};
          const place = shown.indexOf(id);
          return {
            product_id: id,
            title: product.title,
            image: product.images[0] ?? null,
            brand: product.brand,
            price: product.current_price ?? product.discounted_price ?? product.original_price,
            position: place < 0 ? null : place + 1,
            grade: grades.get(id) ?? null,
            proposed: proposedGrade({ clicks, carts, orders }),
            clicks,
            carts,
            orders,
          };
        }),
      };
    },

    async exported(storeId: string, format: JudgementsFile['format']): Promise<JudgementsFile> {
      return judgementsFile(await judgedQueries.list(storeId), format);
    },

    /** @throws `invalid-request` that names the line, `too-many-rules`. */
    async importFile(storeId: string, file: JudgementsFile, also: AlsoWrite) {
      const bodies = new Map<string, JudgedQueryBody>();
      for (const { query, language, productId, grade } of readJudgements(file)) {
        const key = keyOf({ query, language });
        const body = bodies.get(key) ?? { query, language, grades: [] };
        const others = body.grades.filter(({ product_id: id }) => id !== productId);
        bodies.set(key, { ...body, grades: [...others, { product_id: productId, grade }] });
      }
      const list = [...bodies.values()];
      if (!(await judgedQueries.merge(storeId, list, MAX_JUDGED_QUERIES, { also }))) throw problem('too-many-rules');
      return { queries: list.length, grades: list.reduce((sum, { grades }) => sum + grades.length, 0) };
    },
  };
}

/**
 * Orders, carts and clicks are graded evidence of what visitors wanted (Karmaker Santu, Sondhi and Zhai, SIGIR 2017). It
 * only proposes: a person decides, because visitors choose among what is shown first.
 */
function proposedGrade({ clicks, carts, orders }: { clicks: number; carts: number; orders: number }): number | null {
  if (orders > 0) return 3;
  if (carts > 0 || clicks >= MANY_CLICKS) return 2;
  return clicks >= MIN_CLICKS ? 1 : null;
}
