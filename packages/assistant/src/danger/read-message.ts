/** What the lexicons find in a message. They are looked up once; rules, classifier and follow-ups read the result. */
import type { Language } from '@quarry/contract';
import { detectLanguage } from '@quarry/language';
import { type DangerKind, isDangerKind } from './danger-kind.ts';
import { HARMLESS, type Stretch } from './lexicon.ts';
import { holds } from './match-rule.ts';
import { type FollowUpKind, isFollowUp } from './parse-lexicon.ts';
import { openReaders, type Reader } from './readers.ts';
import { isChatSpelling, wordsOf } from './writing.ts';

/** A longer message is read up to here; danger is described in its first sentences or repeated. */
const MAX_WORDS = 200;
/** Signals of a lexicon that fits fewer words than this share of the best one are another language's. */
const MIN_SHARE = 0.6;

/** "No" alone says that nothing is wrong; at the head of a sentence it may begin anything. Such rules weigh less than 1. */
const MAX_WORDS_OF_SHORT_REPLY = 3;

/** What one lexicon finds, in one writing of its language. */
export interface Reading {
  language: Language;
  /** Names of the signals found, outside harmless phrases. */
  signals: ReadonlySet<string>;
  /** Kind of danger → sum of the weights of its rules that hold. */
  kinds: ReadonlyMap<DangerKind, number>;
  /** Sum of the weights of the context rules that hold. */
  context: number;
  followUps: ReadonlySet<FollowUpKind>;
  hasHarmless: boolean;
  /** Whoever is in danger is an animal. */
  isOfAnimal: boolean;
  /** Number of words that belong to something found. */
  covered: number;
}

export interface ReadMessage {
  words: readonly string[];
  readings: readonly Reading[];
}

export function readMessage(message: string): ReadMessage {
  const words = wordsOf(message).slice(0, MAX_WORDS);
  const readings = openReaders().flatMap((reader) =>
    words.some((word) => reader.lexicon.writing.reads(word)) ? [readWith(reader, words)] : [],
  );
  return { words, readings };
}

/** The readings in the languages that the message may be in. */
export function likelyReadings({ readings }: ReadMessage): Reading[] {
  const most = Math.max(0, ...readings.map(({ covered }) => covered));
  return readings.filter(({ covered }) => covered > 0 && covered >= most * MIN_SHARE);
}

/** Sum of the weights of all rules that hold. */
export const scoreOf = ({ kinds, context }: Reading): number =>
  [...kinds.values()].reduce((sum, weight) => sum + weight, 0) + context;

/** The weight of the language detector's result, and of a word in Arabic chat spelling, in words of evidence. */
const DETECTED = 3;
const CHAT_SPELLED = 2;

/** The language of a message of danger. Rules know Latin spellings of Georgian and Arabic that `detectLanguage` does not. */
export function languageOf(message: string, { words, readings }: ReadMessage, expected: Language): Language {
  const detected = detectLanguage(message, expected);
  const chatSpelled = words.filter(isChatSpelling).length * CHAT_SPELLED;
  const evidence = (reading: Reading): number =>
    reading.covered +
    Math.max(0, scoreOf(reading)) +
    (reading.language === detected ? DETECTED : 0) +
    (reading.language === 'ar' ? chatSpelled : 0);
  const [first, ...others] = readings;
  if (first === undefined) return detected;
  return others.reduce((best, one) => (evidence(one) > evidence(best) ? one : best), first).language;
}

function readWith({ lexicon, rulesFor }: Reader, words: readonly string[]): Reading {
  const all = lexicon.find(words);
  const harmless = all.get(HARMLESS) ?? [];
  const found = harmless.length === 0 ? all : outside(all, harmless);
  const kinds = new Map<DangerKind, number>();
  const followUps = new Set<FollowUpKind>();
  let context = 0;
  let isOfAnimal = false;
  for (const rule of rulesFor(found)) {
    if (!holds(rule, found)) continue;
    if (isDangerKind(rule.kind)) kinds.set(rule.kind, (kinds.get(rule.kind) ?? 0) + rule.weight);
    else if (isFollowUp(rule)) {
      if (rule.weight >= 1 || words.length <= MAX_WORDS_OF_SHORT_REPLY) followUps.add(rule.kind);
    } else if (rule.kind === 'of-animal') {
      // One letter apart, "help" is "dog" in Azerbaijani, and "foam" in Turkish: no mistake is forgiven.
      isOfAnimal ||= holds(rule, lexicon.find(words, false));
    } else context += rule.weight;
  }
  return {
    language: lexicon.writing.language,
    signals: new Set([...found.keys()].filter((name) => name.startsWith('@'))),
    kinds,
    context,
    followUps,
    hasHarmless: harmless.length > 0,
    isOfAnimal,
    covered: new Set([...found.values()].flat().flatMap(({ start, end }) => range(start, end))).size,
  };
}

/** What is found beside the harmless phrases. */
function outside(found: ReadonlyMap<string, readonly Stretch[]>, harmless: readonly Stretch[]): Map<string, Stretch[]> {
  const beside = new Map<string, Stretch[]>();
  for (const [name, stretches] of found) {
    const kept = stretches.filter(({ start, end }) => harmless.every((one) => one.end <= start || end <= one.start));
    if (kept.length > 0) beside.set(name, kept);
  }
  return beside;
}

const range = (start: number, end: number): number[] => Array.from({ length: end - start }, (_, at) => start + at);
