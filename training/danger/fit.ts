/** Logistic regression, fitted by AdaGrad (Duchi et al. 2011) with L2 regularisation. */
import { elementAt } from '@quarry/language';
import { KIND_FEATURE_COUNT } from '../../packages/assistant/src/danger/classify-danger.ts';
import { FEATURE_COUNT, type FeatureGroup } from '../../packages/assistant/src/danger/message-features.ts';
import { sequence, shuffle } from './random.ts';

const EPOCHS = 5;
const LEARNING_RATE = 0.2;
const REGULARISATION = 3e-6;
const MIN_ERROR = 1e-3;

export interface Sample {
  groups: readonly FeatureGroup[];
  weight: number;
  /** Index of its class: harmless and danger, or the kinds. */
  label: number;
}

/** `weights` are interleaved by class: `feature * classes + class`. */
export interface Model {
  weights: Float32Array;
  bias: Float64Array;
  features: number;
}

/** Danger against everything else; one class, whose score is the log-odds. @param samples labelled 0 or 1. */
export const fitDanger = (samples: readonly Sample[]): Model =>
  fit(samples, 1, FEATURE_COUNT, ([score = 0], label) => [1 / (1 + Math.exp(-score)) - label]);

/** Classifies the kind of danger. @param samples labelled with the index of their kind. */
export const fitKinds = (samples: readonly Sample[], kinds: number): Model =>
  fit(samples, kinds, KIND_FEATURE_COUNT, (scores, label) => {
    const errors = softmax(scores);
    errors[label] = (errors[label] ?? 0) - 1;
    return errors;
  });

function fit(
  samples: readonly Sample[],
  classes: number,
  features: number,
  errorsOf: (scores: readonly number[], label: number) => number[],
): Model {
  const model = { weights: new Float32Array(features * classes), bias: new Float64Array(classes), features };
  const { weights, bias } = model;
  const squares = new Float32Array(weights.length).fill(1e-4);
  const random = sequence(1);
  const order = Int32Array.from(samples, (_, at) => at);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (const at of order) {
      const { groups, label, weight } = elementAt(samples, at);
      const errors = errorsOf(scoresOf(model, groups), label);
      for (const [one, error] of errors.entries()) {
        bias[one] = (bias[one] ?? 0) - 0.01 * weight * error;
        if (Math.abs(error) < MIN_ERROR) continue;
        for (const { features: found, value } of groups) {
          for (const feature of found) {
            const place = (feature & (features - 1)) * classes + one;
            const gradient = weight * error * value + REGULARISATION * (weights[place] ?? 0);
            squares[place] = (squares[place] ?? 0) + gradient * gradient;
            weights[place] = (weights[place] ?? 0) - (LEARNING_RATE * gradient) / Math.sqrt(squares[place]);
          }
        }
      }
    }
  }
  return model;
}

export function scoresOf({ weights, bias, features }: Model, groups: readonly FeatureGroup[]): number[] {
  const scores = [...bias];
  for (const [one, start] of scores.entries()) {
    let score = start;
    for (const { features: found, value } of groups) {
      let own = 0;
      for (const feature of found) own += weights[(feature & (features - 1)) * scores.length + one] ?? 0;
      score += own * value;
    }
    scores[one] = score;
  }
  return scores;
}

function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - highest));
  const sum = raised.reduce((all, one) => all + one, 0);
  return raised.map((one) => one / sum);
}
