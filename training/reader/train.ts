/**
 * Trains the reader of the assistant. README.md describes it.
 *
 *   npx tsx training/reader/train.ts [--python python3] [--messages 300000] [--epochs 3]
 *
 * The same frames, lexicon and options give the same weights.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { UNCALIBRATED } from '../../packages/assistant/src/reader/calibration.ts';
import { parseModel } from '../../packages/assistant/src/reader/model-file.ts';
import { createReader } from '../../packages/assistant/src/reader/reader.ts';
import { fitCalibration } from './calibrate.ts';
import { writeDataset } from './dataset.ts';
import { readFrames, splitFrames } from './frame-files.ts';
import { generate } from './generator/generate.ts';
import { createValues, isHeldValue } from './generator/values.ts';
import { heldFrames } from './sets.ts';

/** Messages of held-out frames. */
const CALIBRATED_ON = 6000;

const { values: options } = parseArgs({
  options: {
    python: { type: 'string', default: 'python3' },
    messages: { type: 'string', default: '300000' },
    epochs: { type: 'string', default: '3' },
    /** Folder of the arrays; default: a temporary folder. */
    data: { type: 'string' },
    /** Continues with the arrays that are in the folder. */
    'keep-data': { type: 'boolean', default: false },
    /** Folder of the weights and their calibration. */
    out: { type: 'string', default: path.join(import.meta.dirname, '../../packages/assistant/src/reader/reader-data') },
  },
});

const folder = options.data ?? fs.mkdtempSync(path.join(os.tmpdir(), 'reader-'));
if (!options['keep-data']) {
  const { train, held } = splitFrames(readFrames());
  const values = createValues(train, isHeldValue);
  console.log(
    `${writeDataset(folder, 'train', generate({ frames: train, values, count: Number(options.messages), seed: 1 }))} messages to train on`,
  );
  const heldPlan = { frames: held, values, count: 5000, seed: 2, isSingle: true };
  console.log(`${writeDataset(folder, 'held', generate(heldPlan))} messages of held-out frames`);
}
const raw = path.join(folder, 'weights.bin');
const fit = path.join(import.meta.dirname, 'fit.py');
execFileSync(options.python, [fit, '--data', folder, '--out', raw, '--epochs', options.epochs], { stdio: 'inherit' });
const bytes = fs.readFileSync(raw);
const reader = createReader(() => ({ model: parseModel(bytes), calibration: UNCALIBRATED }));
const calibration = fitCalibration(reader, heldFrames(readFrames(), CALIBRATED_ON));
const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_LGWIN]: 24 };
fs.mkdirSync(options.out, { recursive: true });
fs.writeFileSync(path.join(options.out, 'weights.br'), brotliCompressSync(bytes, { params }));
fs.writeFileSync(path.join(options.out, 'calibration.json'), `${JSON.stringify(calibration, null, 2)}\n`);
