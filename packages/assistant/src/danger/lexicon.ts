/**
 * A lexicon prepared for look-ups: for each word of a message, which word patterns it fits; from these, which forms
 * begin at it. Words that fit nothing and that no language knows are compared once more with one typing mistake forgiven.
 */
import { isKnownWord, isOneSlipAway } from '@quarry/language';
import type { Form, LexiconSource, WordPattern } from './parse-lexicon.ts';
import type { Writing } from './writing.ts';

/** In shorter words one letter makes another word too often. */
const SHORTEST_FORGIVEN = 5;
/** With an open ending a mistake is forgiven only where enough letters are certain: any word may follow them. */
const SHORTEST_OPEN_FORGIVEN = 6;
const SHORTEST_OPEN_ENDING = 2;
const MIN_LARGE_NUMBER = 8;
const MAX_CACHED = 5_000;
const LARGE_NUMBER = '#';
const IS_NUMBER = /^\d+$/;

/** A form of a signal or of a rule. */
interface PreparedForm {
  /** The id of the word pattern at each place. */
  words: readonly number[];
  /** The names that a match yields: signals, or the form's own name in rules. */
  names: readonly string[];
}

/** Words from `start` to the one before `end`. */
export interface Stretch {
  start: number;
  end: number;
}

export class Lexicon {
  readonly writing: Writing;
  readonly #exact = new Map<string, number>();
  readonly #beginnings = new Map<string, number>();
  readonly #others: { id: number; fits: (word: string) => boolean }[] = [];
  readonly #forgiving = new Map<string, { id: number; text: string; isOpen: boolean }[]>();
  readonly #idOf = new Map<string, number>();
  readonly #formsByFirst = new Map<number, PreparedForm[]>();
  readonly #remembered = new Map<string, readonly number[]>();
  readonly #rememberedExactly = new Map<string, readonly number[]>();

  constructor(source: LexiconSource, writing: Writing) {
    this.writing = writing;
    const holders = holdersOf(source);
    for (const [name, { forms }] of source.signals) {
      for (const form of forms) this.#add(form, holders.get(name) ?? [name]);
    }
    for (const { sequences, unless } of source.rules) {
      for (const { forms } of [...sequences, ...unless].flat()) {
        for (const [name, form] of forms) this.#add(form, [name]);
      }
    }
    for (const form of source.harmless) this.#add(form, [HARMLESS]);
  }

  /**
   * The positions of each signal, form and harmless phrase.
   * @param forgives whether one typing mistake is forgiven in words that no language knows.
   */
  find(words: readonly string[], forgives = true): Map<string, Stretch[]> {
    const ids = words.map((word) => this.#idsOf(word, forgives));
    const found = new Map<string, Stretch[]>();
    for (const [start, here] of ids.entries()) {
      for (const id of here) {
        for (const { words: form, names } of this.#formsByFirst.get(id) ?? []) {
          if (!form.every((wanted, offset) => ids[start + offset]?.includes(wanted))) continue;
          for (const name of names) push(found, name, { start, end: start + form.length });
        }
      }
    }
    return found;
  }

  #add(form: Form, names: readonly string[]): void {
    const words = form.flatMap((word) => this.#idFor(word) ?? []);
    const [first] = words;
    // A coarse writing may leave too little of a word to compare.
    if (first === undefined || words.length < form.length) return;
    push(this.#formsByFirst, first, { words, names });
  }

  #idFor(pattern: WordPattern): number | undefined {
    const { key, text, opensBefore, opensAfter } = this.#read(pattern);
    if (text === '') return undefined;
    const known = this.#idOf.get(key);
    if (known !== undefined) return known;
    const id = this.#idOf.size;
    this.#idOf.set(key, id);

    if (opensBefore)
      this.#others.push({ id, fits: opensAfter ? (word) => word.includes(text) : (word) => word.endsWith(text) });
    else if (opensAfter) this.#beginnings.set(text, id);
    else this.#exact.set(text, id);
    if (!opensBefore && text.length >= (opensAfter ? SHORTEST_OPEN_FORGIVEN : SHORTEST_FORGIVEN)) {
      push(this.#forgiving, text.charAt(0), { id, text, isOpen: opensAfter });
    }
    return id;
  }

  #read(pattern: WordPattern) {
    if (pattern === LARGE_NUMBER) return { key: pattern, text: pattern, opensBefore: false, opensAfter: false };
    const text = this.writing.lexiconForm(pattern.replaceAll('*', ''));
    const opensBefore = pattern.startsWith('*');
    const opensAfter = pattern.endsWith('*') && text.length >= SHORTEST_OPEN_ENDING;
    return { key: `${opensBefore ? '*' : ''}${text}${opensAfter ? '*' : ''}`, text, opensBefore, opensAfter };
  }

  #idsOf(word: string, forgives: boolean): readonly number[] {
    const known = forgives ? this.#remembered : this.#rememberedExactly;
    const remembered = known.get(word);
    if (remembered !== undefined) return remembered;
    const forms = this.writing.reads(word) || IS_NUMBER.test(word) ? this.writing.formsOf(word) : [];
    const ids = [...new Set(forms.flatMap((form) => this.#fitting(form)))];
    const isForgiven = forgives && ids.length === 0 && !isKnownWord(word, this.writing.language);
    const found = isForgiven ? forms.slice(0, 1).flatMap((form) => this.#nearly(form)) : ids;
    if (known.size >= MAX_CACHED) known.clear();
    known.set(word, found);
    return found;
  }

  #fitting(form: string): number[] {
    const ids: number[] = [];
    const add = (id: number | undefined): void => {
      if (id !== undefined) ids.push(id);
    };
    add(this.#exact.get(form));
    for (let length = 1; length <= form.length; length += 1) add(this.#beginnings.get(form.slice(0, length)));
    for (const { id, fits } of this.#others) if (fits(form)) add(id);
    if (IS_NUMBER.test(form) && Number(form) >= MIN_LARGE_NUMBER) add(this.#exact.get(LARGE_NUMBER));
    return ids;
  }

  /** The first letter is the one that is seldom wrong. */
  #nearly(form: string): number[] {
    if (form.length < SHORTEST_FORGIVEN) return [];
    return (this.#forgiving.get(form.charAt(0)) ?? [])
      .filter(({ text, isOpen }) =>
        isOpen
          ? [-1, 0, 1].some((extra) => isOneSlipAway(form.slice(0, text.length + extra), text))
          : isOneSlipAway(form, text),
      )
      .map(({ id }) => id);
  }
}

/** The name under which harmless phrases are found. */
export const HARMLESS = 'harmless';

/** Signal → itself and every signal that includes it, directly or through another. */
function holdersOf({ signals }: LexiconSource): Map<string, string[]> {
  const holders = new Map<string, string[]>();
  const note = (part: string, whole: string): void => {
    const known = holders.get(part) ?? [];
    if (known.includes(whole)) return;
    holders.set(part, [...known, whole]);
    for (const deeper of signals.get(part)?.includes ?? []) note(deeper, whole);
  };
  for (const name of signals.keys()) note(name, name);
  return holders;
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
