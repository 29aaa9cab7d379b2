/**
 * The index of a store in OpenSearch. Fields hold our tokens, so the server analyses no language and needs none of its
 * modules: texts are split at spaces, and everything is queried by whole tokens.
 */
import type { RetrievalDocument } from '../../modules/search/index.ts';

/** Our tokens; how often one occurs does not count, for they are distinct. */
const TOKENS = { type: 'text', analyzer: 'whitespace', index_options: 'docs', norms: false } as const;
const KEYWORD = { type: 'keyword' } as const;
/** A deleted product is remembered so long, so that an older change which arrives later does not bring it back. */
const DELETES_REMEMBERED = '1h';

export const STORE_INDEX = {
  settings: {
    number_of_shards: 1,
    number_of_replicas: 0,
    refresh_interval: '-1',
    gc_deletes: DELETES_REMEMBERED,
    max_result_window: 10_000,
  },
  mappings: {
    dynamic: 'strict',
    _source: { enabled: false },
    properties: {
      id: KEYWORD,
      name: TOKENS,
      words: TOKENS,
      concepts: KEYWORD,
      identifiers: KEYWORD,
      attributes: { ...KEYWORD, eager_global_ordinals: true },
      price_low: { type: 'double' },
      price_high: { type: 'double' },
      price: { type: 'double' },
      available: { type: 'boolean' },
      rating: { type: 'float' },
      popularity: { type: 'double' },
      position: { type: 'long' },
    },
  },
} as const;

/** One document a store: the version of the catalogue that is indexed. Versions of catalogues are below 2^53. */
export const STATE_INDEX = {
  settings: { number_of_shards: 1, number_of_replicas: 0 },
  mappings: { dynamic: 'strict', properties: { version: { type: 'long' }, index: KEYWORD } },
} as const;

/** Tokens are at most so long in the index. */
const LONGEST_TOKEN = 200;

export function indexedDocument(document: RetrievalDocument): Record<string, unknown> {
  const { id, name, words, concepts, identifiers, attributes, prices, price, isAvailable } = document;
  const { rating, popularity, position } = document;
  return {
    id,
    name: name.filter(isToken).join(' '),
    words: words.filter(isToken).join(' '),
    concepts,
    identifiers: identifiers.filter(isToken),
    attributes: attributes.filter(isToken),
    ...(prices && { price_low: prices.low, price_high: prices.high }),
    ...(price !== null && { price }),
    available: isAvailable,
    ...(rating !== null && { rating }),
    popularity,
    position,
  };
}

function isToken(text: string): boolean {
  return text.length > 0 && text.length <= LONGEST_TOKEN;
}
