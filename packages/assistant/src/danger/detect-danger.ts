/**
 * Whether a message tells of danger to somebody's life or health, before anything else is made of it.
 *
 * Each language's lexicon has rules over signals (who, what was done, with what, signs of the body, urgency). The weights
 * of the rules that hold are added up; contexts of shopping, fiction and the past count against. From 1 on it is danger.
 * All languages whose script occurs are tried, whatever language the page or the conversation is in.
 */
import { LANGUAGES, type Language } from '@quarry/contract';
import { detectLanguage } from '@quarry/language';
import { type DangerKind, isDangerKind } from './danger-kind.ts';
import { HARMLESS, Lexicon, type Stretch } from './lexicon.ts';
import { holds } from './match-rule.ts';
import { type FollowUpKind, isFollowUp, type LexiconSource } from './parse-lexicon.ts';
import { readLexicon } from './read-data.ts';
import { indexRules, type RulesFor } from './rule-index.ts';
import { WRITINGS, wordsOf } from './writing.ts';

export interface Danger {
  kind: DangerKind;
  /** Language in which it was said. */
  language: Language;
  /** 1 and more is danger; less is a hint that counts once a danger was told. */
  score: number;
}

/** From this score on a message is a cry for help. */
export const CERTAIN = 1;

/** Taken off where the message is clearly in another language, whose words the lexicon takes for its own. */
const FOREIGN = 1;

interface Reader {
  lexicon: Lexicon;
  rulesFor: RulesFor;
}

let readers: readonly Reader[] | undefined;

/** The strongest sign of danger in a message, of any score above 0. @param expected language of the conversation. */
export function signOfDanger(message: string, expected: Language): Danger | null {
  readers ??= openReaders();
  const words = wordsOf(message);
  const signs = readers.flatMap(({ lexicon, rulesFor }): Danger[] => {
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
  readers ??= openReaders();
  const words = wordsOf(message);
  const kinds = new Set<FollowUpKind>();
  for (const { lexicon, rulesFor } of readers) {
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

function openReaders(): Reader[] {
  const sources = new Map<Language, LexiconSource>(LANGUAGES.map((language) => [language, readLexicon(language)]));
  return WRITINGS.map((writing) => {
    const source = sources.get(writing.language) as LexiconSource;
    return { lexicon: new Lexicon(source, writing), rulesFor: indexRules(source.rules) };
  });
}
