/**
 * Whether a message tells of danger to somebody's life or health, before anything else is made of it.
 *
 * Two kinds of evidence are added up; from 1 on it is danger. Each language's lexicon has rules over signals (who, what was
 * done, with what, signs of the body, urgency), whose weights count together; contexts of shopping, fiction and the past
 * count against. A trained classifier recognises wordings that no rule foresees. All languages whose script occurs are
 * tried, whatever language the page or the conversation is in.
 */
import type { Language } from '@quarry/contract';
import { detectLanguage } from '@quarry/language';
import { trainedClassifier } from './classify-danger.ts';
import { type DangerKind, isDangerKind } from './danger-kind.ts';
import { HARMLESS, type Lexicon, type Stretch } from './lexicon.ts';
import { holds } from './match-rule.ts';
import { type FollowUpKind, isFollowUp } from './parse-lexicon.ts';
import { openReaders } from './readers.ts';
import type { RulesFor } from './rule-index.ts';
import { wordsOf } from './writing.ts';

export interface Danger {
  kind: DangerKind;
  /** Language in which it was said. */
  language: Language;
  /** 1 and more is danger; less is a hint that counts once a danger was told. */
  score: number;
}

/** From this score on a message is a cry for help. */
export const CERTAIN = 1;

/** Log-odds of the classifier that are worth as much as a rule of weight 1. */
const LOG_ODDS_PER_POINT = 2;
/** The classifier alone cannot say more than a rule that nobody shops in. */
const MOST_TRAINED = 2;
/** Where no rule finds any sign, the classifier has to be this much surer, in log-odds. */
const MARGIN_ALONE = 1.5;
/** Messages of fewer words are left to the rules. */
const FEWEST_WORDS = 6;
/** Share of the likeliest kind from which on the classifier is sure of it. */
const CLEAR_SHARE = 0.5;

/** Taken off where the message is clearly in another language, whose words the lexicon takes for its own. */
const FOREIGN = 1;

/** The strongest sign of danger in a message, of any score above 0. @param expected language of the conversation. */
export function signOfDanger(message: string, expected: Language): Danger | null {
  const sign = signByRules(message, expected);
  const learned = signByTraining(message, sign !== null);
  if (learned === null) return sign;
  if (sign === null) return { ...learned, language: detectLanguage(message, expected) };
  return { ...sign, score: sign.score + learned.score };
}

/** @param isHinted a rule has found some sign already; else the classifier must be surer, and sure of the kind. */
function signByTraining(message: string, isHinted: boolean): Omit<Danger, 'language'> | null {
  const { threshold, classify } = trainedClassifier();
  if (isHarmlessToRules(message)) return null;
  const found = classify(message);
  if (found === undefined || (!isHinted && found.share < CLEAR_SHARE)) return null;
  const margin = isHinted ? 0 : MARGIN_ALONE;
  const score = Math.min(CERTAIN + (found.logOdds - threshold - margin) / LOG_ODDS_PER_POINT, MOST_TRAINED);
  return score > 0 ? { kind: found.kind, score } : null;
}

/** Product names and requests of a few words are too short to be told from cries for help by anything but rules. */
function isHarmlessToRules(message: string): boolean {
  const words = wordsOf(message);
  if (words.length < FEWEST_WORDS) return true;
  return openReaders().some(({ lexicon }) => words.some(lexicon.writing.reads) && lexicon.find(words).has(HARMLESS));
}

function signByRules(message: string, expected: Language): Danger | null {
  const words = wordsOf(message);
  const signs = openReaders().flatMap(({ lexicon, rulesFor }): Danger[] => {
    const { language, reads, givesWayTo } = lexicon.writing;
    if (!words.some((word) => reads(word))) return [];
    const sign = weigh(words, lexicon, rulesFor);
    if (sign === null) return [];
    const isForeign = givesWayTo.length > 0 && givesWayTo.includes(detectLanguage(message, language));
    const score = isForeign ? sign.score - FOREIGN : sign.score;
    return score > 0 ? [{ kind: sign.kind, score, language }] : [];
  });
  if (signs.length < 2) return signs[0] ?? null;
  // Neighbouring languages share words: among equals the message's own language decides.
  const own = detectLanguage(message, expected);
  const preference = ({ language, score }: Danger): number => score + (language === own ? CERTAIN / 2 : 0);
  return signs.reduce((best, sign) => (preference(sign) > preference(best) ? sign : best));
}

/** The danger that a message tells of, or null. @param expected language of the conversation. */
export function detectDanger(message: string, expected: Language): Danger | null {
  const sign = signOfDanger(message, expected);
  return sign !== null && sign.score >= CERTAIN ? sign : null;
}

/** What a message says about a danger that was told before, in any language whose script it is in. */
export function followUpsIn(message: string): ReadonlySet<FollowUpKind> {
  const words = wordsOf(message);
  const kinds = new Set<FollowUpKind>();
  for (const { lexicon, rulesFor } of openReaders()) {
    if (!words.some((word) => lexicon.writing.reads(word))) continue;
    const found = lexicon.find(words);
    for (const rule of rulesFor(found)) if (isFollowUp(rule) && holds(rule, found)) kinds.add(rule.kind);
  }
  return kinds;
}

function weigh(words: readonly string[], lexicon: Lexicon, rulesFor: RulesFor): Omit<Danger, 'language'> | null {
  const found = findWithoutHarmless(words, lexicon);
  const matched = [...rulesFor(found)].filter((rule) => !isFollowUp(rule) && holds(rule, found));
  const byKind = new Map<DangerKind, number>();
  let score = 0;
  for (const { kind, weight } of matched) {
    if (isDangerKind(kind)) byKind.set(kind, (byKind.get(kind) ?? 0) + weight);
    score += weight;
  }
  const [kind] = [...byKind].reduce<[DangerKind | null, number]>(
    (best, one) => (one[1] > best[1] ? one : best),
    [null, 0],
  );
  return kind === null || score <= 0 ? null : { kind, score };
}

function findWithoutHarmless(words: readonly string[], lexicon: Lexicon): ReadonlyMap<string, readonly Stretch[]> {
  const found = lexicon.find(words);
  const harmless = found.get(HARMLESS);
  if (harmless === undefined) return found;
  return lexicon.find(
    words.map((word, at) => (harmless.some(({ start, end }) => start <= at && at < end) ? '' : word)),
  );
}
