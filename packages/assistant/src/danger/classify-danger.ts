/**
 * Estimates the probability that a message is about danger, and of which kind, by two logistic regressions over its
 * features: one for danger or not, one for the kind. They weight the results of the lexicon rules and recognise
 * wordings that no rule covers. `training/danger` has the messages, the training command and the known limits.
 */
import { brotliDecompressSync } from 'node:zlib';
import { Language } from '@quarry/contract';
import { z } from 'zod';
import { type DangerKind, DANGER_KINDS } from './danger-kind.ts';
import { FEATURE_COUNT, type FeatureGroup, featuresOf } from './message-features.ts';
import type { ReadMessage } from './read-message.ts';
import { readBytes, readData } from './read-data.ts';

/** The classifier of kinds has fewer weights, indexed by a feature's last bits. A power of two. */
export const KIND_FEATURE_COUNT = 2 ** 15;

const Scale = z.object({
  bias: z.number(),
  /** The scale of its quantized weights. */
  step: z.number().positive(),
});

/**
 * `danger-data/classifier.json`. The weights stand in `classifier.br`, one byte for each: those of danger by feature, then
 * those of each kind by feature.
 */
export const ClassifierHeader = z.object({
  features: z.literal(FEATURE_COUNT),
  kindFeatures: z.literal(KIND_FEATURE_COUNT),
  danger: Scale,
  kinds: z.array(Scale.extend({ kind: z.enum(DANGER_KINDS) })),
  /** Thresholds by language: log-odds of possible and of certain danger. */
  thresholds: z.record(Language, z.object({ possible: z.number(), certain: z.number() })),
});
export type ClassifierHeader = z.infer<typeof ClassifierHeader>;

export interface Classification {
  /** Log-odds that the message is about danger. */
  logOdds: number;
  /** The most likely kind of danger. */
  kind: DangerKind;
}

export interface Classifier {
  thresholds: ClassifierHeader['thresholds'];
  /** Undefined for a message without words. */
  classify(read: ReadMessage): Classification | undefined;
}

/** @param weights `FEATURE_COUNT` steps for danger, then `KIND_FEATURE_COUNT` for each kind of the header. */
export function createClassifier(header: ClassifierHeader, weights: Int8Array): Classifier {
  const { danger, kinds, thresholds } = header;
  return {
    thresholds,
    classify(read) {
      const groups = featuresOf(read);
      if (groups.length === 0) return undefined;
      const logOdds = danger.bias + danger.step * sumOf(groups, weights, 0, FEATURE_COUNT);
      let best: { kind: DangerKind; score: number } | undefined;
      for (const [place, { kind, bias, step }] of kinds.entries()) {
        const from = FEATURE_COUNT + place * KIND_FEATURE_COUNT;
        const score = bias + step * sumOf(groups, weights, from, KIND_FEATURE_COUNT);
        if (best === undefined || score > best.score) best = { kind, score };
      }
      return best && { logOdds, kind: best.kind };
    },
  };
}

/** @param count a power of two. */
function sumOf(groups: readonly FeatureGroup[], weights: Int8Array, from: number, count: number): number {
  let sum = 0;
  for (const { features, value } of groups) {
    let own = 0;
    for (const feature of features) own += weights[from + (feature & (count - 1))] ?? 0;
    sum += own * value;
  }
  return sum;
}

let trained: Classifier | undefined;

/** The classifier that comes with Quarry. @throws ZodError when its files are damaged. */
export function trainedClassifier(): Classifier {
  trained ??= createClassifier(
    ClassifierHeader.parse(JSON.parse(readData('classifier.json'))),
    new Int8Array(brotliDecompressSync(readBytes('classifier.br'))),
  );
  return trained;
}
