/**
 * How likely a message tells of danger: multinomial logistic regression over its features. It weighs what the rules of the
 * lexicons say, and recognises danger in wordings that none of them foresees. `training/danger` holds the messages, the
 * training command and what it cannot do.
 */
import { brotliDecompressSync } from 'node:zlib';
import { Language } from '@quarry/contract';
import { z } from 'zod';
import { type DangerKind, DANGER_KINDS } from './danger-kind.ts';
import { FEATURE_COUNT, featuresOf } from './message-features.ts';
import type { ReadMessage } from './read-message.ts';
import { readBytes, readData } from './read-data.ts';

/** `danger-data/classifier.json`. The weights stand in `classifier.br`: one byte for each class and feature. */
export const ClassifierHeader = z.object({
  classes: z.array(z.enum(['none', ...DANGER_KINDS])),
  features: z.literal(FEATURE_COUNT),
  bias: z.array(z.number()),
  /** By class: what one step of its weights is worth. */
  step: z.array(z.number().positive()),
  /** By the language of a message: log-odds from which on it is taken for danger. */
  thresholds: z.record(Language, z.number()),
});
export type ClassifierHeader = z.infer<typeof ClassifierHeader>;

export interface Classification {
  /** Log-odds that the message tells of danger. */
  logOdds: number;
  /** The most likely kind of danger, and how likely it is among the kinds, 0 to 1. */
  kind: DangerKind;
  share: number;
}

export interface Classifier {
  thresholds: ClassifierHeader['thresholds'];
  /** Undefined for a message without words. */
  classify(read: ReadMessage): Classification | undefined;
}

/** @param weights `classes.length` times `FEATURE_COUNT` steps, class by class. */
export function createClassifier(header: ClassifierHeader, weights: Int8Array): Classifier {
  const { classes, bias, step, thresholds } = header;
  return {
    thresholds,
    classify(read) {
      const groups = featuresOf(read);
      if (groups.length === 0) return undefined;
      const scores = classes.map((_, one) => {
        const from = one * FEATURE_COUNT;
        let score = 0;
        for (const { features, value } of groups) {
          let sum = 0;
          for (const feature of features) sum += weights[from + feature] as number;
          score += sum * value;
        }
        return (bias[one] as number) + score * (step[one] as number);
      });
      return classificationOf(classes, scores);
    },
  };
}

function classificationOf(classes: ClassifierHeader['classes'], scores: readonly number[]): Classification | undefined {
  const none = scores[classes.indexOf('none')] ?? 0;
  let best: { kind: DangerKind; score: number } | undefined;
  let sum = 0;
  for (const [place, kind] of classes.entries()) {
    if (kind === 'none') continue;
    const score = scores[place] as number;
    sum += Math.exp(score - none);
    if (best === undefined || score > best.score) best = { kind, score };
  }
  return best && { logOdds: Math.log(sum), kind: best.kind, share: Math.exp(best.score - none) / sum };
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
