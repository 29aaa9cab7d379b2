/**
 * A pattern syntax for phrases that native speakers can read and correct: literal words, `*` for any ending (or
 * beginning). Letters are folded, so `sipariş*` also finds `siparisim`. A message is compared with thousands of
 * phrases, so lists are indexed by first word, and only phrases that begin with a word of the message are compared.
 */
import { foldText } from './fold-text.ts';

export interface PhraseList {
  /** Whether one of the phrases occurs in the text. */
  in(folded: string): boolean;
  /** Whether the text consists of these phrases (in any order and number) and nothing else. */
  isAllOf(folded: string): boolean;
  /** The text without these phrases; spaces stay where they were. */
  removeFrom(text: string): string;
}

/** From the first character to the one after the last. */
type Stretch = readonly [from: number, to: number];

interface Phrase {
  /** As it is written in the list, folded; the longest is tried first. */
  text: string;
  /** Made when a message first begins like it: of the thousands of a language most are never looked for. */
  pattern: RegExp | null;
}

const NOT_AFTER_LETTER = "(?<![\\p{L}\\p{N}'])";
const NOT_BEFORE_LETTER = '(?![\\p{L}\\p{N}])';
/** Words that begin with so many of the same letters may share a phrase with an open ending. */
const PREFIX = 3;
const REMEMBERED_TEXTS = 64;

export function phrases(...lists: readonly (readonly string[])[]): PhraseList {
  let index: PhraseIndex | undefined;
  const stretches = (folded: string, isOneEnough: boolean): Stretch[] => {
    index ??= indexOf(lists.flat());
    return findIn(folded, index, isOneEnough);
  };

  return {
    in: (folded) => stretches(folded, true).length > 0,
    isAllOf: (folded) => {
      const found = stretches(folded, false);
      return found.length > 0 && !/[\p{L}\p{N}]/u.test(without(folded, found));
    },
    removeFrom: (text) => removeFolded(text, (folded) => stretches(folded, false)),
  };
}

interface PhraseIndex {
  /** By the whole first word. */
  byWord: ReadonlyMap<string, readonly Phrase[]>;
  /** With an open ending in the first word, by its first letters. */
  byPrefix: ReadonlyMap<string, readonly Phrase[]>;
  /** Those that begin with a sign or an open beginning: looked for everywhere. */
  others: readonly Phrase[];
}

function indexOf(all: readonly string[]): PhraseIndex {
  const byWord = new Map<string, Phrase[]>();
  const byPrefix = new Map<string, Phrase[]>();
  const others: Phrase[] = [];
  const put = (map: Map<string, Phrase[]>, key: string, phrase: Phrase): void => {
    const known = map.get(key);
    if (known) known.push(phrase);
    else map.set(key, [phrase]);
  };

  const texts = [...new Set(all.map((phrase) => foldText(phrase).trim()))].filter(Boolean);
  for (const text of texts.sort((one, other) => other.length - one.length)) {
    const phrase: Phrase = { text, pattern: null };
    const [beginning = ''] = /^[\p{L}\p{N}]+/u.exec(text) ?? [];
    const isOpen = text[beginning.length] === '*';
    if (beginning === '' || (isOpen && beginning.length < PREFIX)) others.push(phrase);
    else if (isOpen) put(byPrefix, beginning.slice(0, PREFIX), phrase);
    else put(byWord, beginning, phrase);
  }
  return { byWord, byPrefix, others };
}

/** Left to right, the longest at each place, none inside another. */
function findIn(folded: string, { byWord, byPrefix, others }: PhraseIndex, isOneEnough: boolean): Stretch[] {
  const found: Stretch[] = [];
  let end = 0;
  for (const { start, word } of startsOf(folded, others.length > 0)) {
    if (start < end) continue;
    let longest = endOfLongest(folded, start, byWord.get(word), start);
    longest = endOfLongest(folded, start, byPrefix.get(word.slice(0, PREFIX)), longest);
    longest = endOfLongest(folded, start, others, longest);
    if (longest === start) continue;
    found.push([start, longest]);
    end = longest;
    if (isOneEnough) break;
  }
  return found;
}

/** Where the longest of these phrases ends that begins at `start`, or `known` when none reaches further. */
function endOfLongest(folded: string, start: number, phrases: readonly Phrase[] | undefined, known: number): number {
  let end = known;
  for (const phrase of phrases ?? []) {
    // The lists are in order; where several apply, the longer phrase is the one that is meant.
    if (end > start && phrase.text.length <= end - start) continue;
    phrase.pattern ??= patternOf(phrase.text);
    phrase.pattern.lastIndex = start;
    if (phrase.pattern.test(folded)) end = Math.max(end, phrase.pattern.lastIndex);
  }
  return end;
}

function patternOf(text: string): RegExp {
  const source = text.split(/\s+/).map(wordSource).join('[\\s,]+');
  return new RegExp(`${NOT_AFTER_LETTER}${source}${NOT_BEFORE_LETTER}`, 'uy');
}

interface Start {
  start: number;
  /** The letters and digits from there on; empty at a sign. */
  word: string;
}

const remembered = new Map<string, readonly Start[]>();

/** Where words begin, and signs too when phrases may begin with one. The same message meets many lists. */
function startsOf(folded: string, withSigns: boolean): readonly Start[] {
  const key = `${withSigns ? '+' : '-'}${folded}`;
  const known = remembered.get(key);
  if (known) return known;
  const pattern = withSigns ? /[\p{L}\p{N}]+|[^\p{L}\p{N}\s]/gu : /[\p{L}\p{N}]+/gu;
  const starts = [...folded.matchAll(pattern)].map(({ index, 0: text }) => ({
    start: index,
    word: /[\p{L}\p{N}]/u.test(text) ? text : '',
  }));
  if (remembered.size >= REMEMBERED_TEXTS) remembered.clear();
  remembered.set(key, starts);
  return starts;
}

function wordSource(word: string): string {
  return word
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\/]/g, '\\$&'))
    .join("[\\p{L}'-]*");
}

function without(text: string, stretches: readonly Stretch[]): string {
  let left = text;
  for (const [from, to] of [...stretches].reverse()) left = left.slice(0, from) + left.slice(to);
  return left;
}

/** Folding may change the length of a text, so the removal works word by word on both forms. */
function removeFolded(text: string, find: (folded: string) => readonly Stretch[]): string {
  const pieces = [...text.matchAll(/[\p{L}\p{M}\p{N}'’-]+|[^\p{L}\p{M}\p{N}'’-]+/gu)].map(([piece]) => piece);
  const folded = pieces.map(foldText);
  const starts: number[] = [];
  let length = 0;
  for (const piece of folded) {
    starts.push(length);
    length += piece.length;
  }
  const gone = find(folded.join(''));
  return pieces
    .filter((piece, index) => {
      const start = starts[index] ?? 0;
      const isWord = /[\p{L}\p{N}]/u.test(piece);
      return !isWord || !gone.some(([from, to]) => start >= from && start + (folded[index]?.length ?? 0) <= to);
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
