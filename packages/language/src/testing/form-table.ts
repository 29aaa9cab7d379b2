/**
 * Tables of real word forms: words and whole phrases (`kadın elbisesi`, `çanta var mı`) that must meet their dictionary
 * form, and strangers that must not meet. They judge a language by its stems and by the concepts that are found.
 *
 * At least 95 in 100 hold. A table names the pairs that do not hold yet, and those that fail must be exactly these: a pair
 * that begins to fail is noticed, and one that begins to hold is taken off the list. Among the concepts that are missed are
 * those of forms that the lexicon gives to another one: `çantalar` names the shelf of bags. For tests only.
 */
import { describe, expect, it } from 'vitest';
import { analyzeAs } from '../analysis/analyze.ts';
import { skeleton } from '../analysis/fold.ts';
import { FUNCTION_WORDS } from '../analysis/function-words.ts';
import { CONCEPTS } from '../concepts/lexicon.ts';
import { isLatinLanguage, type Language } from '../language.ts';
import { conceptsIn } from '../understand/concepts-in.ts';

const LEAST_SHARE = 0.95;
const LEAST_FORMS = 300;
const LEAST_STRANGERS = 60;
/** English words have few forms each. */
const LEAST_FORMS_OF_CONCEPTS: Readonly<Record<Language, number>> = { en: 150, ka: 300, tr: 300, ar: 300, az: 300 };

export type Pair = readonly [form: string, base: string];

export interface FormTable {
  /** Each form must meet its base, and mean the concept that the base is a form of. */
  meet: readonly Pair[];
  /** No pair may meet. */
  apart: readonly Pair[];
  /** What does not hold yet. */
  misses: Readonly<Record<'meet' | 'apart' | 'concept', readonly Pair[]>>;
}

interface WrittenTable {
  /** Lines `base: form, form, …`. */
  meet: string;
  /** Lines `one / other`. */
  apart: string;
  /** The same, as they are written above: pairs that do not meet, that do, and forms that do not mean the concept. */
  misses?: { meet?: string; apart?: string; concept?: string };
}

/** A table as it is written: a line each, `#` begins a comment. */
export function formTable({ meet, apart, misses = {} }: WrittenTable): FormTable {
  return {
    meet: readForms(meet),
    apart: readStrangers(apart),
    misses: {
      meet: readForms(misses.meet ?? ''),
      apart: readStrangers(misses.apart ?? ''),
      concept: readForms(misses.concept ?? ''),
    },
  };
}

export function testForms(name: string, language: Language, { meet, apart, misses }: FormTable): void {
  const meets = ([one, other]: Pair) => stemsOf(one, language) === stemsOf(other, language);

  describe(`${name} word forms`, () => {
    it(`are at least ${LEAST_FORMS}, and ${LEAST_STRANGERS} pairs of strangers, each once in either order`, () => {
      for (const pairs of [meet, apart]) expect(new Set(pairs.map(inAnyOrder)).size).toBe(pairs.length);
      expect(meet.length).toBeGreaterThanOrEqual(LEAST_FORMS);
      expect(apart.length).toBeGreaterThanOrEqual(LEAST_STRANGERS);
    });

    it('meet their dictionary form', () => expectAllBut(misses.meet, meet, meets));

    it('stay apart from strangers', () => expectAllBut(misses.apart, apart, (pair) => !meets(pair)));

    it('mean the concept of their dictionary form', () => {
      const named = conceptsByForm(language);
      const forms = meet.filter(([, base]) => named.has(base));
      expect(forms.length).toBeGreaterThan(LEAST_FORMS_OF_CONCEPTS[language]);
      expectAllBut(misses.concept, forms, ([form, base]) =>
        conceptsIn(form, { language }).some(({ concept }) => named.get(base)?.has(concept.id)),
      );
    });
  });
}

/** At least 95 in 100 of `pairs` hold, and those that do not are the `misses`, no more and no less. */
export function expectAllBut(misses: readonly Pair[], pairs: readonly Pair[], holds: (pair: Pair) => boolean): void {
  const failing = pairs.filter((pair) => !holds(pair));
  expect(failing.map(named).sort()).toEqual(misses.map(named).sort());
  expect(1 - failing.length / pairs.length).toBeGreaterThanOrEqual(LEAST_SHARE);
}

function named([form, base]: Pair): string {
  return `${form} (${base})`;
}

function inAnyOrder([one, other]: Pair): string {
  return one < other ? `${one} / ${other}` : `${other} / ${one}`;
}

/** The words of a text by their stems, without the small ones that carry nothing (`mı`, `üçün`, `bir`), as a search reads it. */
function stemsOf(text: string, language: Language): string {
  const small = language !== 'en' && isLatinLanguage(language) ? FUNCTION_WORDS[language] : new Set<string>();
  const words = analyzeAs(text, language).map(({ exact, stem }) => ({ plain: skeleton(exact), stem }));
  const telling = words.filter(({ plain }) => !small.has(plain));
  return (telling.length > 0 ? telling : words).map(({ stem }) => stem).join(' ');
}

/** The concepts that have a form, by the form as the lexicon writes it. */
function conceptsByForm(language: Language): ReadonlyMap<string, ReadonlySet<string>> {
  const byForm = new Map<string, Set<string>>();
  for (const { id, forms } of CONCEPTS) {
    for (const form of forms[language]) byForm.set(form, (byForm.get(form) ?? new Set()).add(id));
  }
  return byForm;
}

function readForms(text: string): Pair[] {
  return linesOf(text).flatMap((line) => {
    const [base = '', forms = ''] = line.split(':');
    return forms.split(',').map((form): Pair => [form.trim(), base.trim()]);
  });
}

function readStrangers(text: string): Pair[] {
  return linesOf(text).map((line): Pair => {
    const [one = '', other = ''] = line.split('/');
    return [one.trim(), other.trim()];
  });
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}
