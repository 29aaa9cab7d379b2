/**
 * Fits the table by which `detectLanguage` tells the language of a message in Latin letters, and writes it into the data
 * of the language package.
 *
 *   npx tsx training/reader/fit-language.ts
 *
 * Multinomial logistic regression over the letter sequences of words, fitted by AdaGrad on messages generated of the frames
 * that are not held out. The same frames give the same table.
 */
import { elementAt } from '@quarry/language';
import fs from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '@quarry/contract';
import { latinWordsOf, sequencesOf } from '../../packages/language/src/analysis/latin-letters.ts';
import { sequence, shuffle } from '../danger/random.ts';
import { readFrames, splitFrames } from './frame-files.ts';
import { generate } from './generator/generate.ts';
import { createValues, isHeldValue } from './generator/values.ts';
import { heldFrames } from './sets.ts';

const MESSAGES = 60_000;
const EPOCHS = 6;
const LEARNING_RATE = 0.3;
const REGULARISATION = 2e-5;
/** Rarer sequences are left out, and those that say little. */
const MIN_SEEN = 12;
const MIN_SAID = 0.35;
/** Steps of a weight in the table. */
const STEPS = 10;

const target = path.join(import.meta.dirname, '../../packages/language/data/words/letters-of-languages.tsv');
const frames = readFrames();
const { train } = splitFrames(frames);

interface Sample {
  features: Int32Array;
  label: number;
}

const numbers = new Map<string, number>();
const texts: { words: string[]; language: Language }[] = [];
for (const { text, language } of generate({
  frames: train,
  values: createValues(train, isHeldValue),
  count: MESSAGES,
  seed: 5,
})) {
  const words = latinWordsOf(text);
  if (words.length > 0) texts.push({ words, language });
}
const seen = new Map<string, number>();
for (const { words } of texts)
  for (const word of words) for (const one of sequencesOf(word)) seen.set(one, (seen.get(one) ?? 0) + 1);
for (const [one, count] of seen) if (count >= MIN_SEEN) numbers.set(one, numbers.size);
const samples = texts.map(
  ({ words, language }): Sample => ({
    features: Int32Array.from(words.flatMap((word) => sequencesOf(word).flatMap((one) => numbers.get(one) ?? []))),
    label: LANGUAGES.indexOf(language),
  }),
);
console.log(`${samples.length} messages, ${numbers.size} letter sequences`);

const classes = LANGUAGES.length;
const weights = new Float64Array(numbers.size * classes);
const squares = new Float64Array(weights.length).fill(1e-4);
const random = sequence(1);
const order = Int32Array.from(samples, (_, at) => at);
for (let epoch = 0; epoch < EPOCHS; epoch++) {
  shuffle(order, random);
  for (const at of order) {
    const { features, label } = elementAt(samples, at);
    const errors = sharesOf(features);
    errors[label] = (errors[label] ?? 0) - 1;
    for (const feature of features) {
      for (let one = 0; one < classes; one++) {
        const place = feature * classes + one;
        const weight = weights[place] ?? 0;
        const gradient = (errors[one] ?? 0) + REGULARISATION * weight;
        squares[place] = (squares[place] ?? 0) + gradient * gradient;
        weights[place] = weight - (LEARNING_RATE * gradient) / Math.sqrt(squares[place] ?? 1);
      }
    }
  }
}

const rows = [...numbers]
  .map(([one, feature]) => ({ one, said: centred(weights.subarray(feature * classes, (feature + 1) * classes)) }))
  .filter(({ said }) => Math.max(...said.map(Math.abs)) >= MIN_SAID)
  .map(({ one, said }) => `${one}\t${said.map((weight) => Math.round(weight * STEPS)).join(' ')}`)
  .sort();
const head = `# What letter sequences of Latin words say of the language of a message, in tenths of log-odds: ${LANGUAGES.join(' ')}.
# ^ and $ are the ends of a word. Georgian and Arabic are meant in Latin letters. Made by training/reader/fit-language.ts.
letters\tweights
`;
fs.writeFileSync(target, `${head}${rows.join('\n')}\n`);
console.log(`${rows.length} rows`);

let right = 0;
let all = 0;
for (const { text, language } of heldFrames(frames, 4000)) {
  const features = latinWordsOf(text).flatMap((word) => sequencesOf(word).flatMap((one) => numbers.get(one) ?? []));
  if (features.length === 0) continue;
  const shares = sharesOf(Int32Array.from(features));
  all += 1;
  if (shares.indexOf(Math.max(...shares)) === LANGUAGES.indexOf(language)) right += 1;
}
console.log(`of held-out frames ${right} of ${all} by letters alone`);

function sharesOf(features: Int32Array): number[] {
  const scores = Array.from({ length: classes }, () => 0);
  for (const feature of features) {
    for (let one = 0; one < classes; one++) scores[one] = (scores[one] ?? 0) + (weights[feature * classes + one] ?? 0);
  }
  const highest = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - highest));
  const sum = raised.reduce((total, one) => total + one, 0);
  return raised.map((one) => one / sum);
}

function centred(some: Float64Array): number[] {
  const mean = some.reduce((sum, one) => sum + one, 0) / some.length;
  return [...some].map((one) => one - mean);
}
