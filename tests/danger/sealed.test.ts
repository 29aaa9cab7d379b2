/**
 * Messages written by people who had seen neither the lexicons nor the training messages. Nothing is changed for a message
 * that stands here, and nobody who works on the detector reads them: a failure is told in counts alone.
 */
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { detectDanger } from '@quarry/assistant';
import { LANGUAGES, type Language } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { writtenSet } from '../../training/reader/sets.ts';

/**
 * Of 300: at least so many heard; of the harmless ones at most so many asked about, and at most so many taken as certain.
 * `talk`: of 400 ordinary messages to a shop, written to measure the reader, at most so many are asked about.
 */
const FLOORS: Record<Language, { heard: number; asked: number; certain: number; talk: number }> = {
  en: { heard: 270, asked: 4, certain: 4, talk: 7 },
  ka: { heard: 273, asked: 15, certain: 6, talk: 5 },
  tr: { heard: 258, asked: 4, certain: 3, talk: 4 },
  ar: { heard: 252, asked: 10, certain: 8, talk: 10 },
  az: { heard: 266, asked: 6, certain: 5, talk: 7 },
};

const linesOf = (language: Language): { kind: string; message: string }[] =>
  fs
    .readFileSync(new URL(`./sealed/${language}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [kind = '', message = ''] = line.split('\t');
      return { kind, message };
    });

describe.each(LANGUAGES)('sealed messages in %s', (language) => {
  const lines = linesOf(language);
  const tiersOf = (isHarmless: boolean) =>
    lines
      .filter(({ kind }) => (kind === 'none') === isHarmless)
      .map(({ message }) => detectDanger(message, language)?.tier);
  const floors = FLOORS[language];

  it('that tell of danger are heard as often as before', () => {
    const tiers = tiersOf(false);
    expect(tiers).toHaveLength(300);
    expect(tiers.filter((tier) => tier !== undefined).length).toBeGreaterThanOrEqual(floors.heard);
  });

  it('that are harmless are seldom asked about, and hardly ever answered as a cry for help', () => {
    const tiers = tiersOf(true);
    expect(tiers).toHaveLength(300);
    expect(tiers.filter((tier) => tier !== undefined).length).toBeLessThanOrEqual(floors.asked);
    expect(tiers.filter((tier) => tier === 'certain').length).toBeLessThanOrEqual(floors.certain);
  });

  it('do not come from ordinary talk with a shop', () => {
    const talk = ['open', 'sealed'].flatMap((part) =>
      writtenSet(fileURLToPath(new URL(`../reader/${language}.${part}.txt`, import.meta.url)), language),
    );
    const tiers = talk.map(({ text }) => detectDanger(text, language)?.tier);
    expect(tiers).toHaveLength(400);
    expect(tiers.filter((tier) => tier !== undefined).length).toBeLessThanOrEqual(floors.talk);
  });
});
