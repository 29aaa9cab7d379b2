/**
 * Guesses which column of an unknown table is what, from the columns' names and from what stands in them.
 *
 * A name that we know counts most; the values then agree (`price` holds numbers) or object (`price` holds sentences).
 * What no field takes becomes an attribute, when its values look like one. The guess is shown to the owner with its
 * confidence, and the saved mapping can be corrected by hand.
 */
import { ENGLISH_NAMES, LANGUAGES, type Language, NATIVE_NAMES } from '@quarry/contract';
import type { FeedMapping } from './feed-mapping.ts';
import { cellOf, cellText, UnreadableFeedError } from './feed-row.ts';
import { attributeKey } from './attribute-names.ts';
import { type GuessedField, HEADER_NAMES, plainHeader } from './header-names.ts';
import { isPackedText } from './packed-attributes.ts';
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
}

type Cells = Readonly<Record<string, unknown>>;

interface Column {
  name: string;
  header: string;
  values: unknown[];
  texts: string[];
}

/** Below this a guess is worse than none. */
const ENOUGH = 0.45;
/** Longer values are texts, not attributes, in characters. */
const ATTRIBUTE_LENGTH = 80;

/** Called an id outright; a `code` whose values mostly repeat may be a group of products. */
const SURE_ID = /(^| )(id|uid|guid)$|^productid$/;

/** @throws UnreadableFeedError when nothing can be the products' name. */
export function guessMapping(sample: readonly Cells[]): GuessedMapping {
  const columns = columnsOf(sample);
  const taken = new Map<string, { meaning: string; confidence: number }>();
  const mapping: FeedMapping = {
    fields: {},
    texts: {},
    images: [],
    attributes: {},
    packed: [],
    price_unit: 'units',
  };

  takeTexts(columns, mapping, taken);
  takeFields(columns, mapping, taken);
  const notes = [...takeIdAndTitle(columns, mapping, taken), ...notesOnPrices(columns, mapping)];
  takeAttributes(columns, mapping, taken);

  const lines = columns.map(({ name, texts }) => ({
    column: name,
    meaning: taken.get(name)?.meaning ?? '–',
    confidence: taken.get(name)?.confidence ?? 0,
    sample: (texts[0] ?? '').slice(0, 60),
  }));
  return { mapping, lines, notes };
}

/** Columns of all sampled rows; members of nested objects count as columns too (`price.amount`). */
function columnsOf(sample: readonly Cells[]): Column[] {
  const names = new Set<string>();
  for (const cells of sample) {
    for (const [name, value] of Object.entries(cells)) {
      names.add(name);
      if (!isPlainObject(value)) continue;
      for (const member of Object.keys(value)) names.add(`${name}.${member}`);
    }
  }
  return [...names].map((name) => {
    const values = sample.map((cells) => cellOf(cells, name)).filter((value) => value !== undefined && value !== null);
    return { name, header: plainHeader(name), values, texts: values.map(cellText).filter((text) => text !== '') };
  });
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

type Taken = Map<string, { meaning: string; confidence: number }>;

/** `title_ka`, `name (en)`, `full_name.ka`: a text in one language. */
function takeTexts(columns: readonly Column[], mapping: FeedMapping, taken: Taken): void {
  for (const column of columns) {
    const language = languageOf(column.header);
    if (!language || column.texts.length === 0) continue;
    const rest = column.header.slice(0, column.header.length - language.suffix.length).trim();
    for (const field of ['title', 'description'] as const) {
      if (!HEADER_NAMES[field].includes(rest) || mapping.texts[language.code]?.[field]) continue;
      mapping.texts[language.code] = { ...mapping.texts[language.code], [field]: column.name };
      taken.set(column.name, { meaning: `${field} in ${ENGLISH_NAMES[language.code]}`, confidence: 0.9 });
    }
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

/** Best pairs first; a column has one meaning, a field one column (images may have several). */
function takeFields(columns: readonly Column[], mapping: FeedMapping, taken: Taken): void {
  const pairs = columns
    .flatMap((column) =>
      (Object.keys(HEADER_NAMES) as GuessedField[]).map((field) => ({
        column,
        field,
        confidence: nameScore(column.header, field) * valueScore(column, field),
      })),
    )
    .filter(({ confidence }) => confidence >= ENOUGH)
    .sort((a, b) => b.confidence - a.confidence);
  for (const { column, field, confidence } of pairs) {
    if (taken.has(column.name)) continue;
    if (field === 'images') mapping.images.push(column.name);
    else if (mapping.fields[field]) continue;
    else mapping.fields[field] = column.name;
    taken.set(column.name, { meaning: field, confidence });
  }
}

function nameScore(header: string, field: GuessedField): number {
  const names = HEADER_NAMES[field];
  const place = names.indexOf(header);
  if (place >= 0) return 1 - Math.min(place, 10) * 0.01;
  const words = header.split(' ');
  if (field === 'images' && /^(image|photo|picture|img|фото|სურათი|resim)( url| link)? ?\d+$/.test(header)) return 0.9;
  // `product colour name` is no name: a known name at the end, after one or two words of the shop's own.
  const tail = names.find((name) => name.length > 3 && words.length <= 3 && header.endsWith(` ${name}`));
  return tail ? 0.6 : 0;
}

/** How well the values fit the field, 0 to 1. */
function valueScore({ values, texts }: Column, field: GuessedField): number {
  // Nothing in the sample speaks against the name; further down there may be values.
  if (texts.length === 0) return field === 'images' && values.some((value) => typeof value === 'object') ? 1 : 0.6;
  const share = (test: (text: string) => boolean) => texts.filter(test).length / texts.length;
  switch (field) {
    case 'price':
    case 'sale_price':
    case 'compare_at_price':
      return share((text) => readPrice(text) !== null) >= 0.3 ? 1 : 0.2;
    case 'stock':
    case 'review_count':
      return share((text) => /^-?\d+([.,]0+)?$/.test(text)) >= 0.7 ? 1 : 0.3;
    case 'rating':
      return share((text) => Number(text.replace(',', '.')) <= 5) >= 0.9 ? 1 : 0.3;
    case 'url':
      return share((text) => /^(https?:\/)?\//i.test(text)) >= 0.7 ? 1 : 0.2;
    case 'images':
      return share((text) => /^(https?:|data:|\/)|\.(jpe?g|png|webp|gif|avif)\b/i.test(text)) >= 0.5 ? 1 : 0.2;
    case 'currency':
      return share((text) => /^[A-Z]{3}$/i.test(text)) >= 0.9 ? 1 : 0.2;
    case 'id':
      return share((text) => text.length <= 100) * (new Set(texts).size / texts.length >= 0.95 ? 1 : 0.4);
    case 'title':
      return share((text) => /\p{L}/u.test(text) && text.length <= 500) >= 0.8 ? 1 : 0.3;
    case 'category':
      return share((text) => text.length <= 120) >= 0.8 ? 1 : 0.3;
    default:
      return 1;
  }
}

function takeIdAndTitle(columns: readonly Column[], mapping: FeedMapping, taken: Taken): string[] {
  const notes: string[] = [];
  const hasTextTitle = Object.values(mapping.texts).some((text) => text?.title);
  if (!mapping.fields.title && !hasTextTitle) {
    const title = columns.find((column) => !taken.has(column.name) && looksLikeTitles(column));
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
  if (!mapping.fields.price && !mapping.fields.sale_price) {
    notes.push('No column is a price; the products will have none.');
  }
  return notes;
}

/**
 * A column that is called an id is the id though its values repeat, when nothing else tells the products apart: told by
 * their names, two products with one id would both come in, and nobody would hear of the mistake.
 */
function takeRepeatingId(columns: readonly Column[], mapping: FeedMapping, taken: Taken): string[] {
  const column = columns.find(
    ({ name, header, texts }) =>
      !taken.has(name) &&
      texts.length > 0 &&
      HEADER_NAMES.id.includes(header) &&
      (SURE_ID.test(header) || new Set(texts).size / texts.length >= 0.5),
  );
  if (!column) return [];
  mapping.fields.id = column.name;
  taken.set(column.name, { meaning: 'id', confidence: 0.45 });
  return [`The column "${column.name}" is an id, and some of its values repeat; only the first row of each is taken.`];
}

function looksLikeTitles({ texts }: Column): boolean {
  if (texts.length === 0) return false;
  const lengths = texts.map((text) => text.length);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const isWordy = texts.every((text) => /\p{L}{2}/u.test(text) && !/^https?:/.test(text));
  return isWordy && mean >= 6 && mean <= 160 && new Set(texts).size / texts.length >= 0.8;
}

/** Whole numbers in the thousands may be cents; only the owner knows. */
function notesOnPrices(columns: readonly Column[], mapping: FeedMapping): string[] {
  const price = columns.find(({ name }) => name === mapping.fields.price);
  const amounts = price?.texts.flatMap((text) => readPrice(text)?.amount ?? []) ?? [];
  const mayBeCents = amounts.length > 0 && amounts.every((amount) => Number.isInteger(amount) && amount >= 100);
  return mayBeCents
    ? [
        `Prices are taken as whole units ("${price?.texts[0]}" is ${amounts[0]}.00). If they are cents, save the mapping ` +
          'with --save-mapping, set "price_unit": "cents" in it and import with --mapping.',
      ]
    : [];
}

function takeAttributes(columns: readonly Column[], mapping: FeedMapping, taken: Taken): void {
  const isInsideTaken = (name: string) => taken.has(name.split('.')[0] ?? name);
  for (const column of columns) {
    if (taken.has(column.name) || column.values.length === 0) continue;
    const hasTakenMember = [...taken.keys()].some((name) => name.startsWith(`${column.name}.`));
    const isNested = column.values.some((value) => typeof value === 'object' && !isScalarList(value));
    if ((isNested && !hasTakenMember) || (column.texts.length > 0 && column.texts.every(isPackedText))) {
      if (isInsideTaken(column.name)) continue;
      mapping.packed.push(column.name);
      taken.set(column.name, { meaning: 'attributes', confidence: 0.8 });
    } else if (!isNested && !isInsideTaken(column.name) && isAttributeLike(column)) {
      const key = attributeKey(lastMember(column.name));
      if (key === '' || mapping.attributes[key]) continue;
      mapping.attributes[key] = column.name;
      taken.set(column.name, { meaning: `attribute ${key}`, confidence: 0.6 });
    }
  }
}

function lastMember(name: string): string {
  return name.split('.').at(-1) ?? name;
}

function isScalarList(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => item === null || typeof item !== 'object');
}

function isAttributeLike({ texts }: Column): boolean {
  if (texts.length === 0) return false;
  return texts.every((text) => text.length <= ATTRIBUTE_LENGTH && !/^https?:/i.test(text));
}
