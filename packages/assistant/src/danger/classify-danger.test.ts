import { describe, expect, it } from 'vitest';
import { createClassifier, type ClassifierHeader, KIND_FEATURE_COUNT, trainedClassifier } from './classify-danger.ts';
import { FEATURE_COUNT, featuresOf } from './message-features.ts';
import { readMessage } from './read-message.ts';

const EVEN = { possible: 0, certain: 0 };
const KINDS = ['fire', 'gas'] as const;

const header: ClassifierHeader = {
  features: FEATURE_COUNT,
  kindFeatures: KIND_FEATURE_COUNT,
  danger: { bias: -3, step: 0.1 },
  kinds: KINDS.map((kind) => ({ kind, bias: 0, step: 0.1 })),
  thresholds: { en: EVEN, ka: EVEN, tr: EVEN, ar: EVEN, az: EVEN },
};

const numbersIn = (message: string): number[] => [
  ...new Set(featuresOf(readMessage(message)).flatMap(({ features }) => [...features])),
];

/** Weights that speak for danger and for a kind of it wherever a feature of these words is found. */
function weightsFor(words: Record<(typeof KINDS)[number], string>): Int8Array {
  const weights = new Int8Array(FEATURE_COUNT + KINDS.length * KIND_FEATURE_COUNT);
  for (const [place, kind] of KINDS.entries()) {
    for (const feature of numbersIn(words[kind])) {
      weights[feature] = 50;
      weights[FEATURE_COUNT + place * KIND_FEATURE_COUNT + (feature % KIND_FEATURE_COUNT)] = 50;
    }
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
    expect(shared('წამალი დალია', 'wamali dalia')).toBeGreaterThan(0.3);
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
