/**
 * Guesses the role of each column of an unknown table from its name and its values.
 *
 * A known name has the highest weight; the values confirm it (`price` contains numbers) or contradict it (`price` contains
 * sentences). Without a known name, values may determine the role. Columns without a field become attributes, unless they
 * are internal data of the shop. The guess is printed with its confidence, and the saved mapping can be corrected by hand.
 */
import { FEED_FIELDS, ENGLISH_NAMES, LANGUAGES, type Language, NATIVE_NAMES } from '@quarry/contract';
import { takeAttributes } from './columns/take-attributes.ts';
import { takeOptionsBelow, takeStructure } from './columns/take-structure.ts';
import type { ColumnRole } from './columns/column-data.ts';
import {
  type Column,
  columnOf,
  looksLikeTitles,
  provenRole,
  uniqueShare,
  valueScore,
} from './columns/column-values.ts';
import { decimalMark, decimalVotes, hasThreeDecimals } from './columns/decimal-mark.ts';
import { ENOUGH, isInsideTaken, rolesOf, type Taken } from './columns/guessed-roles.ts';
import { readName } from './columns/name-roles.ts';
import type { DraftField } from './draft.ts';
import { emptyMapping, type FeedMapping } from './feed-mapping.ts';
import { UnreadableFeedError } from './feed-row.ts';
import { plainHeader } from './plain-header.ts';
import { readPrice } from './read-price.ts';

export interface MappingLine {
  column: string;
  /** Field, `attribute NAME`, `attributes` for a packed column, `–` for a column that is left out. */
  meaning: string;
  /** 0 to 1. */
  confidence: number;
  sample: string;
}

export interface GuessedMapping {
  mapping: FeedMapping;
  lines: MappingLine[];
  /** What the owner should look at. */
  notes: string[];
  /** What the owner must look at: without it the import does harm. */
  warnings: string[];
}

type Cells = Readonly<Record<string, unknown>>;
/** Members of objects in objects are columns too (`price.retail.amount`). */
const MAX_DEPTH = 3;
const isField = (role: ColumnRole): role is DraftField => FEED_FIELDS.some((field) => field === role);
/** Fields that several columns may fill; the others take the surest one. */
const SHARED_ROLES = new Set<ColumnRole>(['images', 'category_main', 'category_sub', 'secret', 'internal']);

/** @throws UnreadableFeedError when nothing can be the products' name. */
export function guessMapping(sample: readonly Cells[]): GuessedMapping {
  const columns = columnsOf(sample);
  const taken: Taken = new Map();
  const mapping = emptyMapping();
  const notes: string[] = [];

  takeTexts(columns, mapping, taken);
  takeStructure(columns, sample, mapping, taken);
  takeNamed(columns, mapping, taken);
  sortLevels(columns, mapping, taken);
  takeProven(columns, mapping, taken, notes);
  takeSpare(columns, mapping, taken, notes);
  notes.push(...takeIdAndTitle(columns, mapping, taken), ...notesOnPrices(columns, mapping));
  takeOptionsBelow(sample, mapping);
  readEmptyStock(columns, sample.length, mapping, notes);
  takeAttributes(columns, sample, mapping, taken, notes);

  const lines = columns.map(({ name, texts }) => ({
    column: name,
    meaning: taken.get(name)?.meaning ?? '–',
    confidence: taken.get(name)?.confidence ?? 0,
    sample: (texts[0] ?? '').slice(0, 60),
  }));
  return { mapping, lines, notes, warnings: warningsOf(columns, mapping) };
}

/** Columns of all sampled rows, with the decimal mark of each or, where a column shows none, of the whole table. */
function columnsOf(sample: readonly Cells[]): Column[] {
  const names = new Set<string>();
  const addMembers = (prefix: string, value: unknown, depth: number) => {
    names.add(prefix);
    if (!isPlainObject(value) || depth >= MAX_DEPTH) return;
    for (const [member, inner] of Object.entries(value)) addMembers(`${prefix}.${member}`, inner, depth + 1);
  };
  for (const cells of sample) for (const [name, value] of Object.entries(cells)) addMembers(name, value, 1);
  const columns = [...names].map((name) => columnOf(name, sample));
  const votes = columns.map(({ texts }) =>
    texts.every((text) => /\d/.test(text) && text.length < 25) ? decimalVotes(texts) : 0,
  );
  const ofTable = decimalMark(votes.reduce((sum, vote) => sum + Math.sign(vote), 0));
  return columns.map((column, index) => ({ ...column, mark: decimalMark(votes[index] ?? 0) ?? ofTable }));
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** `title_ka`, `name (en)`, `full_name.ka`: a text in one language. */
function takeTexts(columns: readonly Column[], mapping: FeedMapping, taken: Taken): void {
  for (const column of columns) {
    const header = plainHeader(column.name);
    const language = languageOf(header);
    if (!language || column.texts.length === 0) continue;
    const rest = header.slice(0, header.length - language.suffix.length).trim();
    const role = readName(rest).roles[0]?.role;
    if ((role !== 'title' && role !== 'description') || mapping.texts[language.code]?.[role]) continue;
    mapping.texts[language.code] = { ...mapping.texts[language.code], [role]: column.name };
    taken.set(column.name, { meaning: `${role} in ${ENGLISH_NAMES[language.code]}`, confidence: 0.9 });
  }
}

function languageOf(header: string): { code: Language; suffix: string } | null {
  const suffix = header.split(' ').at(-1) ?? '';
  const code = LANGUAGES.find((language) =>
    [language, language === 'ka' ? 'geo' : '', ENGLISH_NAMES[language], NATIVE_NAMES[language]].some(
      (name) => name !== '' && name.toLowerCase() === suffix,
    ),
  );
  return code && suffix !== header ? { code, suffix } : null;
}

/** Best pairs first; a column has one meaning, a field one column. */
function takeNamed(columns: readonly Column[], mapping: FeedMapping, taken: Taken): void {
  const pairs = columns
    .flatMap((column) =>
      rolesOf(column).map(({ role, score }) => ({ column, role, confidence: score * valueScore(column, role) })),
    )
    .filter(({ confidence }) => confidence >= ENOUGH)
    .sort((a, b) => b.confidence - a.confidence);
  for (const { column, role, confidence } of pairs) {
    if (taken.has(column.name) || isInsideTaken(column, taken)) continue;
    if (take(column.name, role, mapping)) taken.set(column.name, { meaning: meaningOf(role), confidence });
  }
}

function meaningOf(role: ColumnRole): string {
  if (role === 'secret') return 'not shown: of the shop alone';
  if (role === 'internal') return 'not shown: of the shop system';
  return role.startsWith('attribute.') ? `attribute ${role.slice('attribute.'.length)}` : role.replaceAll('_', ' ');
}

/** Puts the column where the role says. @returns false when another column is there already, or the role is for later. */
function take(column: string, role: ColumnRole, mapping: FeedMapping): boolean {
  if (isField(role)) {
    if (mapping.fields[role]) return false;
    mapping.fields[role] = column;
    return true;
  }
  if (role === 'images') mapping.images.push(column);
  if (role === 'category_main' || role === 'category_sub') mapping.category_levels.push(column);
  if (role === 'published' && mapping.published === undefined) {
    mapping.published = column;
    return true;
  }
  if (role === 'packed') {
    mapping.packed.push(column);
    return true;
  }
  return SHARED_ROLES.has(role);
}

/** Main categories before their parts, else as the columns stand. */
function sortLevels(columns: readonly Column[], mapping: FeedMapping, taken: Taken): void {
  const order = columns.map(({ name }) => name);
  const rank = (name: string) => (taken.get(name)?.meaning === meaningOf('category_main') ? 0 : 1);
  mapping.category_levels.sort((a, b) => rank(a) - rank(b) || order.indexOf(a) - order.indexOf(b));
}

/** Assigns columns whose role is clear from their values and not from their name. */
function takeProven(columns: readonly Column[], mapping: FeedMapping, taken: Taken, notes: string[]): void {
  for (const column of columns) {
    if (taken.has(column.name) || isInsideTaken(column, taken) || hasKnownName(column)) continue;
    const proven = provenRole(column);
    if (!proven) continue;
    if (proven.role === 'price' && hasPrice(mapping)) continue;
    // `var` and `yok` beside a column of the stock are those of a feature.
    if (proven.role === 'availability' && mapping.fields.stock !== undefined) continue;
    if (!take(column.name, proven.role, mapping)) continue;
    taken.set(column.name, { meaning: meaningOf(proven.role), confidence: proven.score });
    notes.push(
      `The name of the column "${column.name}" is not known; its values look like the ${meaningOf(proven.role)}.`,
    );
  }
}

function hasKnownName(column: Column): boolean {
  return (rolesOf(column)[0]?.score ?? 0) >= ENOUGH;
}

function hasPrice({ fields, variants }: FeedMapping): boolean {
  return Boolean(fields.price ?? fields.sale_price ?? variants?.fields.price ?? variants?.fields.sale_price);
}

/** A short text or a remark is the description where the feed has no other; a lone old price is the price. */
function takeSpare(columns: readonly Column[], mapping: FeedMapping, taken: Taken, notes: string[]): void {
  for (const role of ['short_description', 'note'] as const) {
    const column = columns.find(
      (one) =>
        !taken.has(one.name) &&
        rolesOf(one)[0]?.role === role &&
        valueScore(one, role) * (rolesOf(one)[0]?.score ?? 0) >= ENOUGH,
    );
    if (!column || mapping.fields.description || Object.values(mapping.texts).some((text) => text?.description))
      continue;
    mapping.fields.description = column.name;
    taken.set(column.name, { meaning: 'description', confidence: 0.6 });
    notes.push(`No column is called a description; "${column.name}" is taken for it, and shoppers can read it.`);
  }
  const { price, sale_price, compare_at_price } = mapping.fields;
  if (price || sale_price || !compare_at_price) return;
  mapping.fields.price = compare_at_price;
  delete mapping.fields.compare_at_price;
  taken.set(compare_at_price, { meaning: 'price', confidence: 0.6 });
}

function takeIdAndTitle(columns: readonly Column[], mapping: FeedMapping, taken: Taken): string[] {
  const notes: string[] = [];
  const hasTextTitle = Object.values(mapping.texts).some((text) => text?.title);
  if (!mapping.fields.title && !hasTextTitle) {
    const title = columns.find((column) => !taken.has(column.name) && !hasOtherName(column) && looksLikeTitles(column));
    if (!title) {
      const names = columns.map(({ name }) => name).slice(0, 30);
      throw new UnreadableFeedError(
        `No column could be the products' name. The columns are: ${names.join(', ')}. ` +
          'Write a mapping such as {"fields": {"id": "COLUMN", "title": "COLUMN", "price": "COLUMN"}} and give it with --mapping.',
      );
    }
    mapping.fields.title = title.name;
    taken.set(title.name, { meaning: 'title', confidence: 0.45 });
    notes.push(`No column is called a name; "${title.name}" looks like one.`);
  }
  if (!mapping.fields.id && !mapping.fields.sku) notes.push(...takeRepeatingId(columns, mapping, taken));
  if (!mapping.fields.id && mapping.fields.sku) {
    notes.push(`No column is an id; the products are told apart by "${mapping.fields.sku}".`);
  } else if (!mapping.fields.id) {
    notes.push('No column is an id; the products are told apart by their names.');
  }
  return notes;
}

function hasOtherName(column: Column): boolean {
  const [best] = rolesOf(column);
  return best !== undefined && best.score >= 0.7 && best.role !== 'title';
}

/**
 * A column named id is the id even if its values repeat, when nothing else distinguishes the products: identified by name,
 * two products with one id would both be imported, and the mistake would not be reported.
 */
function takeRepeatingId(columns: readonly Column[], mapping: FeedMapping, taken: Taken): string[] {
  const column = columns.find((one) => {
    const id = rolesOf(one).find(({ role }) => role === 'id');
    if (!id || taken.has(one.name) || one.texts.length === 0) return false;
    return /(^| )(id|uid|guid)$|^productid$/.test(plainHeader(one.name)) || (id.score > 0.8 && uniqueShare(one) >= 0.5);
  });
  if (!column) return [];
  mapping.fields.id = column.name;
  taken.set(column.name, { meaning: 'id', confidence: 0.45 });
  return [`The column "${column.name}" is an id, and some of its values repeat; only the first row of each is taken.`];
}

/** Whole numbers in the thousands may be cents; only the owner knows. */
function notesOnPrices(columns: readonly Column[], mapping: FeedMapping): string[] {
  const price = columns.find(({ name }) => name === mapping.fields.price);
  if (price) mapping.currency ??= readName(price.name).currency;
  const amounts = price?.texts.flatMap((text) => readPrice(text, price.mark)?.amount ?? []) ?? [];
  const mayBeCents = amounts.length > 0 && amounts.every((amount) => Number.isInteger(amount) && amount >= 100);
  return mayBeCents
    ? [
        `Prices are taken as whole units ("${price?.texts[0]}" is ${amounts[0]}.00). If they are cents, save the mapping ` +
          'with --save-mapping, set "price_unit": "cents" in it and import with --mapping.',
      ]
    : [];
}

/** Accounting programs write `25,000` for 25 and leave the cell of what has run out empty. */
function readEmptyStock(columns: readonly Column[], rows: number, mapping: FeedMapping, notes: string[]): void {
  const stock = columns.find(({ name }) => name === mapping.fields.stock);
  if (!stock || stock.texts.length === rows || stock.texts.length < rows / 2) return;
  const isAccounting = hasThreeDecimals(stock.texts) !== undefined;
  if (!isAccounting || stock.texts.some((text) => /^0[.,]0+$/.test(text))) return;
  mapping.empty_stock = 'none';
  notes.push(`The stock "${stock.name}" is never 0 and sometimes empty; an empty cell is taken for none left.`);
}

function warningsOf(columns: readonly Column[], mapping: FeedMapping): string[] {
  if (hasPrice(mapping)) return [];
  const names = columns.map(({ name }) => name).slice(0, 30);
  return [
    `No column is a price: the products will have none. The columns are: ${names.join(', ')}. Name the price column "price", ` +
      'or save the mapping with --save-mapping, add "price": "COLUMN" to its "fields" and import with --mapping.',
  ];
}
