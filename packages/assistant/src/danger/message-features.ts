/**
 * The features of a message for the classifier, in groups: for each script the words and pairs of neighbours, the letter
 * sequences, the stems in a row and the pairs of stems that are close together; the signals of the lexicons alone, in
 * pairs and beside words; the weights of their rules. Each feature is a number (feature hashing, Weinberger et al. 2009).
 * Words are compared in the writings of `writing.ts`, so that Georgian and Arabic share features with their Latin
 * spellings.
 */
import { likelyReadings, type ReadMessage, scoreOf } from './read-message.ts';
import { comparedForms } from './writing.ts';

/** Numbers that a feature may have; two features rarely share one. A power of two. */
export const FEATURE_COUNT = 2 ** 20;
const SHORTEST_SEQUENCE = 2;
const LONGEST_SEQUENCE = 5;
/** Letters that two forms of a word share more often than not, endings left out. */
const STEM = 5;
const STEM_IN_CONSONANTS = 4;
/** Few enough for the whole stem of most short words. */
const SHORT_STEM = 4;
/** Maximum distance of words that are close together. */
const NEAR = 6;
/** Words that are looked at beside signals: every signal is paired with every one of them. */
const MAX_BESIDE_SIGNALS = 40;
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
  const names = signalsOf(read);
  const forms = formsByScript(read.words);
  const groups = [
    ...[...forms].flatMap(([script, words]) =>
      [wordFeatures, sequenceFeatures, stemFeatures, nearFeatures].map((featuresIn) => featuresIn(script, words)),
    ),
    signalFeatures(names),
    besideSignals(names, forms),
  ].map((group) => groupOf(group, group.size));
  return [...groups.filter(({ features }) => features.length > 0), groupOf(ruleFeatures(read), RULES_SHARE)];
}

/** The few features of the rules count more than one word among many. */
const RULES_SHARE = 9;

const groupOf = (found: ReadonlySet<number>, size: number): FeatureGroup => ({
  features: Uint32Array.from(found),
  value: 1 / Math.sqrt(size),
});

function formsByScript(words: readonly string[]): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  for (const word of words) {
    for (const { script, form } of comparedForms(word)) {
      if (form === '') continue;
      const known = forms.get(script);
      if (known) known.push(form);
      else forms.set(script, [form]);
    }
  }
  return forms;
}

function wordFeatures(script: string, forms: readonly string[]): Set<number> {
  const found = new Set<number>();
  let before = '';
  for (const form of forms) {
    found.add(hash(`w ${script} ${form}`));
    found.add(hash(`p ${script} ${before} ${form}`));
    before = form;
  }
  return found;
}

/** Beginnings of words, alone and in rows of two and three: endings change with person, case and tense. */
function stemFeatures(script: string, forms: readonly string[]): Set<number> {
  const found = new Set<number>();
  for (const [at, form] of forms.entries()) {
    const before = forms[at - 1] ?? '';
    const stem = form.slice(0, SHORT_STEM);
    found.add(hash(`st ${script} ${stem}`));
    found.add(hash(`b ${script} ${before.slice(0, SHORT_STEM)} ${stem}`));
    const row = [forms[at - 2] ?? '', before, form].map((one) => one.slice(0, STEM));
    found.add(hash(`t ${script} ${row.join(' ')}`));
  }
  return found;
}

/** "The child … drank", in any order and with any endings. */
function nearFeatures(script: string, forms: readonly string[]): Set<number> {
  const length = script === 'consonants' ? STEM_IN_CONSONANTS : STEM;
  const stems = forms.map((form) => form.slice(0, length));
  const found = new Set<number>();
  for (const [at, stem] of stems.entries()) {
    for (const other of stems.slice(at + 1, at + 1 + NEAR)) {
      found.add(hash(stem < other ? `k ${script} ${stem} ${other}` : `k ${script} ${other} ${stem}`));
    }
  }
  return found;
}

function sequenceFeatures(script: string, forms: readonly string[]): Set<number> {
  const found = new Set<number>();
  for (const form of forms) {
    const letters = `^${form}$`;
    for (let length = SHORTEST_SEQUENCE; length <= LONGEST_SEQUENCE; length++) {
      for (let at = 0; at + length <= letters.length; at++) {
        found.add(hash(`s ${script} ${letters.slice(at, at + length)}`));
      }
    }
  }
  return found;
}

const signalsOf = (read: ReadMessage): string[] =>
  [...new Set(likelyReadings(read).flatMap(({ signals }) => [...signals]))].sort();

/** What is learned of signals in one language holds in all. */
function signalFeatures(names: readonly string[]): Set<number> {
  const found = new Set<number>();
  for (const [place, first] of names.entries()) {
    found.add(hash(`g ${first}`));
    for (const second of names.slice(place + 1)) found.add(hash(`g ${first} ${second}`));
  }
  return found;
}

function besideSignals(names: readonly string[], forms: ReadonlyMap<string, readonly string[]>): Set<number> {
  const found = new Set<number>();
  for (const [script, words] of forms) {
    for (const word of words.slice(0, MAX_BESIDE_SIGNALS)) {
      for (const name of names) found.add(hash(`q ${name} ${script} ${word.slice(0, STEM)}`));
    }
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

/** FNV-1a over UTF-16 code units, with its bits mixed (Murmur finaliser), cut to the number of features. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 12)) & (FEATURE_COUNT - 1);
}
