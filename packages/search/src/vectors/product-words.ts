/**
 * What vectors are learned from: for every product its words (stems) and attribute values, each with how often and how
 * prominently it stands there. Kept small: five bytes a word, at most so many words a product.
 */
import { analyze, type Language } from '@quarry/language';
import { type EngineDocument, type FieldWeights, IDENTIFIERS_FIELD } from '../engine-document.ts';
import { GrowingUint32 } from '../index/growing-array.ts';

/** The first of them: names and attributes come before what a long description adds. */
const MOST_WORDS_EACH = 96;
/** Longer texts repeat themselves. In characters. */
const LONGEST_TEXT = 2000;
/** Below this, a word tells how a product differs and not what it is like: model numbers, measures. */
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

export function collectWords(
  documents: Iterable<EngineDocument>,
  { fieldWeights, language }: { fieldWeights: FieldWeights; language?: Language | undefined },
): ProductWords {
  const collected: ProductWords = {
    ids: [],
    words: [],
    counts: [],
    offsets: new GrowingUint32(),
    items: new GrowingUint32(),
    strengths: new GrowingUint32(),
  };
  const numbers = new Map<string, number>();
  const numberOf = (word: string) => {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    numbers.set(word, collected.words.length);
    collected.counts.push(0);
    return collected.words.push(word) - 1;
  };
  collected.offsets.push(0);
  for (const document of documents) {
    collected.ids.push(document.id);
    for (const [word, strength] of strengthsOf(document, fieldWeights, language)) {
      const number = numberOf(word);
      collected.counts[number]!++;
      collected.items.push(number);
      collected.strengths.push(Math.max(1, Math.round(strength * 16)));
    }
    collected.offsets.push(collected.items.length);
  }
  return collected;
}

/** Words of one product and how prominent each is. */
function strengthsOf(
  { fields, attributes }: Pick<EngineDocument, 'fields' | 'attributes'>,
  fieldWeights: FieldWeights,
  language: Language | undefined,
): Map<string, number> {
  const sums = new Map<string, number>();
  const note = (word: string, weight: number) => {
    if (sums.size < MOST_WORDS_EACH || sums.has(word)) sums.set(word, (sums.get(word) ?? 0) + weight);
  };
  const read = Object.entries(fields)
    .filter(([name]) => name !== IDENTIFIERS_FIELD)
    .map(([name, text]) => ({ weight: fieldWeights[name] ?? 1, text: text.slice(0, LONGEST_TEXT) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { weight, text } of read) {
    for (const { stem } of analyze(text, language === undefined ? {} : { language })) {
      if (!HAS_DIGIT.test(stem)) note(stem, weight);
    }
  }
  for (const [key, values] of Object.entries(attributes)) {
    for (const value of values) if (!HAS_DIGIT.test(value)) note(attributeWord(key, value), 1);
  }
  for (const [word, sum] of sums) sums.set(word, Math.log1p(sum));
  return sums;
}

/** Cannot be a stem, for no stem has an equals sign. */
export function attributeWord(key: string, value: string): string {
  return `${key}=${value.toLowerCase()}`;
}
