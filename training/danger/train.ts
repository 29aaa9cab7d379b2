/**
 * Trains the classifier of danger from `messages/*.tsv` and `patterns/*.tsv` and writes it into the assistant's data. The
 * same messages give the same weights.
 *
 *   npx tsx training/danger/train.ts           trains and writes
 *   npx tsx training/danger/train.ts --check   cross-validation alone, changing nothing
 *
 * The threshold of each language is calibrated by cross-validation: the lowest at which at most `MOST_FALSE` of its harmless
 * messages that were written to sound like danger are taken for danger.
 */
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Language } from '@quarry/contract';
import type { ClassifierHeader } from '../../packages/assistant/src/danger/classify-danger.ts';
import { FEATURE_COUNT, featuresOf } from '../../packages/assistant/src/danger/message-features.ts';
import { readMessage } from '../../packages/assistant/src/danger/read-message.ts';
import { FOLD_NUMBERS, readExamples } from './examples.ts';
import { fit, logOddsOf, type Model } from './fit.ts';

/** Share of the harmless messages that sound like danger. */
const MOST_FALSE = 0.03;
const STEPS = 127;

type Thresholds = ClassifierHeader['thresholds'];

const folder = import.meta.dirname;
const target = path.join(folder, '../../packages/assistant/src/danger/danger-data');

const examples = readExamples(folder);
const kinds = new Set(examples.map(({ kind }) => kind).filter((kind) => kind !== 'none'));
const classes = ['none', ...[...kinds].sort()];
const samples = examples.map((example) => ({
  ...example,
  label: classes.indexOf(example.kind),
  groups: featuresOf(readMessage(example.message)),
}));
console.log(`${samples.length} messages`);

const thresholds = calibrate();
if (!process.argv.includes('--check')) write(fit(samples, classes.length), thresholds);

function calibrate(): Thresholds {
  const judged = FOLD_NUMBERS.flatMap((fold) => {
    const model = fit(
      samples.filter((sample) => sample.fold !== fold),
      classes.length,
    );
    const held = samples.filter((sample) => sample.fold === fold && sample.weight === 1);
    return held.map(({ groups, ...sample }) => ({ ...sample, logOdds: logOddsOf(model, groups) }));
  });
  const of = (language: Language): number => {
    const lookalikes = judged.filter((one) => one.language === language && one.isLookalike);
    const falling = lookalikes.map(({ logOdds }) => logOdds).sort((a, b) => b - a);
    return rounded(falling[Math.floor(falling.length * MOST_FALSE)] ?? 0);
  };
  const chosen: Thresholds = { en: of('en'), ka: of('ka'), tr: of('tr'), ar: of('ar'), az: of('az') };
  for (const set of new Set(judged.map((one) => one.set))) {
    const own = judged.filter((one) => one.set === set);
    const share = (some: typeof own) =>
      `${some.filter(({ logOdds, language }) => logOdds > chosen[language]).length}/${some.length}`;
    const told = own.filter(({ kind }) => kind !== 'none');
    console.log(`${set}: heard ${share(told)}, taken for danger ${share(own.filter(({ kind }) => kind === 'none'))}`);
  }
  console.log(`thresholds ${JSON.stringify(chosen)}`);
  return chosen;
}

function write({ weights, bias }: Model, chosen: Thresholds): void {
  const step = classes.map((_, one) => largestOf(weights, one) / STEPS);
  const bytes = new Int8Array(weights.length);
  for (let feature = 0; feature < FEATURE_COUNT; feature++) {
    for (const [one, size] of step.entries()) {
      bytes[one * FEATURE_COUNT + feature] = Math.round((weights[feature * classes.length + one] as number) / size);
    }
  }
  const header: Record<keyof ClassifierHeader, unknown> = {
    classes,
    features: FEATURE_COUNT,
    bias: [...bias].map(rounded),
    step: step.map(rounded),
    thresholds: chosen,
  };
  fs.writeFileSync(path.join(target, 'classifier.json'), `${JSON.stringify(header, null, 2)}\n`);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  fs.writeFileSync(path.join(target, 'classifier.br'), brotliCompressSync(new Uint8Array(bytes.buffer), { params }));
}

function largestOf(weights: Float32Array, one: number): number {
  let most = 1e-6;
  for (let place = one; place < weights.length; place += classes.length)
    most = Math.max(most, Math.abs(weights[place] ?? 0));
  return most;
}

function rounded(value: number): number {
  return Number(value.toPrecision(6));
}
