/**
 * How well the reader reads messages that it was not trained on, written by people who had not seen its frames. README.md in
 * this folder says what they are; `npx tsx training/reader/evaluate.ts` prints the figures in detail.
 */
import path from 'node:path';
import { LANGUAGES } from '@quarry/contract';
import { createReader } from '@quarry/assistant';
import { describe, expect, it } from 'vitest';
import { compare, f1, nothingMeasured } from '../../training/reader/measure.ts';
import { writtenSet } from '../../training/reader/sets.ts';

/** F1 in hundredths: a few below what the weights reach. */
const FLOORS = {
  open: {
    en: { operations: 80, slots: 58 },
    ka: { operations: 82, slots: 67 },
    tr: { operations: 75, slots: 56 },
    ar: { operations: 76, slots: 43 },
    az: { operations: 78, slots: 60 },
  },
  sealed: {
    en: { operations: 69, slots: 52 },
    ka: { operations: 68, slots: 50 },
    tr: { operations: 70, slots: 51 },
    ar: { operations: 67, slots: 33 },
    az: { operations: 68, slots: 55 },
  },
} as const;
const SETS = ['open', 'sealed'] as const;
const MIN_TOLD = { en: 0.97, ka: 0.97, tr: 0.93, ar: 0.9, az: 0.93 } as const;

const reader = createReader();

describe.each(SETS)('messages of the %s set', (set) => {
  it.each(LANGUAGES)('are read well enough in %s', (language) => {
    const examples = writtenSet(path.join(import.meta.dirname, `${language}.${set}.txt`), language);
    const measured = nothingMeasured();
    for (const { text, context, operations } of examples) compare(measured, operations, reader.read(text, context));

    expect(examples.length).toBeGreaterThanOrEqual(200);
    expect(100 * f1(measured.operations)).toBeGreaterThanOrEqual(FLOORS[set][language].operations);
    expect(100 * f1(measured.slots)).toBeGreaterThanOrEqual(FLOORS[set][language].slots);
  });

  it.each(LANGUAGES)('are told to be in %s', (language) => {
    const examples = writtenSet(path.join(import.meta.dirname, `${language}.${set}.txt`), language);
    const told = examples.filter(({ text, context }) => (reader.read(text, context).language ?? language) === language);

    expect(told.length / examples.length).toBeGreaterThanOrEqual(MIN_TOLD[language]);
  });
});
