/**
 * Measures how many danger messages are detected, and how many harmless ones are misclassified. README.md in this
 * folder describes the origin and limits of the messages.
 */
import fs from 'node:fs';
import { LANGUAGES, type Language } from '@quarry/contract';
import { detectDanger } from '@quarry/assistant';
import { describe, expect, it } from 'vitest';

const MIN_HEARD = 0.95;
/** Of messages that were written to sound like danger: those answered as a cry for help, and those asked about. */
const MAX_CERTAIN = 0.06;
const MAX_ASKED = 0.1;
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
      expect(1 - missed.length / told.length, `missed: ${JSON.stringify(missed)}`).toBeGreaterThanOrEqual(MIN_HEARD);
    }
  });

  it.each(HALVES)('that only sound like it are not (%s)', (half) => {
    const said = halfOf(harmless, half);
    const mistaken = (tiers: readonly string[]) =>
      said.filter(({ message }) => tiers.includes(detectDanger(message, language)?.tier ?? ''));
    const certain = mistaken(['certain']);
    expect(certain.length / said.length, `mistaken: ${JSON.stringify(certain)}`).toBeLessThanOrEqual(MAX_CERTAIN);
    expect(mistaken(['certain', 'possible']).length / said.length).toBeLessThanOrEqual(MAX_ASKED);
  });
});

/** Messages written before any look at the lexicons and the training messages; nothing is changed for one that stands here. */
const HELD_FLOORS = { en: 0.97, ka: 0.94, tr: 0.95, ar: 0.85, az: 0.92 } as const;
const HELD_MAX_CERTAIN = 0.09;
const HELD_MAX_ASKED = 0.1;

describe.each(LANGUAGES)('held-out messages in %s', (language) => {
  const lines = linesOf(`${language}.held`);

  it('that tell of danger are heard as often as before', () => {
    const told = lines.filter(({ kind }) => kind !== 'none');
    const heard = told.filter(({ message }) => detectDanger(message, language) !== null);
    expect(told.length).toBe(90);
    expect(heard.length / told.length).toBeGreaterThanOrEqual(HELD_FLOORS[language]);
  });

  it('that only sound like it are seldom mistaken', () => {
    const said = lines.filter(({ kind }) => kind === 'none');
    const tiers = said.map(({ message }) => detectDanger(message, language)?.tier);
    expect(said.length).toBe(60);
    expect(tiers.filter((tier) => tier === 'certain').length / said.length).toBeLessThanOrEqual(HELD_MAX_CERTAIN);
    expect(tiers.filter((tier) => tier !== undefined).length / said.length).toBeLessThanOrEqual(HELD_MAX_ASKED);
  });
});

/** Short and everyday messages: at least so many of 15 cries heard, at most so many of the harmless ones alarm. */
const EVERYDAY: Record<Language, { heard: number; alarms: number; certain: number }> = {
  en: { heard: 15, alarms: 1, certain: 1 },
  ka: { heard: 14, alarms: 2, certain: 1 },
  tr: { heard: 15, alarms: 2, certain: 2 },
  ar: { heard: 15, alarms: 4, certain: 2 },
  az: { heard: 14, alarms: 5, certain: 2 },
};

describe.each(LANGUAGES)('short and everyday messages in %s', (language) => {
  const lines = linesOf(`${language}.everyday`);
  const tiersOf = (isHarmless: boolean) =>
    lines
      .filter(({ kind }) => (kind === 'none') === isHarmless)
      .map(({ message }) => detectDanger(message, language)?.tier);
  const floors = EVERYDAY[language];

  it('that are replies, small symptoms, pests, devices or titles are hardly ever asked about', () => {
    const tiers = tiersOf(true);
    expect(tiers.length).toBeGreaterThanOrEqual(65);
    expect(tiers.filter((tier) => tier !== undefined).length).toBeLessThanOrEqual(floors.alarms);
    expect(tiers.filter((tier) => tier === 'certain').length).toBeLessThanOrEqual(floors.certain);
  });

  it('that cry for help in a few words are heard', () => {
    expect(tiersOf(false)).toHaveLength(15);
    expect(tiersOf(false).filter((tier) => tier !== undefined).length).toBeGreaterThanOrEqual(floors.heard);
  });
});

/** Plain statements, animals among them, written before the rules for these: at least so many of 40 to 44 heard. */
const PLAIN: Record<Language, { heard: number; alarms: number }> = {
  en: { heard: 43, alarms: 0 },
  ka: { heard: 38, alarms: 0 },
  tr: { heard: 37, alarms: 1 },
  ar: { heard: 39, alarms: 1 },
  az: { heard: 39, alarms: 0 },
};

describe.each(LANGUAGES)('plain statements in %s', (language) => {
  const lines = linesOf(`${language}.plain`);
  const detected = (isHarmless: boolean) =>
    lines
      .filter(({ kind }) => (kind === 'none') === isHarmless)
      .map(({ kind, message }) => ({ kind, found: detectDanger(message, language)?.kind }));

  it('of danger are heard, those of an animal as such', () => {
    const told = detected(false);
    expect(told.length).toBeGreaterThanOrEqual(40);
    expect(told.filter(({ found }) => found !== undefined).length).toBeGreaterThanOrEqual(PLAIN[language].heard);
    const ofAnimals = told.filter(({ kind }) => kind === 'animal');
    expect(ofAnimals.filter(({ found }) => found === 'animal').length).toBeGreaterThanOrEqual(ofAnimals.length - 1);
    expect(told.filter(({ kind, found }) => kind !== 'animal' && found === 'animal')).toEqual([]);
  });

  it('that share words with them are not taken for danger', () => {
    const alarms = detected(true).filter(({ found }) => found !== undefined);
    expect(alarms.length).toBeLessThanOrEqual(PLAIN[language].alarms);
  });
});

describe('messages of one or two words', () => {
  it.each(['cough', 'Cough', 'ხველა', 'öksürük', 'سعال', 'öskürək', 'blorf '.repeat(20)])(
    '%s is no danger',
    (message) => {
      expect(detectDanger(message, 'en')).toBeNull();
    },
  );

  it.each([
    ['suicide', 'self-harm'],
    ['overdose', 'overdose'],
    ['chest pain', 'heart'],
    ['heart attack', 'heart'],
  ])('%s is of the kind %s', (message, kind) => {
    expect(detectDanger(message, 'en')?.kind).toBe(kind);
  });
});
