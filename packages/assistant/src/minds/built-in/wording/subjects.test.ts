/** Checks the texts: complete in every language, in its script, and well-formed where facts are inserted. */
import { LANGUAGES, type Language } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { ADVICE_WORDING } from './advice.ts';
import { PHARMACY_WORDING } from './pharmacy.ts';
import { QUESTION_WORDING } from './questions.ts';
import { SHOP_QUESTION_WORDING } from './shop-questions.ts';
import { TALK_WORDING } from './talk.ts';

/** Placeholder for every fact that is inserted into a sentence. */
const FACT = '⟦fact⟧';
const FACTS = Object.fromEntries(['count', 'wish', 'name', 'kind', 'sum', 'budget', 'car'].map((key) => [key, FACT]));

/** Every sentence that a wording can make. */
function sentences(wording: unknown): string[] {
  if (typeof wording === 'string') return [wording];
  if (Array.isArray(wording)) return wording.flatMap(sentences);
  if (typeof wording === 'function') {
    // Some are given one fact, some an object of facts, some may be given none.
    const texts = [FACT, FACTS, ...(wording.length > 0 ? [1] : [])].map((facts) => String(wording(facts)));
    return texts.filter((text) => !text.includes('[object') && !text.includes('undefined'));
  }
  return Object.values(wording as Record<string, unknown>).flatMap(sentences);
}

const SUBJECTS = {
  advice: ADVICE_WORDING,
  pharmacy: PHARMACY_WORDING,
  questions: QUESTION_WORDING,
  shop: SHOP_QUESTION_WORDING,
  talk: TALK_WORDING,
} satisfies Record<string, Record<Language, unknown>>;

const SCRIPTS: Record<Language, RegExp> = {
  en: /\p{Script=Latin}/u,
  ka: /\p{Script=Georgian}/u,
  tr: /\p{Script=Latin}/u,
  ar: /\p{Script=Arabic}/u,
  az: /\p{Script=Latin}/u,
};
/** Letters that give away another language of the same script. */
const FOREIGN: Partial<Record<Language, RegExp>> = {
  en: /[əğışçöü]/i,
  ka: /[a-z]{3,}/i,
  tr: /[ə]/i,
  ar: /[a-z]{3,}/i,
};

describe.each(LANGUAGES)('the wording in %s', (language) => {
  it.each(Object.entries(SUBJECTS))('%s is whole and in its own letters', (_subject, wordings) => {
    const all = sentences(wordings[language]).filter((text) => text.replaceAll(FACT, '').trim().length > 3);
    expect(all.length).toBeGreaterThan(0);
    for (const text of all) {
      const own = text.replaceAll(FACT, '').replaceAll('VIN', '');
      expect(text).not.toMatch(/ {2}|\s[.,!?]|^\s+$/);
      if (/\p{L}/u.test(own)) expect(own).toMatch(SCRIPTS[language]);
      if (FOREIGN[language]) expect(own).not.toMatch(FOREIGN[language]);
    }
  });

  it.each(Object.entries(SUBJECTS))('%s never hangs an ending on a fact', (_subject, wordings) => {
    // A name, a price or a town may end in any sound: `⟦fact⟧-ის` and `⟦fact⟧’da` read wrong for half of them.
    for (const text of sentences(wordings[language])) {
      expect(text).not.toMatch(/⟦fact⟧(?:-?[ა-ჰ]|['’]\p{L}|\p{L})/u);
      expect(text).not.toMatch(/\p{L}⟦fact⟧/u);
    }
  });

  it('never says a dose', () => {
    for (const text of sentences(PHARMACY_WORDING[language])) expect(text.replace(/1/g, '')).not.toMatch(/\d/);
  });
});

it.each(LANGUAGES)('talk in %s has more than one way to say a thing', (language) => {
  const lists = Object.values(TALK_WORDING[language]).filter((ways) => Array.isArray(ways));

  expect(lists.length).toBeGreaterThan(5);
  expect(lists.filter(({ length }) => length < 2)).toEqual([]);
});
