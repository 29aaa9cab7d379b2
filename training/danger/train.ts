/**
 * Trains the classifier of danger from `messages/*.tsv` and `patterns/*.tsv` and writes it into the assistant's data. The
 * same messages give the same weights.
 *
 *   npx tsx training/danger/train.ts           trains and writes
 *   npx tsx training/danger/train.ts --check   cross-validation alone, changing nothing
 *   `--errors` besides lists the written messages that the cross-validation misjudges, worst first.
 */
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type ClassifierHeader, KIND_FEATURE_COUNT } from '../../packages/assistant/src/danger/classify-danger.ts';
import { isDangerKind } from '../../packages/assistant/src/danger/danger-kind.ts';
import { FEATURE_COUNT, featuresOf } from '../../packages/assistant/src/danger/message-features.ts';
import { readMessage } from '../../packages/assistant/src/danger/read-message.ts';
import { calibrate, type Judged, type Thresholds } from './calibrate.ts';
import { FOLD_NUMBERS, readExamples } from './examples.ts';
import { fitDanger, fitKinds, type Model, scoresOf } from './fit.ts';

const STEPS = 127;

const target = path.join(import.meta.dirname, '../../packages/assistant/src/danger/danger-data');

const samples = readExamples(import.meta.dirname).map((example) => ({
  ...example,
  label: example.kind === 'none' ? 0 : 1,
  groups: featuresOf(readMessage(example.message)),
}));
console.log(`${samples.length} messages`);

const judged = crossValidate();
const thresholds = calibrate(judged);
report();
if (process.argv.includes('--errors')) listErrors();
if (!process.argv.includes('--check')) write();

/** Log-odds of every message by a model that has seen neither it nor its spellings nor another message of its pattern. */
function crossValidate(): (Judged & { set: string; message: string })[] {
  return FOLD_NUMBERS.flatMap((fold) => {
    const model = fitDanger(samples.filter((sample) => sample.fold !== fold));
    return samples
      .filter((sample) => sample.fold === fold && !sample.isSpelled && sample.groups.length > 0)
      .map(({ groups, ...sample }) => ({ ...sample, logOdds: scoresOf(model, groups)[0] ?? 0 }));
  });
}

function report(): void {
  for (const set of new Set(judged.map((one) => one.set))) {
    const own = judged.filter((one) => one.set === set);
    const share = (some: typeof own, tier: keyof Thresholds['en']) =>
      `${some.filter(({ logOdds, language }) => logOdds >= thresholds[language][tier]).length}/${some.length}`;
    const told = own.filter(({ kind }) => kind !== 'none');
    const harmless = own.filter(({ kind }) => kind === 'none');
    console.log(
      `${set}: heard ${share(told, 'possible')} (certain ${share(told, 'certain')}), ` +
        `harmless asked ${share(harmless, 'possible')} (certain ${share(harmless, 'certain')})`,
    );
  }
  console.log(`thresholds ${JSON.stringify(thresholds)}`);
}

/** Danger that is not heard and harmless messages that are asked about: tells which wordings are missing. */
function listErrors(): void {
  const distance = ({ logOdds, language }: Judged) => Math.abs(logOdds - thresholds[language].possible);
  const wrong = judged.filter(
    ({ kind, logOdds, language, isMade }) => !isMade && (kind === 'none') === logOdds >= thresholds[language].possible,
  );
  for (const one of wrong.sort((some, other) => distance(other) - distance(some)))
    console.log([one.set, one.kind, one.logOdds.toFixed(2), one.message].join('\t'));
}

function write(): void {
  const told = samples.filter(({ kind }) => isDangerKind(kind));
  const kinds = [...new Set(told.map(({ kind }) => kind))].sort();
  const danger = scaled(fitDanger(samples));
  const byKind = scaled(
    fitKinds(
      told.map((sample) => ({ ...sample, label: kinds.indexOf(sample.kind) })),
      kinds.length,
    ),
  );
  const header: Record<keyof ClassifierHeader, unknown> = {
    features: FEATURE_COUNT,
    kindFeatures: KIND_FEATURE_COUNT,
    danger: danger.scales[0],
    kinds: kinds.map((kind, place) => ({ kind, ...byKind.scales[place] })),
    thresholds,
  };
  fs.writeFileSync(path.join(target, 'classifier.json'), `${JSON.stringify(header, null, 2)}\n`);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const bytes = Buffer.concat([danger.bytes, byKind.bytes]);
  fs.writeFileSync(path.join(target, 'classifier.br'), brotliCompressSync(bytes, { params }));
  console.log(`${fs.statSync(path.join(target, 'classifier.br')).size} bytes`);
}

/** Weights of each class quantized to one byte, class by class. */
function scaled({ weights, bias, features }: Model): { scales: { bias: number; step: number }[]; bytes: Buffer } {
  const bytes = new Int8Array(weights.length);
  const scales = [...bias].map((start, one) => {
    let most = 1e-6;
    for (let place = one; place < weights.length; place += bias.length)
      most = Math.max(most, Math.abs(weights[place] ?? 0));
    const step = Number((most / STEPS).toPrecision(6));
    for (let feature = 0; feature < features; feature++) {
      const weight = weights[feature * bias.length + one] ?? 0;
      bytes[one * features + feature] = Math.max(-STEPS, Math.min(STEPS, Math.round(weight / step)));
    }
    return { bias: Number(start.toPrecision(6)), step };
  });
  return { scales, bytes: Buffer.from(bytes.buffer) };
}
