/** Multinomial logistic regression, fitted by AdaGrad (Duchi et al. 2011) with L2 regularisation. */
import { FEATURE_COUNT, type FeatureGroup } from '../../packages/assistant/src/danger/message-features.ts';
import { sequence, shuffle } from './random.ts';

const EPOCHS = 8;
const LEARNING_RATE = 0.4;
const REGULARISATION = 3e-6;

export interface Sample {
  groups: readonly FeatureGroup[];
  /** Place of its class. */
  label: number;
  weight: number;
}

export interface Model {
  /** Weights of a feature's classes stand side by side: `feature * classes + one`. */
  weights: Float32Array;
  bias: Float64Array;
}

export function fit(samples: readonly Sample[], classes: number): Model {
  const weights = new Float32Array(FEATURE_COUNT * classes);
  const squares = new Float32Array(FEATURE_COUNT * classes).fill(1e-4);
  const bias = new Float64Array(classes);
  const model = { weights, bias };
  const random = sequence(1);
  const order = Int32Array.from(samples, (_, at) => at);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (const at of order) {
      const { groups, label, weight } = samples[at] as Sample;
      const errors = softmax(scoresOf(model, groups));
      errors[label] = (errors[label] as number) - 1;
      for (let one = 0; one < classes; one++)
        bias[one] = (bias[one] as number) - 0.01 * weight * (errors[one] as number);
      for (const { features, value } of groups) {
        for (const feature of features) {
          for (let one = 0; one < classes; one++) {
            const error = errors[one] as number;
            if (error < 1e-3 && error > -1e-3) continue;
            const place = feature * classes + one;
            const gradient = weight * error * value + REGULARISATION * (weights[place] as number);
            squares[place] = (squares[place] as number) + gradient * gradient;
            weights[place] = (weights[place] as number) - (LEARNING_RATE * gradient) / Math.sqrt(squares[place]);
          }
        }
      }
    }
  }
  return model;
}

export function scoresOf({ weights, bias }: Model, groups: readonly FeatureGroup[]): Float64Array {
  const scores = Float64Array.from(bias);
  for (const { features, value } of groups) {
    for (const feature of features) {
      for (let one = 0; one < scores.length; one++) {
        scores[one] = (scores[one] as number) + value * (weights[feature * scores.length + one] as number);
      }
    }
  }
  return scores;
}

function softmax(scores: Float64Array): Float64Array {
  const highest = Math.max(...scores);
  let sum = 0;
  for (const [one, score] of scores.entries()) {
    const raised = Math.exp(score - highest);
    scores[one] = raised;
    sum += raised;
  }
  return scores.map((raised) => raised / sum);
}

/** Log-odds of all kinds together against `none`, which is the class at 0. */
export function logOddsOf(model: Model, groups: readonly FeatureGroup[]): number {
  if (groups.length === 0) return Number.NEGATIVE_INFINITY;
  const [none = 0, ...kinds] = scoresOf(model, groups);
  return Math.log(kinds.reduce((sum, score) => sum + Math.exp(score - none), 0));
}
