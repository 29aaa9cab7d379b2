/**
 * Finds proposals in the searches of the last four weeks. Other words for the same are those to which a visit turned
 * when a query failed, far more often than visits search for them otherwise; each is tried by an actual search, and kept
 * only where it brings up what these visits then chose. Nearly all clicks on one product show a query that asks for a
 * page, where the product does not stand first (Lee, Liu and Cho, WWW 2005).
 */
import { setImmediate } from 'node:timers/promises';
import { type Product, type ProposalBody, ProposedChange, type StoreSettings } from '@quarry/contract';
import type { MerchandisingService } from '../merchandising/index.ts';
import type { ProductSearch } from '../../search-engine/product-search.ts';
import { byQuery, EVIDENCE_DAYS, type Figures, NO_EVIDENCE, sumOf } from './evidence.ts';
import { findMissing } from './find-missing.ts';
import type { ChosenProduct, Rewording, VisitsRepository } from './visits-repository.ts';
import { type WordChange, wordChange } from './word-change.ts';

const DAY_MS = 24 * 60 * 60_000;
const LOOKED_QUERIES = 100;
/** Fewer visits are chance, or one person. */
const MIN_VISITS = 3;
const MIN_CLICKED = 2;
/** Share of the visits of a failing query that turn to the other words. */
const MIN_SHARE = 0.15;
/** How many times more often than visits search for these words otherwise. */
const MIN_LIFT = 3;
const MIN_PAGE_VISITS = 8;
const PAGE_SHARE = 0.9;
const SHOWN_PRODUCTS = 5;
const COMPARED = 10;

export interface FindParts {
  /** Figures of the queries of the last days. */
  queries: (
    settings: StoreSettings,
    asked: { list: 'top' | 'without-result' | 'low-click'; days: number; take: number },
  ) => Promise<Figures[]>;
  /** Visits of the last days. */
  visits: (settings: StoreSettings, days: number) => Promise<number>;
  events: VisitsRepository;
  engine: Pick<ProductSearch, 'search'>;
  merchandising: Pick<MerchandisingService, 'decide' | 'changedBy'>;
  catalog: { byIds(storeId: string, ids: readonly string[]): Promise<Product[]> };
  now?: () => Date;
}

export function createFindProposals(parts: FindParts) {
  const { queries, visits, events, engine, merchandising, catalog, now = () => new Date() } = parts;

  async function shown(settings: StoreSettings, query: string, change: ProposedChange | null) {
    const changed =
      change &&
      (await merchandising.changedBy(settings, {
        add_rules: change.resource === 'rule' ? [change.body] : [],
        remove_rules: [],
        add_synonyms: change.resource === 'synonym' ? [change.body] : [],
      }));
    const { steering, redirect } = changed
      ? changed.decide(query, undefined, Date.now())
      : await merchandising.decide(settings, query, undefined, Date.now());
    const found = await engine.search(settings, {
      text: query,
      skip: 0,
      take: COMPARED,
      ...(steering && { steering }),
    });
    return { ids: found.hits.map(({ id }) => id), hits: found.hits, total: found.total, redirect };
  }

  async function titled(settings: StoreSettings, ids: readonly string[]) {
    const products = new Map((await catalog.byIds(settings.id, ids)).map((product) => [product.id, product]));
    return ids.flatMap((id) => {
      const product = products.get(id);
      return product ? [{ id, title: product.title }] : [];
    });
  }

  async function effectOf(settings: StoreSettings, query: string, change: ProposedChange) {
    const [before, after] = [await shown(settings, query, null), await shown(settings, query, change)];
    const side = async ({ ids, total, redirect }: typeof before) => ({
      total,
      redirect,
      first: await titled(settings, ids.slice(0, SHOWN_PRODUCTS)),
    });
    return { before, after, effect: { query, before: await side(before), after: await side(after) } };
  }

  async function otherWords(
    settings: StoreSettings,
    failing: ReadonlyMap<string, Figures>,
    span: { from: Date; to: Date },
  ): Promise<ProposalBody[]> {
    const rewordings = await events.rewordings(settings.id, [...failing.keys()], span, MIN_VISITS);
    const others = [...new Set(rewordings.map(({ reworded }) => reworded))];
    const [searched, chosen, all] = await Promise.all([
      events.visitsOf(settings.id, others, span),
      events.chosen(settings.id, others, span),
      visits(settings, EVIDENCE_DAYS),
    ]);
    const byChange = new Map<string, { change: WordChange; rows: Rewording[] }>();
    for (const row of rewordings) {
      const figures = failing.get(row.query);
      const change = wordChange(row.query, row.reworded);
      if (!figures || !change || row.clicked < MIN_CLICKED) continue;
      const share = row.visits / Math.max(1, figures.visits);
      const usual = (searched.get(row.reworded) ?? 0) / Math.max(1, all);
      if (share < MIN_SHARE || share < MIN_LIFT * usual) continue;
      const key = `${change.from}\n${change.to}`;
      const known = byChange.get(key);
      if (known) known.rows.push(row);
      else byChange.set(key, { change, rows: [row] });
    }
    const found: ProposalBody[] = [];
    for (const { change, rows } of byChange.values()) {
      const proposal = await wordProposal(settings, change, rows, { failing, chosen, byChange });
      if (proposal) found.push(proposal);
      await setImmediate();
    }
    return found;
  }

  async function wordProposal(
    settings: StoreSettings,
    { kind, from, to }: WordChange,
    rows: readonly Rewording[],
    known: {
      failing: ReadonlyMap<string, Figures>;
      chosen: readonly ChosenProduct[];
      byChange: ReadonlyMap<string, unknown>;
    },
  ): Promise<ProposalBody | null> {
    const isBothWays = kind === 'synonym' && known.byChange.has(`${to}\n${from}`);
    // Of the two directions one stands for both.
    if (isBothWays && from > to) return null;
    const change: ProposedChange = {
      resource: 'synonym',
      body: isBothWays ? { kind: 'two-way', words: [from, to] } : { kind: 'one-way', from: [from], to: [to] },
    };
    const [first] = rows;
    if (!first || !isAllowed(change)) return null;
    const reworded = new Set(rows.map((row) => row.reworded));
    const wanted = productsOf(known.chosen.filter(({ query }) => reworded.has(query)));
    const { before, after, effect } = await effectOf(settings, first.query, change);
    const bringsUp = wanted.some(({ id }) => after.ids.includes(id) && !before.ids.includes(id));
    if (!bringsUp) return null;
    return {
      kind,
      query: from,
      change,
      evidence: {
        ...NO_EVIDENCE,
        ...sumOf(rows.flatMap(({ query }) => known.failing.get(query) ?? [])),
        reworded: rows.map(({ reworded: words, visits: count, clicked }) => ({ query: words, visits: count, clicked })),
        products: await withTitles(settings, wanted),
        simulated_visits: rows.reduce((sum, { simulated }) => sum + simulated, 0),
      },
      effect,
    };
  }

  async function withTitles(settings: StoreSettings, products: readonly { id: string; visits: number }[]) {
    const first = products.slice(0, SHOWN_PRODUCTS);
    const titles = await titled(
      settings,
      first.map(({ id }) => id),
    );
    return titles.map((product) => ({ ...product, visits: first.find(({ id }) => id === product.id)?.visits ?? 0 }));
  }

  async function pages(
    settings: StoreSettings,
    top: ReadonlyMap<string, Figures>,
    span: { from: Date; to: Date },
  ): Promise<ProposalBody[]> {
    const chosen = await events.chosen(settings.id, [...top.keys()], span);
    const found: ProposalBody[] = [];
    for (const figures of top.values()) {
      const products = productsOf(chosen.filter(({ query }) => query === figures.query));
      const all = products.reduce((sum, { visits: count }) => sum + count, 0);
      const [most] = products;
      if (!most || all < MIN_PAGE_VISITS || most.visits < PAGE_SHARE * all) continue;
      const [product] = await catalog.byIds(settings.id, [most.id]);
      // Without the address of its page there is nowhere to lead to.
      if (!product?.url) continue;
      const body = {
        kind: 'redirect',
        name: product.title.slice(0, 200),
        query: figures.query,
        match: 'exact',
        language: null,
        enabled: true,
        starts_at: null,
        ends_at: null,
        url: product.url,
      } as const;
      const change: ProposedChange = { resource: 'rule', body };
      if (!isAllowed(change)) continue;
      const { before, effect } = await effectOf(settings, figures.query, change);
      // Most clicks go to what stands first anyway.
      if (before.redirect !== null || before.ids[0] === product.id) continue;
      found.push({
        kind: 'redirect',
        query: figures.query,
        change,
        evidence: { ...NO_EVIDENCE, ...sumOf([figures]), products: await withTitles(settings, products) },
        effect,
      });
    }
    return found;
  }

  return async (settings: StoreSettings): Promise<ProposalBody[]> => {
    const to = now();
    const span = { from: new Date(to.getTime() - EVIDENCE_DAYS * DAY_MS), to };
    const read = (list: 'top' | 'without-result' | 'low-click') =>
      queries(settings, { list, days: EVIDENCE_DAYS, take: LOOKED_QUERIES });
    const [empty, ignored, top] = [await read('without-result'), await read('low-click'), await read('top')];
    const failing = byQuery([...empty, ...ignored]);
    const words = await otherWords(settings, failing, span);
    const helped = new Set(words.flatMap(({ effect }) => effect?.query ?? []));
    const missing = await findMissing(byQuery([...empty, ...top]), {
      helped,
      search: async (query) => shown(settings, query, null),
      titled: (ids) => titled(settings, ids),
    });
    return [...words, ...(await pages(settings, byQuery(top), span)), ...missing];
  };
}

/** The most frequent first. */
function productsOf(chosen: readonly ChosenProduct[]): { id: string; visits: number }[] {
  const visits = new Map<string, number>();
  for (const one of chosen) visits.set(one.productId, (visits.get(one.productId) ?? 0) + one.visits);
  return [...visits].map(([id, count]) => ({ id, visits: count })).toSorted((a, b) => b.visits - a.visits);
}

/** Words and addresses of visitors and feeds may be longer than a synonym or rule allows. */
function isAllowed(change: ProposedChange): boolean {
  return ProposedChange.safeParse(change).success;
}
