/**
 * Trains the classifier of danger from `messages/*.tsv` and writes it into the assistant's data. The same messages give
 * the same weights.
 *
 *   npx tsx training/danger/train.ts           trains and writes
 *   npx tsx training/danger/train.ts --check   cross-validation alone, changing nothing
 *
 * Multinomial logistic regression, fitted by AdaGrad (Duchi et al. 2011) with L2 regularisation. The threshold is the
 * lowest at which cross-validation takes at most `MOST_FALSE` of the harmless messages for danger.
 */
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { ClassifierHeader } from '../../packages/assistant/src/danger/classify-danger.ts';
import { isDangerKind } from '../../packages/assistant/src/danger/danger-kind.ts';
import { FEATURE_COUNT, featuresOf } from '../../packages/assistant/src/danger/message-features.ts';

const FOLDS = 5;
const EPOCHS = 14;
const LEARNING_RATE = 0.6;
const REGULARISATION = 2e-6;
/** Share of the harmless messages. Most of them were written to sound like danger; ordinary messages hardly ever do. */
const MOST_FALSE = 0.05;
const STEPS = 127;

interface Example {
  language: string;
  label: number;
  features: Uint32Array;
}
interface Model {
  weights: Float32Array[];
  bias: Float64Array;
}

const folder = import.meta.dirname;
const target = path.join(folder, '../../packages/assistant/src/danger/danger-data');

const lines = fs
  .readdirSync(path.join(folder, 'messages'))
  .sort()
  .flatMap((file) => {
    const text = fs.readFileSync(path.join(folder, 'messages', file), 'utf8');
    return text.split('\n').flatMap((line, at) => {
      if (line === '' || line.startsWith('#')) return [];
      const [kind = '', message = '', ...rest] = line.split('\t');
      if ((kind !== 'none' && !isDangerKind(kind)) || message === '' || rest.length > 0) {
        throw new Error(`${file}, line ${at + 1}: must be a kind of danger or \`none\`, a tab and a message.`);
      }
      return [{ language: file.slice(0, 2), kind, message }];
    });
  });
const classes = [
  'none',
  ...new Set(
    lines
      .map(({ kind }) => kind)
      .filter((kind) => kind !== 'none')
      .sort(),
  ),
];
const examples: Example[] = lines.map(({ language, kind, message }) => ({
  language,
  label: classes.indexOf(kind),
  features: featuresOf(message),
}));

const { threshold } = crossValidate();
if (!process.argv.includes('--check')) write(train(examples), threshold);

function crossValidate(): { threshold: number } {
  const judged: { example: Example; logOdds: number }[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const model = train(examples.filter((_, at) => at % FOLDS !== fold));
    for (const [at, example] of examples.entries()) {
      if (at % FOLDS === fold) judged.push({ example, logOdds: logOddsOf(model, example.features) });
    }
  }
  const harmless = judged.filter(({ example }) => example.label === 0).map(({ logOdds }) => logOdds);
  harmless.sort((a, b) => b - a);
  const chosen = harmless[Math.floor(harmless.length * MOST_FALSE)] ?? 0;
  for (const language of new Set(examples.map((example) => example.language))) {
    const own = judged.filter(({ example }) => example.language === language);
    const share = (some: typeof own) => `${some.filter(({ logOdds }) => logOdds > chosen).length}/${some.length}`;
    const told = own.filter(({ example }) => example.label > 0);
    console.log(
      `${language}: heard ${share(told)}, harmless taken for danger ${share(own.filter((one) => !told.includes(one)))}`,
    );
  }
  console.log(`threshold ${chosen.toFixed(3)}`);
  return { threshold: chosen };
}

function train(some: readonly Example[]): Model {
  const weights = classes.map(() => new Float32Array(FEATURE_COUNT));
  const squares = classes.map(() => new Float32Array(FEATURE_COUNT).fill(1e-4));
  const bias = new Float64Array(classes.length);
  const model = { weights, bias };
  const random = sequence(1);
  const order = some.map((_, at) => at);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (const at of order) {
      const { features, label } = some[at] as Example;
      if (features.length === 0) continue;
      const value = 1 / Math.sqrt(features.length);
      const shares = softmax(scoresOf(model, features));
      for (const [one, share] of shares.entries()) {
        const error = share - (one === label ? 1 : 0);
        bias[one] = (bias[one] as number) - 0.01 * error;
        if (Math.abs(error) < 1e-4) continue;
        const own = weights[one] as Float32Array;
        const square = squares[one] as Float32Array;
        for (const feature of features) {
          const gradient = error * value + REGULARISATION * (own[feature] as number);
          square[feature] = (square[feature] as number) + gradient * gradient;
          own[feature] = (own[feature] as number) - (LEARNING_RATE * gradient) / Math.sqrt(square[feature]);
        }
      }
    }
  }
  return model;
}

function scoresOf({ weights, bias }: Model, features: Uint32Array): number[] {
  const length = Math.sqrt(features.length);
  return weights.map((own, one) => {
    let sum = 0;
    for (const feature of features) sum += own[feature] as number;
    return (bias[one] as number) + sum / length;
  });
}

function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - highest));
  const sum = raised.reduce((total, one) => total + one, 0);
  return raised.map((one) => one / sum);
}

function logOddsOf(model: Model, features: Uint32Array): number {
  if (features.length === 0) return Number.NEGATIVE_INFINITY;
  const [none = 0, ...kinds] = scoresOf(model, features);
  return Math.log(kinds.reduce((sum, score) => sum + Math.exp(score - none), 0));
}

function write({ weights, bias }: Model, chosen: number): void {
  const step = weights.map((own) => own.reduce((most, one) => Math.max(most, Math.abs(one)), 1e-6) / STEPS);
  const bytes = new Int8Array(classes.length * FEATURE_COUNT);
  for (const [one, own] of weights.entries()) {
    for (let feature = 0; feature < FEATURE_COUNT; feature++) {
      bytes[one * FEATURE_COUNT + feature] = Math.round((own[feature] as number) / (step[one] as number));
    }
  }
  const header: Record<keyof ClassifierHeader, unknown> = {
    classes,
    features: FEATURE_COUNT,
    bias: [...bias].map(rounded),
    step: step.map(rounded),
    threshold: rounded(chosen),
  };
  fs.writeFileSync(path.join(target, 'classifier.json'), `${JSON.stringify(header, null, 2)}\n`);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  fs.writeFileSync(path.join(target, 'classifier.br'), brotliCompressSync(new Uint8Array(bytes.buffer), { params }));
}

function rounded(value: number): number {
  return Number(value.toPrecision(6));
}

/** Numbers from 0 to below 1, always the same for the same seed (linear congruential, Numerical Recipes). */
function sequence(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as number, order[at] as number];
  }
}
