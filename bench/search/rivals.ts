/**
 * Other engines on the same documents, configured as a careful shop would: boosts, completion and typo tolerance, with
 * the settings that give the best results on judged queries (`bench/relevance/rivals.ts`).
 */
import { keysOf } from '@quarry/contract';
import { create, insertMultiple, search } from '@orama/orama';
import type { EngineDocument } from '@quarry/search';
import MiniSearch from 'minisearch';
import type { BenchQuery } from './queries.ts';

/** In shorter words a changed letter gives another word. */
const FORGIVEN_FROM_LETTERS = 4;
const BOOSTS = { title: 4, category: 2, brand: 2, attributes: 1, description: 1 };
type Field = keyof typeof BOOSTS;
const FIELDS = keysOf(BOOSTS);

export interface Rival {
  /** Ids of the results, at most `take`. Query preparation is part of the measurement. */
  ask(query: BenchQuery, take: number): Promise<string[]> | string[];
}

type Row = Record<Field, string> & { id: string; identifiers: string; price: number; color: string };

function rowOf({ id, fields, price, attributes }: EngineDocument): Row {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the rivals type documents and filters in ways of their own
  const texts = Object.fromEntries(FIELDS.map((field) => [field, fields[field] ?? ''])) as Record<Field, string>;
  return {
    id,
    ...texts,
    identifiers: fields['identifiers'] ?? '',
    price: price ?? 0,
    color: attributes['color']?.[0] ?? '',
  };
}

export function openMiniSearch(documents: Iterable<EngineDocument>): Rival {
  const engine = new MiniSearch<Row>({
    fields: [...FIELDS, 'identifiers'],
    storeFields: ['price', 'color'],
    searchOptions: {
      boost: { ...BOOSTS, identifiers: 8 },
      prefix: (_, place, terms) => place === terms.length - 1,
      fuzzy: (term) => (term.length >= FORGIVEN_FROM_LETTERS ? 0.2 : false),
      combineWith: 'OR',
    },
  });
  for (const document of documents) engine.add(rowOf(document));
  return {
    ask({ text, filters }, take) {
      const filter = (row: { price?: number; color?: string }) =>
        (filters?.price_max === undefined || (row.price ?? 0) <= filters.price_max) &&
        (filters?.color === undefined || row.color === filters.color);
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the rival types its filters in a way of its own
      const found = engine.search(text, filters === undefined ? {} : { filter: filter as never });
      return found.slice(0, take).map(({ id }) => String(id));
    },
  };
}

export async function openOrama(documents: Iterable<EngineDocument>): Promise<Rival> {
  const engine = create({
    schema: {
      title: 'string',
      category: 'string',
      brand: 'string',
      attributes: 'string',
      description: 'string',
      identifiers: 'string',
      price: 'number',
      color: 'enum',
    } as const,
    components: { tokenizer: { language: 'english', stemming: true } },
  });
  await insertMultiple(engine, Array.from(documents, rowOf), 1000);
  return {
    async ask({ text, filters }, take) {
      const where = {
        ...(filters?.price_max === undefined ? {} : { price: { lte: filters.price_max } }),
        ...(filters?.color === undefined ? {} : { color: { eq: String(filters.color) } }),
      };
      const found = await search(engine, {
        term: text,
        limit: take,
        tolerance: 1,
        threshold: 0,
        boost: { ...BOOSTS, identifiers: 8 },
        ...(filters === undefined ? {} : { where }),
      });
      return found.hits.map(({ id }) => id);
    },
  };
}
