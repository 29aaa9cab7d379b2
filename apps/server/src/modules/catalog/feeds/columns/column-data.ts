/** Reads the word tables in `feed-data` once, for the first feed. A test checks them against the schemas. */
import { FEED_FIELDS } from '@quarry/contract';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { foldName, inLatinLetters } from './fold-name.ts';

/** Roles of columns other than fields of the product. */
export const STRUCTURE_ROLES = [
  'images',
  'short_description',
  /** A remark: the description where the feed has no other, else left out. */
  'note',
  'category_main',
  'category_sub',
  'unit',
  'weight_unit',
  /** Names the product that a row is a variant of. */
  'parent',
  'published',
  'variants',
  'packed',
  'option_name',
  'option_value',
  'attribute_name',
  'attribute_value',
  /** Internal data of the shop, such as its cost of a product; not stored. */
  'secret',
  /** Internal data of the shop system; not stored. */
  'internal',
] as const;

const ATTRIBUTE = /^attribute\.[a-z_]+$/;
const ColumnRole = z.union([
  z.enum(FEED_FIELDS),
  z.enum(STRUCTURE_ROLES),
  z.custom<`attribute.${string}`>((role) => typeof role === 'string' && ATTRIBUTE.test(role)),
]);
export type ColumnRole = z.infer<typeof ColumnRole>;

const TableLanguage = z.enum(['en', 'ka', 'tr', 'az', 'ar', 'ru', 'de', 'fr', 'es', 'it', 'pt']);
const Words = z
  .string()
  .min(1)
  .transform((text) => text.split('|'))
  .refine(
    (words) => words.every((word) => word.trim() === word && word !== ''),
    'A word is empty or has spaces around it.',
  );

const CELL_MEANINGS = [
  'out_of_stock',
  'in_stock',
  'on_request',
  'starting_at',
  'root_category',
  'row_product',
  'row_option',
  'not_published',
  'published',
] as const;
export type CellMeaning = (typeof CELL_MEANINGS)[number];

const Concepts = z.string().transform((text) => text.split(' ').filter(Boolean));

/** Columns of each table, in order. */
export const TABLES = {
  'column-names.tsv': z.tuple([ColumnRole, TableLanguage, Words]),
  'column-words.tsv': z.tuple([z.string().regex(/^[a-z]+$/), TableLanguage, Words]),
  'column-rules.tsv': z.tuple([ColumnRole, Concepts, Concepts, z.coerce.number().gt(0).lt(1)]),
  'cell-words.tsv': z.tuple([z.enum(CELL_MEANINGS), TableLanguage, Words]),
  'currency-words.tsv': z.tuple([
    z.string().regex(/^[A-Z]{3}$/),
    z.string().transform((text) => text.split('|').filter(Boolean)),
    Words,
  ]),
  'unit-words.tsv': z.tuple([z.string().min(1), Words]),
} as const;

type TableName = keyof typeof TABLES;
type TableRow<Name extends TableName> = z.infer<(typeof TABLES)[Name]>;

/** @throws Error that names the file and the line when a row does not fit the schema. */
export function readTable<Name extends TableName>(name: Name): TableRow<Name>[] {
  const text = readFileSync(dataFile(name), 'utf8');
  const [, ...lines] = text.trimEnd().split('\n');
  return lines.map((line, index) => {
    const read = TABLES[name].safeParse(line.split('\t'));
    if (!read.success) throw new Error(`${name}, line ${index + 2}: ${z.prettifyError(read.error)}`);
    // oxlint-disable-next-line typescript/consistent-type-assertions -- TypeScript does not relate the table to the name that it is looked up by
    return read.data as TableRow<Name>;
  });
}

/** The built server has the tables beside its bundle, the source in the folder above this file's. */
function dataFile(name: string): URL {
  return new URL(import.meta.url.endsWith('.ts') ? `../feed-data/${name}` : `./feed-data/${name}`, import.meta.url);
}

export interface ColumnRule {
  role: ColumnRole;
  needs: readonly string[];
  /** Further concepts that may stand in the name; `*`: anything. */
  may: ReadonlySet<string>;
  score: number;
}

interface ColumnData {
  /** Folded name without spaces → roles with their scores. */
  names: ReadonlyMap<string, readonly { role: ColumnRole; score: number }[]>;
  /** Folded word → concepts. */
  words: ReadonlyMap<string, readonly string[]>;
  /** Beginnings of words → concepts. */
  stems: ReadonlyMap<string, readonly string[]>;
  rules: readonly ColumnRule[];
  cells: ReadonlyMap<CellMeaning, ReadonlySet<string>>;
  /** Folded word or sign → ISO code. */
  currencies: ReadonlyMap<string, string>;
  signs: readonly { sign: string; code: string }[];
  units: ReadonlyMap<string, string>;
}

let loaded: ColumnData | undefined;

export function columnData(): ColumnData {
  loaded ??= load();
  return loaded;
}

/** Earlier names of a row say the role more surely than later ones. */
const LOSS_PER_PLACE = 0.01;
const PLACES = 10;

function load(): ColumnData {
  const names = new Map<string, { role: ColumnRole; score: number }[]>();
  for (const [role, , list] of readTable('column-names.tsv')) {
    list.forEach((name, place) => {
      const score = 1 - Math.min(place, PLACES) * LOSS_PER_PLACE;
      for (const key of spellings(name)) pushTo(names, key.replaceAll(' ', ''), { role, score });
    });
  }
  const words = new Map<string, string[]>();
  const stems = new Map<string, string[]>();
  for (const [concept, , list] of readTable('column-words.tsv')) {
    for (const word of list) {
      const target = word.endsWith('*') ? stems : words;
      for (const key of spellings(word)) pushTo(target, key, concept);
    }
  }
  const cells = new Map(CELL_MEANINGS.map((meaning) => [meaning, new Set<string>()]));
  for (const [meaning, , list] of readTable('cell-words.tsv')) {
    for (const word of list) for (const key of spellings(word)) cells.get(meaning)?.add(key);
  }
  const currencyRows = readTable('currency-words.tsv');
  return {
    names,
    words,
    stems,
    rules: readTable('column-rules.tsv').map(([role, needs, may, score]) => ({
      role,
      needs,
      may: new Set(may),
      score,
    })),
    cells,
    currencies: new Map(
      currencyRows.flatMap(([code, , list]) =>
        [code.toLowerCase(), ...list.flatMap(spellings)].map((word) => [word, code]),
      ),
    ),
    signs: currencyRows
      .flatMap(([code, signs]) => signs.map((sign) => ({ sign, code })))
      .sort((a, b) => b.sign.length - a.sign.length),
    units: new Map(readTable('unit-words.tsv').flatMap(([unit, list]) => list.map((word) => [unitKey(word), unit]))),
  };
}

function unitKey(word: string): string {
  return foldName(word) || word;
}

function spellings(name: string): string[] {
  const folded = foldName(name);
  // Short words in Latin letters would be words of other languages.
  return [folded, ...inLatinLetters(folded).filter((latin) => latin.length >= 3)];
}

function pushTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Whether the whole text is one of the words for it, in any language. */
export function cellMeans(meaning: CellMeaning, text: string): boolean {
  return columnData().cells.get(meaning)?.has(foldName(text)) === true;
}
