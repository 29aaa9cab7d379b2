/**
 * The tables of forms for languages of Latin letters: words and whole phrases (`kadın elbisesi`, `çanta var mı`), judged by
 * their stems and by the concepts found in them. For tests only.
 *
 * Two texts meet when their words have the same stems, in order; the small words of Turkish and Azerbaijani that carry
 * nothing (`mı`, `üçün`, `bir`) are left out, as the search leaves them out.
 */
import { describe, expect, it } from 'vitest';
import { analyzeAs } from '../analysis/analyze.ts';
import { skeleton } from '../analysis/fold.ts';
import { FUNCTION_WORDS } from '../analysis/function-words.ts';
import { CONCEPTS } from '../concepts/lexicon.ts';
import type { LatinLanguage } from '../language.ts';
import { conceptsIn } from '../understand/concepts-in.ts';
import { expectMost, LEAST_FORMS, LEAST_STRANGERS, type Pair, readStrangers } from './form-table.ts';

export interface LatinForms {
  /** Each form must meet its base. */
  meet: readonly Pair[];
  /** No pair may meet. */
  apart: readonly Pair[];
}

/** Lines `base: form, form, …` and lines `one / other`; `#` begins a comment. */
export function latinForms({ meet, apart }: { meet: string; apart: string }): LatinForms {
  const lines = meet.split('\n').map((line) => line.trim());
  const pairs = lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [base = '', forms = ''] = line.split(':');
      return forms.split(',').map((form): Pair => [form.trim(), base.trim()]);
    });
  return { meet: pairs, apart: readStrangers(apart) };
}

export function testLatinForms(name: string, language: LatinLanguage, { meet, apart }: LatinForms): void {
  const meets = ([one, other]: Pair) => stemsOf(one, language) === stemsOf(other, language);

  describe(`${name} word forms`, () => {
    it(`are at least ${LEAST_FORMS}, and ${LEAST_STRANGERS} pairs of strangers, each once`, () => {
      for (const pairs of [meet, apart]) expect(new Set(pairs.map(String)).size).toBe(pairs.length);
      expect(meet.length).toBeGreaterThanOrEqual(LEAST_FORMS);
      expect(apart.length).toBeGreaterThanOrEqual(LEAST_STRANGERS);
    });

    it('meet their dictionary form', () => expectMost(meet, meets));

    it('stay apart from strangers', () => expectMost(apart, (pair) => !meets(pair)));

    it('find the concept of their word', () => {
      const named = conceptNames(language);
      const forms = meet.filter(([, base]) => named.has(base));
      expectMost(forms, ([form, base]) => {
        const found = conceptsIn(form, { language }).flatMap(({ concept }) => [
          concept.id,
          ...(concept.narrower ?? []),
        ]);
        return named.get(base)?.some((id) => found.includes(id)) ?? false;
      });
    });
  });
}

function stemsOf(text: string, language: LatinLanguage): string {
  const small = language === 'en' ? new Set<string>() : FUNCTION_WORDS[language];
  const words = analyzeAs(text, language).map(({ exact, stem }) => ({ plain: skeleton(exact), stem }));
  const telling = words.filter(({ plain }) => !small.has(plain));
  return (telling.length > 0 ? telling : words).map(({ stem }) => stem).join(' ');
}

/** The concepts that have a form, by the form as the lexicon writes it. */
function conceptNames(language: LatinLanguage): ReadonlyMap<string, string[]> {
  const named = new Map<string, string[]>();
  for (const { id, forms } of CONCEPTS) {
    for (const form of forms[language]) named.set(form, [...(named.get(form) ?? []), id]);
  }
  return named;
}
