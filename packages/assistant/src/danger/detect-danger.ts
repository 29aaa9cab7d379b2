/**
 * Whether a message tells of danger to somebody's life or health, before anything else is made of it.
 *
 * The lexicons are looked up once, in every language whose script occurs, whatever language the page or the conversation is
 * in. Each lexicon has rules over signals (who, what was done, with what, signs of the body, urgency) and over contexts of
 * shopping, fiction and the past. A trained classifier weighs the rules that hold, the signals and the wording.
 */
import type { Language } from '@quarry/contract';
import { trainedClassifier } from './classify-danger.ts';
import type { DangerKind } from './danger-kind.ts';
import type { FollowUpKind } from './parse-lexicon.ts';
import { languageOf, likelyReadings, type ReadMessage, readMessage, scoreOf } from './read-message.ts';

/**
 * How sure the detector is. `certain`: a cry for help, answered with what to do. `possible`: answered with a question and
 * the number, because a missed cry for help is worse than a question too many. `hint`: counts only once a danger was told.
 */
export type DangerTier = 'certain' | 'possible' | 'hint';

export interface Danger {
  kind: DangerKind;
  /** Language in which it was said. */
  language: Language;
  tier: DangerTier;
}

/** Log-odds between a message that may tell of danger and one that gives no hint of it. */
const LOG_ODDS_OF_HINTS = 2;

/** Sum of rule weights from which on a message is danger whatever else it says. */
const CLEAR = 2.5;
/** The same for a message of fewer than `FEW_WORDS` words, which leaves little else that it could mean. */
const CLEAR_IN_FEW_WORDS = 1;
const FEW_WORDS = 6;

/**
 * With fewer distinct words the classifier is not asked: a symptom alone (`cough`) is a search, and unknown words resemble
 * danger by chance.
 */
const LEAST_WORDS = 4;

/** The sign of danger in a message, hints included. @param expected language of the conversation. */
export function signOfDanger(message: string, expected: Language): Danger | null {
  const { thresholds, classify } = trainedClassifier();
  const read = readMessage(message);
  if (!saysEnough(read)) return null;
  const found = classify(read);
  if (found === undefined) return null;
  const language = languageOf(message, read, expected);
  const { certain, possible } = thresholds[language];
  if (found.logOdds >= certain) return { kind: found.kind, language, tier: 'certain' };
  const ruled = kindOfRules(read);
  if (ruled !== undefined) return { kind: ruled, language, tier: 'certain' };
  if (found.logOdds <= possible - LOG_ODDS_OF_HINTS) return null;
  return { kind: found.kind, language, tier: found.logOdds >= possible ? 'possible' : 'hint' };
}

function saysEnough({ words, readings }: ReadMessage): boolean {
  return readings.some(({ kinds }) => kinds.size > 0) || new Set(words).size >= LEAST_WORDS;
}

/**
 * The kind of danger that the rules alone are sure of: the one with most weight. Neighbouring languages share words: what is
 * harmless in one of them is left to the classifier.
 */
function kindOfRules(read: ReadMessage): DangerKind | undefined {
  const readings = likelyReadings(read);
  if (readings.some(({ hasHarmless }) => hasHarmless)) return undefined;
  const least = read.words.length < FEW_WORDS ? CLEAR_IN_FEW_WORDS : CLEAR;
  const kinds = readings.filter((reading) => scoreOf(reading) >= least).flatMap((reading) => [...reading.kinds]);
  return kinds.sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** The danger that a message tells of, certain or possible, or null. @param expected language of the conversation. */
export function detectDanger(message: string, expected: Language): Danger | null {
  const sign = signOfDanger(message, expected);
  return sign?.tier === 'hint' ? null : sign;
}

/** What a message says about a danger that was told before, in any language whose script it is in. */
export const followUpsIn = (message: string): ReadonlySet<FollowUpKind> =>
  new Set(readMessage(message).readings.flatMap(({ followUps }) => [...followUps]));
