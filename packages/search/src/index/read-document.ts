/** Extracts the indexed data of a document, for builds and for changes. */
import {
  type Language,
  mayStateSomething,
  type NumberedText,
  type StatedText,
  statementsOf,
  WordNumbering,
} from '@quarry/language';
import { type EngineDocument, type FieldWeights, IDENTIFIERS_FIELD } from '../engine-document.ts';
import { canonicalValue } from './attribute-index.ts';
import { normalizeIdentifier } from './identifier-index.ts';
import { STRONG_FIELD_SHARE } from './index-data.ts';
import { attributesWithVariants } from './variant-index.ts';

export interface BuildOptions {
  /** How much a word in each field counts, see `FieldWeights`. */
  fieldWeights: FieldWeights;
  /** Currency of the prices (`USD`), evidence for reading a price limit in a query. */
  currency?: string | undefined;
  /** The catalogue's own language: evidence where a word could belong to several. */
  language?: Language | undefined;
}

export interface ReadField {
  name: string;
  weight: number;
  strong: boolean;
  text: string;
  /** Its words, as the reader's `words` numbers them. */
  words: NumberedText;
  /**
   * A field may hold several texts, one a line (titles in several languages): no phrase runs across them. Where each line
   * begins among the words, and behind the last one their count.
   */
  lines: number[];
}

/** The attribute that a brand is kept under, taken from the field `brand` where the attributes have none. */
const BRAND = 'brand';
/** The field whose words name the product. */
export const TITLE = 'title';

export class DocumentReader {
  private readonly weights: FieldWeights;
  private readonly strongFrom: number;
  /** The catalogue's own language, where the caller knows it. */
  readonly language: Language | undefined;
  /** Every word that was read, by its number. */
  readonly words: WordNumbering;
  /** By number of a word: whether it may be part of a statement, once that was asked. */
  private readonly mayState: boolean[] = [];

  constructor({ fieldWeights, language }: BuildOptions) {
    const read = Object.entries(fieldWeights).filter(([name]) => name !== IDENTIFIERS_FIELD);
    this.weights = fieldWeights;
    this.language = language;
    this.strongFrom = Math.max(1, ...read.map(([, weight]) => weight)) * STRONG_FIELD_SHARE;
    this.words = new WordNumbering(language === undefined ? {} : { language });
  }

  /** The fields that have words and weight. */
  fields({ fields }: EngineDocument): ReadField[] {
    const read: ReadField[] = [];
    for (const [name, text] of Object.entries(fields)) {
      if (name === IDENTIFIERS_FIELD) continue;
      const weight = this.weights[name] ?? 1;
      if (weight <= 0) continue;
      const words = this.words.read(text);
      if (words.words.length === 0) continue;
      read.push({ name, weight, strong: weight >= this.strongFrom, text, words, lines: linesOf(text, words) });
    }
    return read;
  }

  /** What the document states about substances: `free_from` and `contains`, each with canonical values. */
  statements(document: EngineDocument, fields: readonly ReadField[]): Map<string, string[]> {
    const { freeFrom, contains } = statementsOf(
      fields.flatMap((field) => this.statingTexts(field)),
      attributesWithVariants(document),
    );
    return new Map([
      ...(freeFrom.length > 0 ? ([[FREE_FROM, freeFrom]] as const) : []),
      ...(contains.length > 0 ? ([[CONTAINS, contains]] as const) : []),
    ]);
  }

  /** The lines of a field that may state something; most of a catalogue's texts do not. */
  private statingTexts({ name, strong, text, words, lines }: ReadField): StatedText[] {
    const texts: StatedText[] = [];
    for (let line = 0; line + 1 < lines.length; line++) {
      const numbers = words.words.slice(lines[line], lines[line + 1]);
      if (!numbers.some((word) => this.isStating(word))) continue;
      const first = lines[line] ?? 0;
      texts.push({
        text,
        isName: strong && name !== BRAND,
        words: numbers.map((word, place) => ({
          exact: this.words.exact(word),
          stem: this.words.stem(word),
          start: words.starts[first + place] ?? 0,
          end: words.ends[first + place] ?? 0,
        })),
      });
    }
    return texts;
  }

  private isStating(word: number): boolean {
    return (this.mayState[word] ??= mayStateSomething({ exact: this.words.exact(word), stem: this.words.stem(word) }));
  }
}

/** Keys of the statements of an index. */
export const FREE_FROM = 'free_from';
export const CONTAINS = 'contains';

/** Its brands as they are written. */
export function brandsOf({ fields, attributes }: EngineDocument): string[] {
  const written = fields[BRAND]?.trim() ?? '';
  const brands = written === '' ? (attributes[BRAND] ?? []).map((brand) => brand.trim()) : [written];
  return brands.filter((brand) => brand !== '');
}

/** Key → canonical values, each once, of the document and its variants. */
export function attributesOf(document: EngineDocument): Map<string, string[]> {
  const read = new Map<string, string[]>();
  const united = attributesWithVariants(document);
  for (const [key, values] of Object.entries(united)) addValues(read, key, values);
  if (!document.attributes[BRAND]?.length) addValues(read, BRAND, brandsOf(document));
  return read;
}

/** Its article numbers and barcodes as they are written. */
export function identifiersOf({ fields }: EngineDocument): string[] {
  const written = fields[IDENTIFIERS_FIELD]?.trim() ?? '';
  return written === '' ? [] : written.split(/\s+/);
}

/** Its id and these numbers as they are compared, each once. */
export function comparedIdentifiers(id: string, identifiers: readonly string[]): Set<string> {
  const compared = new Set([normalizeIdentifier(id)]);
  for (const one of identifiers) compared.add(normalizeIdentifier(one));
  compared.delete('');
  return compared;
}

function addValues(read: Map<string, string[]>, key: string, values: readonly string[]): void {
  const distinct = read.get(key) ?? [];
  for (const value of values) {
    const canonical = canonicalValue(value);
    if (canonical !== '' && !distinct.includes(canonical)) distinct.push(canonical);
  }
  if (distinct.length > 0) read.set(key, distinct);
}

function linesOf(text: string, { starts }: NumberedText): number[] {
  const lines = [0];
  let lineBreak = text.indexOf('\n');
  for (let i = 0; i < starts.length && lineBreak >= 0; i++) {
    const start = starts[i] ?? 0;
    if (lineBreak >= start) continue;
    if (i > 0) lines.push(i);
    lineBreak = text.indexOf('\n', start);
  }
  lines.push(starts.length);
  return lines;
}
