/**
 * Detects messages about danger to somebody's life or health, before any other processing.
 *
 * The lexicons are looked up once, in every language whose script occurs, independent of the language of the
 * conversation. Each lexicon has rules over signals (who, what was done, with what, signs of the body, urgency) and
 * over contexts of shopping, fiction and the past. A trained classifier weighs the rules that hold, the signals and the
 * wording.
 */
import type { Language } from '@quarry/contract';
import joiningWords from './danger-data/joining-words.json' with { type: 'json' };
import { trainedClassifier } from './classify-danger.ts';
import { type DangerKind, OF_THE_BODY } from './danger-kind.ts';
import type { FollowUpKind } from './parse-lexicon.ts';
import { languageOf, likelyReadings, type ReadMessage, readMessage, scoreOf } from './read-message.ts';

/**
 * Confidence of the detector. `certain`: answered with instructions. `possible`: answered with a question and the
 * emergency number, because a missed emergency is worse than an unnecessary question. `hint`: counts only after a
 * danger was detected.
 */
export type DangerTier = 'certain' | 'possible' | 'hint';

export interface Danger {
  kind: DangerKind;
  /** Language in which it was said. */
  language: Language;
  tier: DangerTier;
}

/** Log-odds between the thresholds of `possible` and `hint`. */
const LOG_ODDS_OF_HINTS = 2;

/** An idiom that the lexicon knows as harmless ("my feet are killing me") needs so much more. Log-odds. */
const LOG_ODDS_OF_IDIOMS = 3.2;

/** Sum of rule weights from which a message is danger, independent of the rest of the message. */
const CLEAR = 2.5;
/**
 * The same for a message of fewer than `FEW_WORDS` words, which leaves little else that it could mean, unless the
 * classifier is sure that it is harmless ("drowning in laundry").
 */
const CLEAR_IN_FEW_WORDS = 1;
const FEW_WORDS = 6;

/**
 * With fewer distinct words the classifier neither finds danger without a rule nor overrules one: a symptom alone
 * (`cough`) is a search, and unknown words resemble danger by chance.
 */
const MIN_WORDS = 3;

/** The sign of danger in a message, hints included. @param expected language of the conversation. */
export function signOfDanger(message: string, expected: Language): Danger | null {
  const read = readMessage(message);
  const sign = signIn(read, message, expected);
  return sign && isOfAnimal(sign.kind, read) ? { ...sign, kind: 'animal' } : sign;
}

function signIn(read: ReadMessage, message: string, expected: Language): Danger | null {
  const { thresholds, classify } = trainedClassifier();
  if (!saysEnough(read)) return null;
  const found = classify(read);
  if (found === undefined) return null;
  const language = languageOf(message, read, expected);
  const { certain, possible } = thresholds[language];
  const logOdds = found.logOdds - (hasIdiom(read) ? LOG_ODDS_OF_IDIOMS : 0);
  if (logOdds >= certain) return { kind: urgentKind(found.kind, read), language, tier: 'certain' };
  const hint = possible - LOG_ODDS_OF_HINTS;
  const mayOverrule = countTelling(read) >= MIN_WORDS;
  const ruled = kindOfRules(read, mayOverrule && logOdds <= hint ? CLEAR : CLEAR_IN_FEW_WORDS);
  if (ruled !== undefined) return { kind: ruled, language, tier: 'certain' };
  if (logOdds <= hint) return null;
  return { kind: found.kind, language, tier: logOdds >= possible ? 'possible' : 'hint' };
}

/** A veterinarian helps an animal, an ambulance does not come. */
const isOfAnimal = (kind: DangerKind, read: ReadMessage): boolean =>
  OF_THE_BODY.has(kind) && likelyReadings(read).some((reading) => reading.isOfAnimal);

/** Whoever does not respond may not breathe, whatever the cause: that is looked after first. */
const urgentKind = (kind: DangerKind, read: ReadMessage): DangerKind =>
  kindOfRules(read, CLEAR) === 'unconscious' ? 'unconscious' : kind;

const hasIdiom = (read: ReadMessage): boolean => likelyReadings(read).some(({ hasHarmless }) => hasHarmless);

function saysEnough(read: ReadMessage): boolean {
  return read.readings.some(({ kinds }) => kinds.size > 0) || countTelling(read) >= MIN_WORDS;
}

/** "Heart and blood pressure" is the name of a category: the words between its nouns are no evidence. */
const countTelling = ({ words }: ReadMessage): number => new Set(words.filter((word) => !JOINING.has(word))).size;
const JOINING: ReadonlySet<string> = new Set(joiningWords);

/**
 * The kind of danger that the rules alone are sure of: the one with most weight. Neighbouring languages share words: what is
 * harmless in one of them is left to the classifier.
 * @param inFewWords the sum of weights from which they are sure of a short message.
 */
function kindOfRules(read: ReadMessage, inFewWords: number): DangerKind | undefined {
  const readings = likelyReadings(read);
  if (readings.some(({ hasHarmless }) => hasHarmless)) return undefined;
  const least = read.words.length < FEW_WORDS ? inFewWords : CLEAR;
  const kinds = readings.filter((reading) => scoreOf(reading) >= least).flatMap((reading) => [...reading.kinds]);
  return kinds.sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** The danger in a message, certain or possible, or null. @param expected language of the conversation. */
export function detectDanger(message: string, expected: Language): Danger | null {
  const sign = signOfDanger(message, expected);
  return sign?.tier === 'hint' ? null : sign;
}

/** True where the rules of a lexicon find danger in the message, whatever the classifier thinks of it. */
export const isFoundByRules = (message: string): boolean =>
  likelyReadings(readMessage(message)).some((reading) => reading.kinds.size > 0 && scoreOf(reading) > 0);

/** What a message says about a danger detected before, in any language of its script. */
export const followUpsIn = (message: string): ReadonlySet<FollowUpKind> =>
  new Set(readMessage(message).readings.flatMap(({ followUps }) => [...followUps]));
