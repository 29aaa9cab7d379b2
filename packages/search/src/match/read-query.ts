/**
 * Turns the words of a query into wishes. A wish is what the shopper would tick off on a product in the hand: "red",
 * "a dress", "wireless". What the language package understood as a colour, a category, … becomes a condition when some
 * product of this index has that value; anything else stays a plain word. So "orange" is a colour among dresses and a
 * word on a juice shelf.
 */
import {
  analyze,
  conceptOf,
  conceptsIn,
  isLexiconWord,
  type Language,
  type Token,
  type Understanding,
  elementAt,
} from '@quarry/language';
import { madeFor, type Mention, mentionsIn } from './read-aside.ts';
import type { Steering } from '../engine-query.ts';
import { productsWith } from '../index/attribute-index.ts';
import type { IndexData } from '../index/index-data.ts';
import { information } from '../rank/bm25f.ts';
import { acceptedValues } from './accepted-values.ts';
import { isFiller } from '../query/small-words.ts';
import { weighWords } from '../query/weigh-words.ts';
import { informationOf, type QueryWord } from './read-word.ts';
import { readKnownWord } from './remembered-words.ts';
import { JOINED, MOST_WORDS, OF_KIND } from './reading-weights.ts';
import { overlaps, type Part } from './settled-parts.ts';
import { readIdentifierParts } from './read-identifier-parts.ts';
import { readSynonyms } from './synonyms.ts';
import { readTranslations } from './read-translations.ts';
import type { AskedKind } from '../query/asked-kind.ts';
import { type Reading, readAsForms, readAsProducts } from './reading.ts';
import { isInCatalogue } from '../query/known-words.ts';
import { categoryOf, readConcept, readRelated } from './read-concept.ts';

export interface Wish {
  /** The attribute that answers it, or null: then only texts do, and what answers it by meaning. */
  key: string | null;
  /** The kind of concept that was said (`use`, `color`, …), or null for a plain word. */
  kind: string | null;
  /** Values of which one must be met, and where each was said (empty for a plain word). */
  said: SaidValue[];
  words: QueryWord[];
  /** The same thing said in other words or languages: product texts may name what attributes do not. */
  concept: QueryWord | null;
  /** What answers it by meaning, weaker. */
  related: QueryWord | null;
  information: number;
  /**
   * It names the thing that is asked for: only what is called so, or is of that kind, meets it in full. By product, what each
   * is to the kind; null where the shop has no such kind.
   */
  standing?: Uint8Array | null | undefined;
  /** The shop has no kind that is surely this thing: only what may be of it meets it, not whatever has the word in its name. */
  isUnsold?: boolean;
  /** A typed constraint stands for it: whether it is met is told by what is measured. */
  isMeasured?: boolean;
}

export interface SaidValue {
  value: string;
  /** The concept that was said, where the attribute answers with something wider (`ankle-boots` → `boots`). */
  name: string;
  /** Characters of the query. */
  start: number;
  end: number;
}

/** All attribute values that meet a wish. */
export function wishedValues({ key, said }: Wish): string[] {
  return key === null ? [] : [...new Set(said.flatMap(({ value }) => acceptedValues(key, value)))];
}

/** Who types this much types words to their end. */
const LONGEST_BEGINNINGS = 40;

type Span = Understanding['spans'][number];

/** The words of a text that ask for something: outside what is settled, without fillers where others remain. */
export function askingTokens(
  text: string,
  {
    spans,
    settled,
    language,
  }: { spans: Understanding['spans']; settled: readonly Part[]; language: Language | undefined },
): Token[] {
  const tokens = analyze(text, language === undefined ? {} : { language });
  const open = distinct(
    tokens.filter((token) => !settled.some((part) => overlaps(part, token))),
    spans,
  );
  const meaningful = open.filter((token) => !isFiller(token.exact));
  return (meaningful.length > 0 ? meaningful : open).slice(0, MOST_WORDS);
}

/**
 * The wishes of a query, in reading order. `spans` are those parts of what was understood that say what a product
 * should be; characters in `settled` (prices, exclusions, identifiers) are not read again.
 */
export function readQuery(
  data: IndexData,
  text: string,
  {
    spans,
    settled,
    language,
    steering,
    kind,
  }: {
    spans: Understanding['spans'];
    settled: readonly Part[];
    language?: Language | undefined;
    steering?: Steering | undefined;
    kind: AskedKind | null;
  },
): Wish[] {
  const asked = askingTokens(text, { spans, settled, language });
  const lastTyped = analyze(text, language === undefined ? {} : { language }).at(-1);
  // Who types `app wat` has not typed any word to its end: so may one be that nobody knows.
  const isHasty = text.length <= LONGEST_BEGINNINGS && asked.length > 1;
  const words = asked.map((token) => {
    const isLast = token.start === lastTyped?.start && token.end === text.length;
    const growing = isLast || (isHasty && !isInCatalogue(data, token) && !isLexiconWord(token));
    return readKnownWord(data, token, { growing });
  });
  readJoined(data, words, text, language);
  readIdentifierParts(data, words, text);
  readSynonyms(data, words, { steering, growing: lastTyped?.end === text.length });
  readTranslations(data, words, text, language);
  readKind(data, words, kind);
  weighWords(words, spans);

  const mentionAt = mentionsIn(data, text, language);
  const answerable = spans.flatMap((span) => answerOf(data, span) ?? []);
  const wishes: Wish[] = [];
  for (const word of words) {
    const span = answerable.find((one) => overlaps(one, word)) ?? aside(mentionAt(word));
    // "Red or blue" is one wish, which either of the two meets.
    const wish = span && wishes.find((one) => isSameWish(one, span));
    if (wish) addToWish(wish, word, span);
    else wishes.push(newWish(word, span));
  }
  for (const wish of wishes) {
    if (wish.kind !== null) {
      const values = wish.said.map(({ name }) => name);
      wish.concept = readConcept(data, wish.kind, values);
      wish.related = readRelated(data, wish.kind, values);
      if (wish.key === null && (wish.concept ?? wish.related) !== null) forgetGuesses(wish, text, language);
      capByWords(wish);
    }
    wish.information = wishInformation(data, wish);
  }
  return [...wishes, ...readMadeFor(data, wishes)];
}

/** A thing named beside the one that is wanted, in a language that this index does not speak: a wish for its texts. */
function aside(mention: Mention | undefined): AnswerableSpan | undefined {
  if (mention === undefined) return undefined;
  const { kind, value, start, end } = mention;
  return { kind, key: null, start, end, said: { value, name: value, start, end } };
}

/** A child's fever also wishes for what is made for children, where products say for whom they are made. */
function readMadeFor(data: IndexData, wishes: readonly Wish[]): Wish[] {
  return wishes.flatMap((wish) =>
    wish.said.flatMap((said) => {
      const whom = madeFor(wish.kind, said.name);
      if (whom === undefined || !canAnswer(data, whom.kind, whom.value)) return [];
      // What was said in so many words goes before what it implies: a women's scarf for father is a women's scarf.
      if (wishes.some(({ kind }) => kind === whom.kind)) return [];
      const implied: Wish = {
        key: whom.kind,
        kind: whom.kind,
        said: [{ ...said, value: whom.value, name: whom.value }],
        words: [],
        concept: readConcept(data, whom.kind, [whom.value]),
        related: null,
        information: 0,
      };
      return [{ ...implied, information: wishInformation(data, implied) }];
    }),
  );
}

function newWish(word: QueryWord, span: AnswerableSpan | undefined): Wish {
  return {
    key: span?.key ?? null,
    kind: span?.kind ?? null,
    said: span === undefined ? [] : [span.said],
    words: [word],
    concept: null,
    related: null,
    information: 0,
  };
}

function addToWish(wish: Wish, word: QueryWord, { said }: AnswerableSpan): void {
  wish.words.push(word);
  if (!wish.said.some(({ name, start }) => name === said.name && start === said.start)) wish.said.push(said);
}

/** Of these a thing has one: "red or blue" and "red blue" both wish for either. Of anything else all are wished. */
const EITHER: ReadonlySet<string> = new Set(['color', 'size', 'gender', 'category', 'material', 'brand']);

function isSameWish({ kind, key, said }: Wish, span: AnswerableSpan): boolean {
  if (key !== null && EITHER.has(key)) return key === span.key;
  return kind === span.kind && said.some(({ start }) => start === span.said.start);
}

interface AnswerableSpan extends Part {
  kind: string;
  key: string | null;
  said: SaidValue;
}

/** A span as a wish: for an attribute that products have, else for a concept that texts may name. */
function answerOf(data: IndexData, { kind, value, start, end }: Span): AnswerableSpan | undefined {
  if (canAnswer(data, kind, value)) return { kind, key: kind, start, end, said: { value, name: value, start, end } };
  const category = categoryOf(kind, value);
  if (category !== undefined && canAnswer(data, 'category', category)) {
    return { kind, key: 'category', start, end, said: { value: category, name: value, start, end } };
  }
  if (conceptOf(kind, value) === undefined) return undefined;
  return { kind, key: null, start, end, said: { value, name: value, start, end } };
}

function canAnswer(data: IndexData, kind: string, value: string): boolean {
  return acceptedValues(kind, value).some((accepted) => productsWith(data.attributes, kind, accepted).length > 0);
}

/** `boho` is spelled as it should be: where products meet what it means, it is no slip for `boot`. */
function forgetGuesses({ words, said }: Wish, text: string, language: Language | undefined): void {
  if (!words.some(isGuessed)) return;
  const named = conceptsIn(text, language === undefined ? {} : { language }).filter(({ concept }) =>
    said.some(({ name }) => name === concept.value),
  );
  for (const word of words.filter(isGuessed)) {
    if (!named.some((one) => overlaps(one, word))) continue;
    word.readings = [];
    word.information = 0;
  }
}

const GUESSES: ReadonlySet<string> = new Set(['prefix', 'spelling']);

function isGuessed({ readings }: QueryWord): boolean {
  return readings.length > 0 && readings.every(({ how }) => how === 'spelling');
}

/**
 * What was typed counts more than other names of it: a rare synonym must not weigh more than the word itself, nor the
 * synonym of a mistyped word more than the word that was meant.
 */
function capByWords({ words, concept, related }: Wish): void {
  const typed = words.reduce((sum, word) => sum + word.information, 0);
  // A word that no text here has counts nothing, and says as much: then the other names stand for it.
  if (words.some(({ readings }) => readings.length === 0)) return;
  const trust = Math.min(...words.map(({ readings }) => Math.max(...readings.map(weightOf))));
  for (const other of [concept, related]) {
    if (other !== null) other.information = trust * Math.min(other.information, typed);
  }
}

function weightOf({ weight }: Reading): number {
  return weight;
}

function wishInformation(data: IndexData, wish: Wish): number {
  const inText = wish.words.reduce((most, word) => Math.max(most, word.information), wish.concept?.information ?? 0);
  const related = wish.related?.information ?? 0;
  const { key } = wish;
  if (key === null) return Math.max(inText, inText === 0 ? related : 0);
  const holders = wishedValues(wish).reduce((sum, value) => sum + productsWith(data.attributes, key, value).length, 0);
  return Math.max(inText, information(holders, data.living));
}

/** What is of the asked kind answers words that no product has, such as its name in another language. */
function readKind(data: IndexData, words: readonly QueryWord[], kind: AskedKind | null): void {
  const reading = kind === null ? undefined : readAsProducts('kind', kind.products, OF_KIND);
  if (kind === null || reading === undefined) return;
  for (const word of words) {
    if (!overlaps(word, kind) || word.readings.some(({ how }) => !GUESSES.has(how))) continue;
    word.readings.push(reading);
    word.information = informationOf(data, word.readings);
  }
}

/** `head set` as `headset`: both words get the reading. */
function readJoined(data: IndexData, words: readonly QueryWord[], text: string, language: Language | undefined): void {
  for (let i = 1; i < words.length; i++) {
    const [left, right] = [elementAt(words, i - 1), elementAt(words, i)];
    if (!/^[\s\p{Pd}]*$/u.test(text.slice(left.end, right.start))) continue;
    const [whole, ...more] = analyze(left.surface + right.surface, language === undefined ? {} : { language });
    if (whole === undefined || more.length > 0) continue;
    const reading = readAsForms(data, {
      how: 'joined',
      weight: JOINED,
      word: data.words.find(whole.exact),
      stem: data.stems.find(whole.stem),
    });
    if (reading === undefined) continue;
    for (const word of [left, right]) {
      word.readings.push(reading);
      word.information = informationOf(data, word.readings);
    }
  }
}

/** A word said twice counts once, unless it says two things: `أحمر شفاه أحمر` is a lipstick, and red. */
function distinct(tokens: readonly Token[], spans: readonly Span[]): Token[] {
  const known = new Set<string>();
  return tokens.filter((token) => {
    const said = `${token.exact} ${spans.find((span) => overlaps(span, token))?.value ?? ''}`;
    return !known.has(said) && known.add(said);
  });
}
