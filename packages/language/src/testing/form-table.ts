/**
 * Tests of stemming and concept lookup against tables of real word forms: words and phrases (`kadın elbisesi`, `çanta
 * var mı`) that must match their dictionary form, and pairs that must not match. The tables are in `data/forms`.
 *
 * At least 95 in 100 must hold. A table names the pairs that do not hold, and exactly these must fail: a regression is
 * detected, and a pair that begins to hold is removed from the list. Some concepts are missed because the lexicon gives
 * their form to another concept: `çantalar` names the group of bags. For tests only.
 */
import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { analyzeAs } from '../analysis/analyze.ts';
import { skeleton } from '../analysis/fold.ts';
import { FUNCTION_WORDS } from '../analysis/function-words.ts';
import { CONCEPTS } from '../concepts/lexicon.ts';
import { isLatinLanguage, type Language } from '../language.ts';
import { conceptsIn } from '../understand/concepts-in.ts';

const MIN_SHARE = 0.95;
const MIN_FORMS = 300;
const MIN_STRANGERS = 60;
/** English words have few forms each. */
const MIN_FORMS_OF_CONCEPTS: Readonly<Record<Language, number>> = { en: 150, ka: 300, tr: 300, ar: 300, az: 300 };

export type Pair = readonly [form: string, base: string];

export interface FormTable {
  /** Each form must match its base, and mean the concept that has the base as a form. */
  meet: readonly Pair[];
  /** No pair may match. */
  apart: readonly Pair[];
  /** The pairs that do not hold. */
  misses: Readonly<Record<'meet' | 'apart' | 'concept', readonly Pair[]>>;
}

/** The table of one language. */
function formTable(language: Language): FormTable {
  const lines = (section: string) => linesOf(language, section);
  return {
    meet: readForms(lines('meet')),
    apart: readStrangers(lines('apart')),
    misses: {
      meet: readForms(lines('missed meet')),
      apart: readStrangers(lines('missed apart')),
      concept: readForms(lines('missed concept')),
    },
  };
}

/** Pairs of typed and intended text: `layouts` on another keyboard, `latin` in Latin letters. */
export function typedPairs(language: Language, section: 'layouts' | 'latin'): Pair[] {
  return linesOf(language, section).map((line): Pair => {
    const [typed = '', meant = ''] = line.split('\t');
    return [typed, meant];
  });
}

/** The short messages in a language; `ka-latin` is Georgian in Latin letters, the harder half. */
export function shopMessages(language: Language | 'ka-latin'): string[] {
  return readData('shop-messages.tsv').flatMap((line) => {
    const [own, message = ''] = line.split('\t');
    return own === language ? [message] : [];
  });
}

export function testForms(name: string, language: Language): void {
  const { meet, apart, misses } = formTable(language);
  const meets = ([one, other]: Pair) => stemsOf(one, language) === stemsOf(other, language);

  describe(`${name} word forms`, () => {
    it(`are at least ${MIN_FORMS}, and ${MIN_STRANGERS} pairs of strangers, each once in either order`, () => {
      for (const pairs of [meet, apart]) expect(new Set(pairs.map(inAnyOrder)).size).toBe(pairs.length);
      expect(meet.length).toBeGreaterThanOrEqual(MIN_FORMS);
      expect(apart.length).toBeGreaterThanOrEqual(MIN_STRANGERS);
    });

    it('meet their dictionary form', () => expectAllExcept(misses.meet, meet, meets));

    it('stay apart from strangers', () => expectAllExcept(misses.apart, apart, (pair) => !meets(pair)));

    it('mean the concept of their dictionary form', () => {
      const named = conceptsByForm(language);
      const forms = meet.filter(([, base]) => named.has(base));
      expect(forms.length).toBeGreaterThan(MIN_FORMS_OF_CONCEPTS[language]);
      expectAllExcept(misses.concept, forms, ([form, base]) =>
        conceptsIn(form, { language }).some(({ concept }) => named.get(base)?.has(concept.id)),
      );
    });
  });
}

/** At least 95 in 100 of `pairs` hold, and exactly the `misses` do not. */
export function expectAllExcept(misses: readonly Pair[], pairs: readonly Pair[], holds: (pair: Pair) => boolean): void {
  const failing = pairs.filter((pair) => !holds(pair));
  expect(failing.map(named).sort()).toEqual(misses.map(named).sort());
  expect(1 - failing.length / pairs.length).toBeGreaterThanOrEqual(MIN_SHARE);
}

function named([form, base]: Pair): string {
  return `${form} (${base})`;
}

function inAnyOrder([one, other]: Pair): string {
  return one < other ? `${one} / ${other}` : `${other} / ${one}`;
}

/** The stems of a text without function words (`mı`, `üçün`, `bir`), as a search reads it. */
function stemsOf(text: string, language: Language): string {
  const small = language !== 'en' && isLatinLanguage(language) ? FUNCTION_WORDS[language] : new Set<string>();
  const words = analyzeAs(text, language).map(({ exact, stem }) => ({ plain: skeleton(exact), stem }));
  const telling = words.filter(({ plain }) => !small.has(plain));
  return (telling.length > 0 ? telling : words).map(({ stem }) => stem).join(' ');
}

/** The concepts of each form, by the form as the lexicon writes it. */
function conceptsByForm(language: Language): ReadonlyMap<string, ReadonlySet<string>> {
  const byForm = new Map<string, Set<string>>();
  for (const { id, forms } of CONCEPTS) {
    for (const form of forms[language]) byForm.set(form, (byForm.get(form) ?? new Set()).add(id));
  }
  return byForm;
}

function readForms(lines: readonly string[]): Pair[] {
  return lines.flatMap((line) => {
    const [base = '', forms = ''] = line.split(':');
    return forms.split(',').map((form): Pair => [form.trim(), base.trim()]);
  });
}

function readStrangers(lines: readonly string[]): Pair[] {
  return lines.map((line): Pair => {
    const [one = '', other = ''] = line.split('/');
    return [one.trim(), other.trim()];
  });
}

/** The lines of one section of a language's file; a section starts with its name in brackets. */
function linesOf(language: Language, section: string): string[] {
  const lines = readData(`${language}.txt`);
  const start = lines.indexOf(`[${section}]`);
  if (start < 0) return [];
  const end = lines.findIndex((line, at) => at > start && /^\[.*\]$/.test(line));
  return lines.slice(start + 1, end < 0 ? undefined : end);
}

function readData(name: string): string[] {
  return fs
    .readFileSync(new URL(`../../data/forms/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}
