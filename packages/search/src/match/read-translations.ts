/**
 * Translates words that the catalogue does not contain: `tomato seeds` in a Georgian shop by the Georgian names of
 * tomatoes and of seeds, even if the catalogue does not use the lexicon's name for both together; `ლეიკა`, a Russian
 * word, by the names of a watering can.
 */
import {
  analyze,
  type Concept,
  conceptsHeardAs,
  conceptsIn,
  type Language,
  type PartOfName,
  partsOfNamesIn,
  widerThan,
} from '@quarry/language';
import type { IndexData } from '../index/index-data.ts';
import { readName, readNamesOf } from './read-concept.ts';
import { informationOf, type QueryWord } from './read-word.ts';
import type { Reading } from './reading.ts';
import { MAX_TRANSLATIONS, TRANSLATED } from './reading-weights.ts';
import { overlaps } from './resolved-spans.ts';

const GUESSES: ReadonlySet<string> = new Set(['prefix', 'spelling', 'split']);

/**
 * Adds readings to the words, which are in query order; spelling corrections of a word that has a translation are
 * dropped.
 */
export function readTranslations(
  data: IndexData,
  words: readonly QueryWord[],
  text: string,
  language: Language | undefined,
): void {
  const unknown = words.filter(({ readings }) => readings.every(({ how }) => GUESSES.has(how)));
  const rare = words.filter((word) => !unknown.includes(word) && isRare(word));
  if (unknown.length + rare.length === 0) return;
  const parts = partsOfNamesIn(text, language === undefined ? {} : { language });
  const meaningOf = (some: readonly QueryWord[]) => namesMeant(data, text, some, { parts, language });
  words.forEach((word, place) => {
    const next = words[place + 1];
    if (next === undefined || !(unknown.includes(word) || unknown.includes(next))) return;
    addMeaning(data, [word, next], meaningOf([word, next]));
  });
  for (const word of unknown) addMeaning(data, [word], meaningOf([word]));
  // What the lexicon knows as a thing with products of its own is asked for by its own names.
  const named = rare.length === 0 ? [] : conceptsIn(text, language === undefined ? {} : { language });
  for (const word of rare) {
    const concepts = named.filter((one) => overlaps(one, word)).map(({ concept }) => concept);
    if (!readingsOf(data, concepts).some(isUsualBeside(word))) addUsualNames(word, meaningOf([word]));
  }
}

/** Up to this number of products, a word may be a foreign word in a name. */
const RARE = 2;
/** The shop's own word with the same meaning occurs this many times more often. */
const USUAL = 3;

function isRare({ readings }: QueryWord): boolean {
  return readings.every(({ productCount }) => productCount <= RARE);
}

function isUsualBeside({ readings }: QueryWord): (reading: Reading) => boolean {
  const most = Math.max(...readings.map(({ productCount }) => productCount));
  return ({ productCount }) => productCount >= USUAL * most;
}

/** `holder` in one name, where the shop says `tutacaq` in twelve: who asks for holders wants to see those. */
function addUsualNames(word: QueryWord, meant: readonly Reading[]): void {
  const usual = meant.filter(isUsualBeside(word));
  if (usual.length === 0) return;
  word.readings.push(...usual.slice(0, MAX_TRANSLATIONS).map((one) => ({ ...one, weight: one.weight * TRANSLATED })));
}

/** The names of what the words mean by themselves, as far as products have them. */
function namesMeant(
  data: IndexData,
  text: string,
  words: readonly QueryWord[],
  { parts, language }: { parts: readonly PartOfName[]; language: Language | undefined },
): Reading[] {
  const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
  const part = text.slice(start, end);
  const options = language === undefined ? {} : { language };
  const named = conceptsIn(part, options)
    .filter((one) => !one.negated && one.start === 0 && one.end === part.length)
    .map(({ concept }) => concept);
  const inParts = parts.filter((one) => one.start === start && one.end === end).flatMap(({ names }) => names);
  const readings = [...inParts.flatMap((name) => readName(data, name) ?? []), ...readingsOf(data, narrowest(named))];
  return readings.length > 0 ? readings : readingsOf(data, analyze(part, options).flatMap(heardAs));
}

function readingsOf(data: IndexData, concepts: readonly Concept[]): Reading[] {
  return concepts.flatMap(({ kind, value }) => readNamesOf(data, kind, value));
}

function heardAs(token: Parameters<typeof conceptsHeardAs>[0], _: number, tokens: readonly unknown[]): Concept[] {
  return tokens.length === 1 ? conceptsHeardAs(token) : [];
}

/** A cucumber is a vegetable, but who asks for one asks for no other. */
function narrowest(concepts: readonly Concept[]): Concept[] {
  const wider = new Set(concepts.flatMap((concept) => widerThan(concept).map(({ id }) => id)));
  return concepts.filter(({ id }) => !wider.has(id));
}

function addMeaning(data: IndexData, words: readonly QueryWord[], meant: readonly Reading[]): void {
  if (meant.length === 0) return;
  const readings = meant
    .slice(0, MAX_TRANSLATIONS)
    .map((reading) => ({ ...reading, weight: reading.weight * TRANSLATED }));
  for (const word of words) {
    // A word that is still being typed may yet become one of the catalogue's: `stan` is short for trousers in one language.
    word.readings = [...word.readings.filter(({ how }) => how === 'prefix' || !GUESSES.has(how)), ...readings];
    word.information = informationOf(data, word.readings);
  }
}
