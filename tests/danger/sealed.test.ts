/**
 * Messages written by people who had seen neither the lexicons nor the training messages. Nothing is changed for a message
 * that stands here, and nobody who works on the detector reads them: a failure is told in counts alone.
 */
import fs from 'node:fs';
import { detectDanger } from '@quarry/assistant';
import { LANGUAGES, type Language } from '@quarry/contract';
import { describe, expect, it } from 'vitest';

/** Of 300: at least so many heard; of the harmless ones at most so many asked about, and at most so many taken as certain. */
const FLOORS: Record<Language, { heard: number; asked: number; certain: number }> = {
  en: { heard: 262, asked: 7, certain: 4 },
  ka: { heard: 274, asked: 20, certain: 8 },
  tr: { heard: 249, asked: 5, certain: 4 },
  ar: { heard: 258, asked: 27, certain: 11 },
  az: { heard: 259, asked: 7, certain: 5 },
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
});
