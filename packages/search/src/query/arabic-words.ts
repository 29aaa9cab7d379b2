/** The Arabic words of a catalogue and of the lexicon, for interpreting Arabic in Latin letters; see `ArabicWords`. */
import { analyze, ArabicWords, CONCEPTS } from '@quarry/language';
import type { IndexData } from '../index/index-data.ts';
import { ARABIC_IN_LATIN, IN_LEXICON, LESS_LIKE_ARABIC } from './costs.ts';

/** With fewer of them a catalogue is in another language. */
const FEWEST_WORDS = 20;
const MAX_READINGS = 3;
const MAX_REMEMBERED = 2_000;
const ARABIC = /^[\u0621-\u064a\u067e\u0686\u06a4\u06af]{2,}$/;

export interface ArabicReading {
  text: string;
  /** See `costs.ts`. */
  cost: number;
}

interface Known {
  words: ArabicWords;
  /** By the word in Latin letters. */
  remembered: Map<string, ArabicReading[]>;
}

const ofCatalogue = new WeakMap<object, Known>();
let ofLexicon: ArabicWords | undefined;

/** The possible Arabic words of a folded Latin word; empty if the catalogue is not in Arabic. */
export function arabicReadings(data: IndexData, latin: string): readonly ArabicReading[] {
  const { words, remembered } = wordsOf(data);
  if (words.size < FEWEST_WORDS) return [];
  let read = remembered.get(latin);
  if (read === undefined) {
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    read = readingsOf(data, words, latin);
    remembered.set(latin, read);
  }
  return read;
}

/** Whether words of this catalogue may be typed as Arabic in Latin letters. */
export function hasArabicWords(data: IndexData): boolean {
  return wordsOf(data).words.size >= FEWEST_WORDS;
}

function readingsOf(data: IndexData, words: ArabicWords, latin: string): ArabicReading[] {
  const costOf = (price: number) => ARABIC_IN_LATIN + LESS_LIKE_ARABIC * price;
  const countOf = (word: string) => data.productCounts[data.words.find(word)] ?? 0;
  // Of words that are equally likely the one of more products is meant.
  const inCatalogue = words
    .heardIn(latin)
    .filter(({ word }) => data.words.find(word) >= 0)
    .sort((a, b) => a.price - b.price || countOf(b.word) - countOf(a.word))
    .map(({ word, price }) => ({ text: word, cost: costOf(price) }));
  if (inCatalogue.length > 0) return inCatalogue.slice(0, MAX_READINGS);
  ofLexicon ??= new ArabicWords(lexiconWords());
  return ofLexicon
    .heardIn(latin)
    .slice(0, MAX_READINGS)
    .map(({ word, price }) => ({ text: word, cost: costOf(price) + IN_LEXICON }));
}

function wordsOf(data: IndexData): Known {
  let known = ofCatalogue.get(data.wordsVersion);
  if (known === undefined) {
    known = { words: new ArabicWords(arabicWords(data)), remembered: new Map() };
    ofCatalogue.set(data.wordsVersion, known);
  }
  return known;
}

function* arabicWords({ words }: IndexData): Generator<string> {
  for (let number = 0; number < words.size; number++) {
    if (!words.isInUse(number)) continue;
    const word = words.word(number);
    if (ARABIC.test(word)) yield word;
  }
}

function lexiconWords(): Set<string> {
  const words = CONCEPTS.flatMap(({ forms }) => forms.ar.flatMap((form) => analyze(form, { language: 'ar' })));
  return new Set(words.map(({ exact }) => exact).filter((exact) => ARABIC.test(exact)));
}
