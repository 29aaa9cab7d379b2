/** Opens an index from its columns. Almost nothing is copied or decoded, so that a stored index is ready at once. */
import { CatalogModel } from '../catalog-model/catalog-model.ts';
import { PhraseList } from '../suggest/phrase-list.ts';
import { AttributeIndex } from './attribute-index.ts';
import { Dictionary } from './dictionary.ts';
import type { Column } from './growing-array.ts';
import { IdIndex } from './id-index.ts';
import { IdentifierIndex } from './identifier-index.ts';
import { IdentifierParts } from './identifier-parts.ts';
import type { IndexColumns, IndexDescription } from './index-columns.ts';
import type { IndexData } from './index-data.ts';
import { IndexedField } from './indexed-field.ts';
import { ChangingLists, type NumberLists } from './number-lists.ts';
import { Postings } from './posting-lists.ts';
import { StringTable } from './string-table.ts';
import { WordLists } from './word-lists.ts';

/** An index together with what only changes need. */
export interface OpenIndex {
  data: IndexData;
  about: IndexDescription;
  wordLists: WordLists;
  /** By product: 1 when it is gone. Grows with the first change. */
  gone: { flags: Uint8Array };
}

export function openIndex({ about, columns }: IndexColumns): OpenIndex {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows which kind of column stands under a name
  function column<C extends Column>(name: string): C {
    const found = columns.get(name);
    if (found === undefined) throw new RangeError(`The index has no column ${JSON.stringify(name)}.`);
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the caller names the type that the column was written with
    return found as C;
  }
  const texts = (name: string) =>
    new StringTable({ units: column(`${name}.units`), offsets: column(`${name}.offsets`) });
  const lists = (name: string): NumberLists => ({ offsets: column(`${name}.offsets`), items: column(`${name}.items`) });

  const gone = { flags: new Uint8Array(0) };
  const isGone = (product: number) => product < gone.flags.length && gone.flags[product] === 1;
  const ids = new IdIndex(texts('ids'), lists('idBuckets'));
  const brandNames = texts('brands');
  let brands: ReadonlySet<string> | null = null;
  let catalog: CatalogModel | null = null;

  const data: IndexData = {
    size: about.size,
    living: about.size,
    isGone,
    wordsVersion: {},
    language: about.language ?? undefined,
    currency: about.currency ?? undefined,
    ids,
    productOf(id) {
      const product = ids.find(id);
      return product >= 0 && isGone(product) ? -1 : product;
    },
    prices: column('prices'),
    stocks: column('stocks'),
    ratings: column('ratings'),
    positions: column('positions'),
    popularity: column('popularity'),
    fields: about.fields.map((field) => new IndexedField(field, column(`lengths.${field.name}`))),
    words: new Dictionary(texts('words')),
    hasGeorgian: about.hasGeorgian,
    postings: new Postings({
      offsets: column('postings.offsets'),
      products: column('postings.products'),
      places: column('postings.places'),
    }),
    productCounts: column('productCounts'),
    mass: column('mass'),
    stems: new Dictionary(texts('stems')),
    stemOf: column('stemOf'),
    wordsOfStem: new ChangingLists(lists('wordsOfStem')),
    stemProductCounts: column('stemProductCounts'),
    sequences: new ChangingLists(lists('sequences')),
    attributes: new AttributeIndex(
      {
        pairs: texts('attributes.pairs'),
        products: lists('attributes.products'),
        pairsOfProduct: lists('attributes.pairsOfProduct'),
      },
      isGone,
    ),
    statements: new AttributeIndex(
      {
        pairs: texts('statements.pairs'),
        products: lists('statements.products'),
        pairsOfProduct: lists('statements.pairsOfProduct'),
      },
      isGone,
    ),
    variants: [
      {
        firstProduct: 0,
        offsets: column('variants.offsets'),
        prices: column('variants.prices'),
        stocks: column('variants.stocks'),
        values: lists('variants.values'),
        pairs: allOf(texts('variants.pairs')),
      },
    ],
    get brands() {
      brands ??= new Set(allOf(brandNames));
      return brands;
    },
    set brands(names) {
      brands = names;
    },
    get catalog() {
      return (catalog ??= new CatalogModel(column, isGone));
    },
    identifiers: new IdentifierIndex(
      {
        offsets: column('identifiers.offsets'),
        checks: column('identifiers.checks'),
        products: column('identifiers.products'),
      },
      isGone,
    ),
    identifierParts: new IdentifierParts(
      {
        highs: column('identifierParts.highs'),
        lows: column('identifierParts.lows'),
        ends: column('identifierParts.ends'),
        products: column('identifierParts.products'),
      },
      isGone,
    ),
    spelling: {
      byLength: lists('spelling.byLength'),
      letters: column('spelling.letters'),
      pairs: column('spelling.pairs'),
    },
    phrases: new PhraseList({
      keys: texts('phrases.keys'),
      shown: texts('phrases.shown'),
      counts: column('phrases.counts'),
    }),
  };
  const wordLists = new WordLists({ offsets: column('wordLists.offsets'), bytes: column('wordLists.bytes') });
  return { data, about, wordLists, gone };
}

function allOf(texts: StringTable): string[] {
  return Array.from({ length: texts.size }, (_, number) => texts.at(number));
}
