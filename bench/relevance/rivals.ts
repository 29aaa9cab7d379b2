/**
 * Other engines on the same products, configured as a careful shop would: the same field boosts, stemming if available,
 * completion and typo tolerance. Of the settings in their manuals, each engine has those that gave the best results on
 * these queries:
 *
 * - MiniSearch completes only the last word and tolerates typos in words of four letters or more, as its manual advises: 0.02 to
 *   0.04 better than on every word.
 * - Orama shows products that have all the words before others, and only those where there are any (`threshold: 0`): 0.10
 *   better than any word, with which a common word outranks a rare one.
 * - SQLite and MiniSearch show products that have any of the words.
 */
import { keysOf } from '@quarry/contract';
import { create, insertMultiple, search } from '@orama/orama';
import MiniSearch from 'minisearch';
import snowball from 'snowball-stemmers';
import type { Ask } from './ask-quarry.ts';
import type { RawProduct } from './judged-data.ts';
import { openSqliteEngine } from './open-sqlite.ts';

export const BOOSTS = { name: 4, class: 2, brand: 2, description: 1, features: 1 };
/** In shorter words a changed letter gives another word. */
const FORGIVEN_FROM_LETTERS = 4;
export const FIELDS = keysOf(BOOSTS);

export interface Rival {
  name: string;
  open(products: readonly RawProduct[]): Promise<Ask>;
}

export const RIVALS: readonly Rival[] = [
  { name: 'MiniSearch', open: async (products) => openMiniSearch(products, (term) => term.toLowerCase()) },
  {
    name: 'MiniSearch, stemmed',
    open: async (products) => {
      const stemmer = snowball.newStemmer('english');
      return openMiniSearch(products, (term) => stemmer.stem(term.toLowerCase()));
    },
  },
  { name: 'Orama, stemmed', open: openOrama },
  { name: 'SQLite FTS5, porter', open: openSqlite },
];

function openMiniSearch(products: readonly RawProduct[], processTerm: (term: string) => string): Ask {
  const engine = new MiniSearch<RawProduct>({
    fields: FIELDS,
    processTerm,
    searchOptions: {
      boost: BOOSTS,
      prefix: (_, place, terms) => place === terms.length - 1,
      fuzzy: (term) => (term.length >= FORGIVEN_FROM_LETTERS ? 0.2 : false),
      combineWith: 'OR',
    },
  });
  engine.addAll(products);
  return (text, take) =>
    engine
      .search(text)
      .slice(0, take)
      .map(({ id }) => String(id));
}

async function openOrama(products: readonly RawProduct[]): Promise<Ask> {
  const engine = create({
    schema: { name: 'string', class: 'string', brand: 'string', description: 'string', features: 'string' } as const,
    components: { tokenizer: { language: 'english', stemming: true } },
  });
  await insertMultiple(
    engine,
    products.map(({ id, ...product }) => ({
      id,
      ...Object.fromEntries(FIELDS.map((field) => [field, product[field] ?? ''])),
    })),
  );
  return async (term, limit) => {
    const { hits } = await search(engine, { term, limit, boost: BOOSTS, tolerance: 1, threshold: 0 });
    return hits.map(({ id }) => id);
  };
}

/** It has no typo tolerance; prefixes are written with a star. */
async function openSqlite(products: readonly RawProduct[]): Promise<Ask> {
  const sqlite = await openSqliteEngine();
  const db = new sqlite.oo1.DB(':memory:');
  db.exec(
    `create virtual table products using fts5(id unindexed, ${FIELDS.join(', ')}, tokenize = 'porter unicode61')`,
  );
  db.exec('begin');
  const add = db.prepare('insert into products values (?, ?, ?, ?, ?, ?)');
  for (const product of products) add.bind([product.id, ...FIELDS.map((field) => product[field] ?? '')]).stepReset();
  add.finalize();
  db.exec('commit');
  const weights = FIELDS.map((field) => BOOSTS[field]).join(', ');
  const find = db.prepare(
    `select id from products where products match ? order by bm25(products, 0, ${weights}) limit ?`,
  );
  return (text, take) => {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    if (words.length === 0) return [];
    const ids: string[] = [];
    find.bind([words.map((word) => `"${word}"*`).join(' OR '), take]);
    while (find.step()) ids.push(String(find.get(0)));
    find.reset();
    return ids;
  };
}
