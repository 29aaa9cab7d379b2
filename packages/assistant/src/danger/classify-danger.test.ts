import { describe, expect, it } from 'vitest';
import { createClassifier, type ClassifierHeader, trainedClassifier } from './classify-danger.ts';
import { FEATURE_COUNT, featuresOf } from './message-features.ts';
import { readMessage } from './read-message.ts';

const header: ClassifierHeader = {
  classes: ['none', 'fire', 'gas'],
  features: FEATURE_COUNT,
  bias: [0, -3, -3],
  step: [0.1, 0.1, 0.1],
  thresholds: { en: 0, ka: 0, tr: 0, ar: 0, az: 0 },
};

const numbersIn = (message: string): number[] => [
  ...new Set(featuresOf(readMessage(message)).flatMap(({ features }) => [...features])),
];

/** Weights that speak for a class wherever a feature of these words is found. */
function weightsFor(words: Partial<Record<'none' | 'fire' | 'gas', string>>): Int8Array {
  const weights = new Int8Array(header.classes.length * FEATURE_COUNT);
  for (const [place, name] of header.classes.entries()) {
    for (const feature of numbersIn(words[name as keyof typeof words] ?? ''))
      weights[place * FEATURE_COUNT + feature] = 50;
  }
  return weights;
}

describe('the classifier', () => {
  const classifier = createClassifier(header, weightsFor({ fire: 'smoke flames', gas: 'hissing pipe' }));
  const classify = (message: string) => classifier.classify(readMessage(message));

  it('gives the odds of danger and the likeliest kind', () => {
    expect(classify('flames and smoke')).toMatchObject({ kind: 'fire' });
    expect(classify('flames and smoke')?.logOdds).toBeGreaterThan(5);
    expect(classify('a pipe is hissing')).toMatchObject({ kind: 'gas' });
    expect(classify('a pair of shoes')?.logOdds).toBeLessThan((classify('flames and smoke')?.logOdds ?? 0) - 5);
  });

  it('is sure of the kind that everything speaks for', () => {
    expect(classify('flames')?.share).toBeGreaterThan(0.9);
  });

  it('says nothing about a message without words', () => {
    expect(classify('… ?!')).toBeUndefined();
  });
});

describe('the features of a message', () => {
  const shared = (one: string, other: string) => {
    const others = new Set(numbersIn(other));
    return numbersIn(one).filter((feature) => others.has(feature)).length / numbersIn(one).length;
  };

  it('are the same in Georgian letters and in their Latin spellings', () => {
    expect(shared('წამალი დალია', 'wamali dalia')).toBeGreaterThan(0.4);
    expect(shared('წამალი დალია', 'lamazi kaba')).toBeLessThan(0.2);
  });

  it('of Arabic letters and of Latin spellings share their consonants', () => {
    expect(shared('المطبخ يحترق', 'el matbakh yahtareq')).toBeGreaterThan(shared('المطبخ يحترق', 'fustan jamil'));
  });

  it('are bounded, and distinct within a group, also of a very long message', () => {
    for (const { features } of featuresOf(readMessage('help me please '.repeat(5000)))) {
      expect(new Set(features).size).toBe(features.length);
      expect(Math.max(...features)).toBeLessThan(FEATURE_COUNT);
    }
  });
});

it('the trained weights fit their header', () => {
  expect(trainedClassifier().classify(readMessage('hello'))).toMatchObject({ logOdds: expect.any(Number) });
});
