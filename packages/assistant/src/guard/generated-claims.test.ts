/**
 * False and true claims generated from patterns and values, in five languages, with minimum shares of correct decisions.
 * `testing/claims/{language}.patterns.tsv` has alternatives (`[a|b]`), `testing/claim-patterns.json` slots for products
 * and values.
 */
import fs from 'node:fs';
import { LANGUAGES, type Language } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { sampleLedger } from '../testing/sample-ledger.ts';
import patterns from '../testing/claim-patterns.json' with { type: 'json' };
import { createTextGuard } from './guard-text.ts';

const MIN_CAUGHT = 0.98;
const MAX_LOST = 0.02;

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

/** Every choice of the alternatives. */
function chosen(pattern: string): string[] {
  const [group, options] = /\[([^\]]*)\]/u.exec(pattern) ?? [];
  if (group === undefined || options === undefined) return [pattern.replace(/\s+/gu, ' ').trim()];
  return options.split('|').flatMap((option) => chosen(pattern.replace(group, () => option)));
}

function written(language: Language, kind: 'lie' | 'truth'): string[] {
  const text = fs.readFileSync(new URL(`../testing/claims/${language}.patterns.tsv`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .flatMap(([own, pattern = '']) => (own === kind ? chosen(pattern) : []));
}

const isSaid = (sentence: string, language: Language): boolean => {
  const guard = createTextGuard(sampleLedger(language), '$');
  return (guard.push(sentence) + guard.finish()).trim() === sentence;
};

describe.each(LANGUAGES)('a model that speaks %s', (language) => {
  it('is not heard with at least 98 of 100 false claims', () => {
    const lies = [
      ...patterns[language].lies.flatMap((pattern) => expanded(pattern, language)),
      ...written(language, 'lie'),
    ];
    const passed = lies.filter((lie) => isSaid(lie, language));

    expect(lies.length).toBeGreaterThanOrEqual(260);
    expect(passed.length / lies.length, passed.join('\n')).toBeLessThanOrEqual(1 - MIN_CAUGHT);
  });

  it('is heard with what is true', () => {
    const truths = [...patterns[language].truths, ...written(language, 'truth')];
    const lost = truths.filter((truth) => !isSaid(truth, language));

    expect(truths.length).toBeGreaterThanOrEqual(130);
    expect(lost.length / truths.length, lost.join('\n')).toBeLessThanOrEqual(MAX_LOST);
  });
});
