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
import { languageOf, readMessage } from './read-message.ts';

export interface Danger {
  kind: DangerKind;
  /** Language in which it was said. */
  language: Language;
  /** 1 and more is danger; less is a hint that counts once a danger was told. */
  score: number;
}

/** From this score on a message is a cry for help. */
export const CERTAIN = 1;
/** Log-odds between a message that is a cry for help and one that gives no hint of danger. */
const LOG_ODDS_OF_HINTS = 2;

/** The sign of danger in a message, of any score above 0. @param expected language of the conversation. */
export function signOfDanger(message: string, expected: Language): Danger | null {
  const { threshold, classify } = trainedClassifier();
  const read = readMessage(message);
  const found = classify(read);
  if (found === undefined) return null;
  const score = CERTAIN + (found.logOdds - threshold) / LOG_ODDS_OF_HINTS;
  return score > 0 ? { kind: found.kind, language: languageOf(message, read, expected), score } : null;
}

/** The danger that a message tells of, or null. @param expected language of the conversation. */
export function detectDanger(message: string, expected: Language): Danger | null {
  const sign = signOfDanger(message, expected);
  return sign !== null && sign.score >= CERTAIN ? sign : null;
}

/** What a message says about a danger that was told before, in any language whose script it is in. */
export const followUpsIn = (message: string): ReadonlySet<FollowUpKind> =>
  new Set(readMessage(message).readings.flatMap(({ followUps }) => [...followUps]));
