/**
 * The input of vector learning: the words (stems) and attribute values of each product, weighted by frequency and
 * field. Five bytes per word, with a maximum number of words per product.
 */
import { type Language, WordNumbering } from '@quarry/language';
import { type EngineDocument, type FieldWeights, IDENTIFIERS_FIELD } from '../engine-document.ts';
import { GrowingUint32 } from '../index/growing-array.ts';

/** Maximum number of words per product; names and attributes come first. */
const MAX_WORDS_EACH = 96;
/** Longer texts repeat themselves. In characters. */
const LONGEST_TEXT = 2000;
/** Words with a digit distinguish products instead of relating them: model numbers, measures. */
const HAS_DIGIT = /\p{Nd}/u;

export interface ProductWords {
  ids: string[];
  /** Words by number: a stem, or `key=value` of an attribute. */
  words: string[];
  /** In how many products each word stands. */
  counts: number[];
  /** Products' words: those of product `p` are `offsets[p] … offsets[p + 1]`. */
  offsets: GrowingUint32;
  items: GrowingUint32;
  /** Prominence, in sixteenths. */
  strengths: GrowingUint32;
}

/** Of a written word or a value: it has a digit, so it is left out. */
const LEFT_OUT = -1;

export class WordCollector {
  readonly collected: ProductWords = {
    ids: [],
    words: [],
    counts: [],
    offsets: new GrowingUint32(),
    items: new GrowingUint32(),
    strengths: new GrowingUint32(),
  };
  private readonly fieldWeights: FieldWeights;
  private readonly numbering: WordNumbering;
  private readonly numbers = new Map<string, number>();
  /** By number of the written word: the number of its stem. */
  private readonly ofWritten: number[] = [];
  private readonly ofValues = new Map<string, Map<string, number>>();
  /** Of the product that is being read: words by number, and how prominent each is. */
  private readonly sums = new Map<number, number>();

  constructor({ fieldWeights, language }: { fieldWeights: FieldWeights; language?: Language | undefined }) {
    this.fieldWeights = fieldWeights;
    this.numbering = new WordNumbering(language === undefined ? {} : { language });
    this.collected.offsets.push(0);
  }

  add({ id, fields, attributes }: Pick<EngineDocument, 'id' | 'fields' | 'attributes'>): void {
    const { ids, counts, items, strengths, offsets } = this.collected;
    const read = Object.entries(fields)
      .filter(([name]) => name !== IDENTIFIERS_FIELD)
      .map(([name, text]) => ({ weight: this.fieldWeights[name] ?? 1, text }))
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight);
    for (const { weight, text } of read) {
      for (const written of this.numbering.read(text.slice(0, LONGEST_TEXT)).words) {
        this.note(this.numberOfWritten(written), weight);
      }
    }
    for (const [key, values] of Object.entries(attributes)) {
      for (const value of values) this.note(this.numberOfValue(key, value), 1);
    }
    ids.push(id);
    for (const [number, sum] of this.sums) {
      counts[number] = (counts[number] ?? 0) + 1;
      items.push(number);
      strengths.push(Math.max(1, Math.round(Math.log1p(sum) * 16)));
    }
    this.sums.clear();
    offsets.push(items.length);
  }

  private note(number: number, weight: number): void {
    const known = this.sums.get(number);
    if (known !== undefined) this.sums.set(number, known + weight);
    else if (number !== LEFT_OUT && this.sums.size < MAX_WORDS_EACH) this.sums.set(number, weight);
  }

  private numberOfWritten(written: number): number {
    const known = this.ofWritten[written];
    if (known !== undefined) return known;
    const stem = this.numbering.stem(written);
    const number = HAS_DIGIT.test(stem) ? LEFT_OUT : this.numberOf(stem);
    this.ofWritten[written] = number;
    return number;
  }

  private numberOfValue(key: string, value: string): number {
    let ofKey = this.ofValues.get(key);
    if (ofKey === undefined) this.ofValues.set(key, (ofKey = new Map()));
    const known = ofKey.get(value);
    if (known !== undefined) return known;
    const number = HAS_DIGIT.test(value) ? LEFT_OUT : this.numberOf(attributeWord(key, value));
    ofKey.set(value, number);
    return number;
  }

  private numberOf(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    const { words, counts } = this.collected;
    this.numbers.set(word, words.length);
    counts.push(0);
    return words.push(word) - 1;
  }
}

/** Cannot be a stem, for no stem has an equals sign. */
export function attributeWord(key: string, value: string): string {
  return `${key}=${value.toLowerCase()}`;
}
