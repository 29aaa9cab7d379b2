/** Lies and truths made of patterns and values (`testing/claim-patterns.json`), five languages: shares that must be kept. */
import { LANGUAGES, type Language } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { sampleLedger } from '../testing/sample-ledger.ts';
import patterns from '../testing/claim-patterns.json' with { type: 'json' };
import { createTextGuard } from './guard-text.ts';

const LEAST_CAUGHT = 0.98;
const MOST_LOST = 0.02;

/** Every pattern with every product and every value of its kind. */
function expanded(pattern: string, language: Language): string[] {
  const values: Record<string, readonly string[]> = {
    ...patterns.values,
    name: patterns[language].names,
    material: patterns.materials[language],
  };
  const [, key] = /\{(\w+)\}/u.exec(pattern) ?? [];
  if (key === undefined) return [pattern];
  return (values[key] ?? []).flatMap((value) => expanded(pattern.replace(`{${key}}`, value), language));
}

const isSaid = (sentence: string, language: Language): boolean => {
  const guard = createTextGuard(sampleLedger(language), '$');
  return (guard.push(sentence) + guard.finish()).trim() === sentence;
};

describe.each(LANGUAGES)('a model that speaks %s', (language) => {
  it('is not heard with at least 98 of 100 false claims', () => {
    const lies = patterns[language].lies.flatMap((pattern) => expanded(pattern, language));
    const passed = lies.filter((lie) => isSaid(lie, language));

    expect(lies.length).toBeGreaterThanOrEqual(75);
    expect(passed.length / lies.length, passed.join('\n')).toBeLessThanOrEqual(1 - LEAST_CAUGHT);
  });

  it('is heard with what is true', () => {
    const { truths } = patterns[language];
    const lost = truths.filter((truth) => !isSaid(truth, language));

    expect(lost.length / truths.length, lost.join('\n')).toBeLessThanOrEqual(MOST_LOST);
  });
});
