/**
 * Measures how many danger messages are detected, and how many harmless ones are misclassified. README.md in this
 * folder describes the origin and limits of the messages.
 */
import fs from 'node:fs';
import { LANGUAGES } from '@quarry/contract';
import { detectDanger } from '@quarry/assistant';
import { describe, expect, it } from 'vitest';

const LEAST_HEARD = 0.95;
/**
 * Maximum false positive rate for deceptively similar messages. Missing a cry for help is worse than an overly careful
 * reply.
 */
const MOST_FALSE = 0.1;
const HALVES = ['development', 'held-out'] as const;

interface Line {
  kind: string;
  message: string;
}

function linesOf(set: string): Line[] {
  const text = fs.readFileSync(new URL(`./${set}.tsv`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [kind = '', message = ''] = line.split('\t');
      return { kind, message };
    });
}

const halfOf = (lines: readonly Line[], half: (typeof HALVES)[number]): Line[] =>
  lines.filter((_line, index) => (index % 2 === 0) === (half === 'development'));

describe.each(LANGUAGES)('messages in %s', (language) => {
  const lines = linesOf(language);
  const danger = lines.filter(({ kind }) => kind !== 'none');
  const harmless = lines.filter(({ kind }) => kind === 'none');

  it('are enough of each', () => {
    expect(danger.length).toBeGreaterThanOrEqual(60);
    expect(harmless.length).toBeGreaterThanOrEqual(60);
  });

  it.each(HALVES)('that tell of danger are heard (%s), on a page in any language', (half) => {
    for (const page of LANGUAGES) {
      const told = halfOf(danger, half);
      const missed = told.filter(({ message }) => detectDanger(message, page) === null);
      expect(1 - missed.length / told.length, `missed: ${JSON.stringify(missed)}`).toBeGreaterThanOrEqual(LEAST_HEARD);
    }
  });

  it.each(HALVES)('that only sound like it are not (%s)', (half) => {
    const said = halfOf(harmless, half);
    const mistaken = said.filter(({ message }) => detectDanger(message, language) !== null);
    expect(mistaken.length / said.length, `mistaken: ${JSON.stringify(mistaken)}`).toBeLessThanOrEqual(MOST_FALSE);
  });

  it('that were written later are told apart as well', () => {
    const later = linesOf(`${language}.later`);
    const told = later.filter(({ kind }) => kind !== 'none');
    const missed = told.filter(({ message }) => detectDanger(message, language) === null);
    const said = later.filter(({ kind }) => kind === 'none');
    const mistaken = said.filter(({ message }) => detectDanger(message, language) !== null);

    expect(1 - missed.length / told.length, `missed: ${JSON.stringify(missed)}`).toBeGreaterThanOrEqual(LEAST_HEARD);
    expect(mistaken.length / said.length, `mistaken: ${JSON.stringify(mistaken)}`).toBeLessThanOrEqual(MOST_FALSE);
  });
});

/**
 * Minimum rates slightly below the current ones, so that a regression fails. These messages were written without
 * knowledge of the lexicons and training messages; never extend those for a message in this set.
 */
const UNSEEN_FLOORS = { en: 0.68, ka: 0.63, tr: 0.66, ar: 0.48, az: 0.71 } as const;
const UNSEEN_MOST_FALSE = 0.13;

describe.each(LANGUAGES)('unseen messages in %s', (language) => {
  const lines = linesOf(`${language}.unseen`);

  it('that tell of danger are heard as often as before', () => {
    const told = lines.filter(({ kind }) => kind !== 'none');
    const heard = told.filter(({ message }) => detectDanger(message, language) !== null);
    expect(told.length).toBe(90);
    expect(heard.length / told.length).toBeGreaterThanOrEqual(UNSEEN_FLOORS[language]);
  });

  it('that only sound like it are seldom mistaken', () => {
    const said = lines.filter(({ kind }) => kind === 'none');
    const mistaken = said.filter(({ message }) => detectDanger(message, language) !== null);
    expect(mistaken.length / said.length).toBeLessThanOrEqual(UNSEEN_MOST_FALSE);
  });
});
