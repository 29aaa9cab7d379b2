/** From the words of a query to what a product should be. */
import {
  analyze,
  type ConceptKind,
  conceptOf,
  conceptsIn,
  relatedTo,
  type Token,
  type Understanding,
  widerThan,
} from '@quarry/language';
import type { EngineQuery } from '../../engine-query.ts';
import { acceptedValues } from '../../match/accepted-values.ts';
import { namesOf } from '../../match/concept-names.ts';
import { isFiller } from '../../match/filler-words.ts';
import * as weight from '../../match/reading-weights.ts';
import { information } from '../../rank/bm25f.ts';
import { findIdentifiers, readIdentifierParts } from './identifiers.ts';
import { addReading, asForms, asWord, readName, readRelated, readWord, type Reading, type Word } from './readings.ts';
import { countHolders, overlap, type Part, type Shelf, spokenIn } from './shelf.ts';
import { readSynonyms } from './synonyms.ts';
import { understandQuery } from './understanding.ts';

export interface Wish {
  /** The attribute that answers it, or null: then only texts do, and what answers it by meaning. */
  key: string | null;
  /** The kind of concept that was said, or null for a plain word. */
  kind: string | null;
  said: Said[];
  words: Word[];
  /** Its other names. */
  concept: Word | null;
  /** What answers it by meaning. */
  related: Word | null;
  information: number;
}

interface Said {
  value: string;
  /** What was said, where the attribute answers with something wider. */
  name: string;
  start: number;
}

/** A span as a wish. */
interface Answer extends Part {
  kind: string;
  key: string | null;
  said: Said;
}

/** A query as it was read. */
export interface Request {
  query: EngineQuery;
  understood: Understanding['understood'];
  spans: Understanding['spans'];
  wishes: Wish[];
  /** Products of which an article number was typed. */
  identified: ReadonlySet<string>;
  /** Something was understood of words that are none as they were typed. */
  isPutRight: boolean;
}

export interface ReadingChoices {
  /** Every word may be the beginning of a longer one, not only the last. */
  growsEverywhere?: boolean;
  /** What was understood of wishes counts for nothing. */
  asPlainWords?: boolean;
}

/** All values of the attribute that meet the wish. Brands are said as the store writes them, and kept in lower case. */
export function valuesOf({ key, said }: Wish): ReadonlySet<string> {
  return new Set(key === null ? [] : said.flatMap(({ value }) => acceptedValues(key, value.toLowerCase())));
}

export function readRequest(
  shelf: Shelf,
  query: EngineQuery,
  { growsEverywhere = false, asPlainWords = false }: ReadingChoices = {},
): Request {
  const { text, steering, language } = query;
  const { understood, spans, wished, settled, isPutRight } = understandQuery(shelf, query);
  const said = asPlainWords ? [] : wished;
  const tokens = analyze(text, spokenIn(language));
  const asked = wordsAskedFor(tokens, said, settled);
  const isLastGrowing = tokens.at(-1)?.end === text.length;
  const words = asked.map((token) =>
    readWord(shelf, token, growsEverywhere || (token === tokens.at(-1) && isLastGrowing)),
  );
  readJoined(shelf, query, asked, words);
  readIdentifierParts(shelf, text, asked, words);
  readSynonyms(shelf, steering, asked, words, isLastGrowing);

  const answers = said.flatMap((span) => answerOf(shelf, span));
  const wishes: Wish[] = [];
  asked.forEach((token, i) => {
    const word = words[i]!;
    const answer = answers.find((one) => overlap(one, token)) ?? namedAside(shelf, query, token, word);
    const same = answer && wishes.find((wish) => isSameWish(wish, answer));
    const wish = same ?? newWish(answer?.key ?? null, answer?.kind ?? null);
    wish.words.push(word);
    if (answer) wish.said.push(answer.said);
    if (!same) wishes.push(wish);
  });
  const placeOf = new Map(words.map((word, i) => [word, asked[i]!]));
  for (const wish of wishes) weigh(shelf, query, wish, placeOf);
  const ids = findIdentifiers(shelf, text).flatMap((one) => [...one.ids]);
  return {
    query,
    understood,
    spans,
    wishes: [...wishes, ...readMadeFor(shelf, wishes)],
    identified: new Set(ids),
    isPutRight,
  };
}

/** Words that are neither settled nor said before nor mere filling. */
function wordsAskedFor(tokens: readonly Token[], wished: Understanding['spans'], settled: readonly Part[]): Token[] {
  const known = new Set<string>();
  const open = tokens.filter((token) => {
    // The same word twice may say two things, where it was understood as two.
    const said = `${token.exact} ${wished.find((span) => overlap(span, token))?.value ?? ''}`;
    if (settled.some((part) => overlap(part, token)) || known.has(said)) return false;
    known.add(said);
    return true;
  });
  const meaningful = open.filter(({ exact }) => !isFiller(exact));
  return meaningful.length > 0 ? meaningful : open;
}

/** `head set` as `headset`: both words get the reading. */
function readJoined(
  shelf: Shelf,
  { text, language }: EngineQuery,
  asked: readonly Token[],
  words: readonly Word[],
): void {
  asked.slice(1).forEach((right, i) => {
    const left = asked[i]!;
    if (!/^[\s\p{Pd}]*$/u.test(text.slice(left.end, right.start))) return;
    const [whole, ...more] = analyze(left.surface + right.surface, spokenIn(language));
    const reading =
      whole && more.length === 0 ? asForms(shelf, 'joined', weight.JOINED, whole.exact, whole.stem) : undefined;
    if (reading) for (const word of words.slice(i, i + 2)) addReading(shelf, word, reading);
  });
}

/** An attribute that products have, else its category, else what texts may name. */
function answerOf(shelf: Shelf, { kind, value, start, end }: Understanding['spans'][number]): Answer[] {
  const concept = conceptOf(kind as ConceptKind, value);
  const wider = kind === 'product_type' && concept && widerThan(concept).find((one) => one.kind === 'category');
  const as = (key: string | null, answer: string) => [
    { kind, key, start, end, said: { value: answer, name: value, start } },
  ];
  if (isHeld(shelf, kind, value)) return as(kind, value);
  if (wider && isHeld(shelf, 'category', wider.value)) return as('category', wider.value);
  return concept ? as(null, value) : [];
}

function isHeld(shelf: Shelf, key: string, value: string): boolean {
  return countHolders(shelf, key, new Set(acceptedValues(key, value.toLowerCase()))) > 0;
}

/** A thing named beside what was understood, in words that no document has. */
function namedAside(shelf: Shelf, { text, language }: EngineQuery, token: Token, word: Word): Answer | undefined {
  if (word.readings.some(({ how }) => how !== 'spelling')) return undefined;
  const [named] = conceptsIn(text, spokenIn(language)).filter(
    (one) => !one.negated && overlap(one, token) && readNames(shelf, one.concept.kind, one.concept.value).length > 0,
  );
  if (named === undefined) return undefined;
  const { start, end, concept } = named;
  return { kind: concept.kind, key: null, start, end, said: { value: concept.value, name: concept.value, start } };
}

/** "Red or blue" is one wish, which either of the two meets. */
function isSameWish(wish: Wish, { kind, key, said }: Answer): boolean {
  return ['color', 'size', 'gender', 'category', 'material', 'brand'].includes(wish.key ?? '')
    ? wish.key === key
    : wish.kind === kind && wish.said.some(({ start }) => start === said.start);
}

function newWish(key: string | null, kind: string | null): Wish {
  return { key, kind, said: [], words: [], concept: null, related: null, information: 0 };
}

function readNames(shelf: Shelf, kind: string, name: string): Reading[] {
  return namesOf(kind, name).flatMap((one) => readName(shelf, analyze(one), 'concept', weight.OTHER_NAME));
}

/** Adds what else may answer the wish, and how much it says of a product to meet it. */
function weigh(shelf: Shelf, { text, language }: EngineQuery, wish: Wish, placeOf: ReadonlyMap<Word, Part>): void {
  const { key, kind, words } = wish;
  if (kind !== null) {
    const names = [...new Set(wish.said.map(({ name }) => name))];
    const named = names.flatMap((name) => readNames(shelf, kind, name));
    const related = names.flatMap((name) => readRelated(shelf, kind, name));
    if (named.length > 0) wish.concept = asWord(shelf, named);
    if (related.length > 0) wish.related = asWord(shelf, related);
    // What the lexicon spells like that is no slip, where something else answers it.
    if (key === null && (wish.concept ?? wish.related) !== null) {
      for (const word of words) {
        const isGuess = word.readings.length > 0 && word.readings.every(({ how }) => how === 'spelling');
        const isNamed = conceptsIn(text, spokenIn(language)).some(
          (one) => names.includes(one.concept.value) && overlap(one, placeOf.get(word)!),
        );
        if (isGuess && isNamed) Object.assign(word, { readings: [], information: 0 });
      }
    }
    // What was typed counts more than other names of it, unless no text has it.
    if (words.every(({ readings }) => readings.length > 0)) {
      const typed = words.reduce((sum, word) => sum + word.information, 0);
      const trust = Math.min(...words.map(({ readings }) => Math.max(...readings.map((one) => one.weight))));
      for (const other of [wish.concept, wish.related]) {
        if (other !== null) other.information = trust * Math.min(other.information, typed);
      }
    }
  }
  wish.information = Math.max(0, ...words.map((word) => word.information), wish.concept?.information ?? 0);
  if (key === null) {
    if (wish.information === 0) wish.information = wish.related?.information ?? 0;
    return;
  }
  wish.information = Math.max(wish.information, informationOfHolding(shelf, wish));
}

/** How much it says that a product has the wished attribute. */
function informationOfHolding(shelf: Shelf, wish: Wish): number {
  const holders = [...valuesOf(wish)].map((value) => countHolders(shelf, wish.key ?? '', new Set([value])));
  return information(
    holders.reduce((sum, count) => sum + count, 0),
    shelf.size,
  );
}

/** For whom a thing is made when this was said: a fever in children is treated with what is made for them. */
function madeFor(kind: string | null, name: string): { kind: string; value: string } | undefined {
  const relation = kind === 'symptom' ? 'used_for' : 'suits';
  const whom = kind === 'symptom' ? 'age' : 'gender';
  const said = kind === 'symptom' || kind === 'person' ? conceptOf(kind, name) : undefined;
  return said && relatedTo(said, relation).find(({ concept }) => concept.kind === whom)?.concept;
}

/** Wishes that others imply, where products can answer them and nothing else was said of the same. */
function readMadeFor(shelf: Shelf, wishes: readonly Wish[]): Wish[] {
  return wishes.flatMap(({ kind, said }) =>
    said
      .filter((one, i) => said.findIndex(({ name, start }) => name === one.name && start === one.start) === i)
      .flatMap(({ name, start }) => {
        const whom = madeFor(kind, name);
        if (whom === undefined || !isHeld(shelf, whom.kind, whom.value)) return [];
        if (wishes.some((wish) => wish.kind === whom.kind)) return [];
        const wish = newWish(whom.kind, whom.kind);
        wish.said.push({ value: whom.value, name: whom.value, start });
        const named = readNames(shelf, whom.kind, whom.value);
        if (named.length > 0) wish.concept = asWord(shelf, named);
        wish.information = Math.max(wish.concept?.information ?? 0, informationOfHolding(shelf, wish));
        return [wish];
      }),
  );
}
