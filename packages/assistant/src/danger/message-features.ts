/**
 * What the classifier reads of a message, in groups: the words, pairs of neighbouring words and letter sequences of each
 * script, the signals of the lexicons alone and in pairs, and the weights of their rules. Each feature is a number (feature
 * hashing, Weinberger et al. 2009). Words are compared in the writings of `writing.ts`, so that Georgian and Arabic share
 * features with their Latin spellings.
 */
import { likelyReadings, type ReadMessage, scoreOf } from './read-message.ts';
import { comparedForms } from './writing.ts';

/** Numbers that a feature may have; two features rarely share one. A power of two. */
export const FEATURE_COUNT = 2 ** 16;
const SHORTEST_SEQUENCE = 2;
const LONGEST_SEQUENCE = 5;
/** Sums of rule weights from which on a feature of its own is set. */
const RULE_LEVELS = [0.5, 1, 1.5, 2, 3] as const;
const WORD_COUNTS = [3, 6, 10, 20] as const;

/** Features that share a length: each counts `value`, so that a long message does not outweigh its own signals. */
export interface FeatureGroup {
  features: Uint32Array;
  value: number;
}

/** The groups of a message; none is empty. No group when there is no word in it. */
export function featuresOf(read: ReadMessage): FeatureGroup[] {
  if (read.words.length === 0) return [];
  const groups = [...wordFeatures(read.words).values(), signalFeatures(read)].map((group) =>
    groupOf(group, group.size),
  );
  return [...groups.filter(({ features }) => features.length > 0), groupOf(ruleFeatures(read), RULES_SHARE)];
}

/** The few features of the rules count more than one word among many. */
const RULES_SHARE = 9;

const groupOf = (found: ReadonlySet<number>, size: number): FeatureGroup => ({
  features: Uint32Array.from(found),
  value: 1 / Math.sqrt(size),
});

/** By script. */
function wordFeatures(words: readonly string[]): Map<string, Set<number>> {
  const groups = new Map<string, Set<number>>();
  const before = new Map<string, string>();
  for (const word of words) {
    for (const { script, form } of comparedForms(word)) {
      if (form === '') continue;
      const found = groups.get(script) ?? new Set<number>();
      groups.set(script, found);
      found.add(hash(`w ${script} ${form}`));
      found.add(hash(`p ${script} ${before.get(script) ?? ''} ${form}`));
      addSequences(script, form, found);
      before.set(script, form);
    }
  }
  return groups;
}

function addSequences(script: string, form: string, found: Set<number>): void {
  const letters = `^${form}$`;
  for (let length = SHORTEST_SEQUENCE; length <= LONGEST_SEQUENCE; length++) {
    for (let at = 0; at + length <= letters.length; at++) {
      found.add(hash(`s ${script} ${letters.slice(at, at + length)}`));
    }
  }
}

/** What is learned of signals in one language holds in all. */
function signalFeatures(read: ReadMessage): Set<number> {
  const names = [...new Set(likelyReadings(read).flatMap(({ signals }) => [...signals]))].sort();
  const found = new Set<number>();
  for (const [place, first] of names.entries()) {
    found.add(hash(`g ${first}`));
    for (const second of names.slice(place + 1)) found.add(hash(`g ${first} ${second}`));
  }
  return found;
}

function ruleFeatures(read: ReadMessage): Set<number> {
  const found = new Set([hash(`length ${WORD_COUNTS.filter((count) => read.words.length >= count).length}`)]);
  for (const reading of likelyReadings(read)) {
    for (const level of RULE_LEVELS) {
      if (scoreOf(reading) >= level && reading.kinds.size > 0) found.add(hash(`rules ${level}`));
      for (const [kind, weight] of reading.kinds) if (weight >= level) found.add(hash(`rules ${kind} ${level}`));
    }
    if (reading.context < 0) found.add(hash(`context ${Math.max(reading.context, -2)}`));
    if (reading.hasHarmless) found.add(hash('harmless'));
  }
  return found;
}

/** FNV-1a over UTF-16 code units, folded to the number of features. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return ((value >>> 16) ^ value) & (FEATURE_COUNT - 1);
}
