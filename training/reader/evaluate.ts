/**
 * Measures the reader, set by set and language by language.
 *
 *   npx tsx training/reader/evaluate.ts [--weights FILE] [--detail] [--sets open,sealed] [--failures SET] [--language LANGUAGE]
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { LANGUAGES } from '@quarry/contract';
import { UNCALIBRATED } from '../../packages/assistant/src/reader/calibration.ts';
import { parseModel } from '../../packages/assistant/src/reader/model-file.ts';
import { createReader } from '../../packages/assistant/src/reader/reader.ts';
import { readFrames } from './frame-files.ts';
import type { Example } from './generator/generate.ts';
import { compare, f1, line, type Measured, nothingMeasured } from './measure.ts';
import { byLanguage, heldFrames, heldValues, writtenSet } from './sets.ts';

const { values: options } = parseArgs({
  options: {
    weights: { type: 'string' },
    detail: { type: 'boolean', default: false },
    failures: { type: 'string' },
    /** Names of sets; all of them otherwise. */
    sets: { type: 'string' },
    language: { type: 'string' },
    tests: { type: 'string', default: path.join(import.meta.dirname, '../../tests/reader') },
  },
});

const { weights } = options;
const reader =
  weights === undefined
    ? createReader()
    : createReader(() => ({
        model: parseModel(brotliDecompressSync(fs.readFileSync(weights))),
        calibration: UNCALIBRATED,
      }));
const frames = readFrames();
const written = (name: string): Example[] =>
  LANGUAGES.flatMap((language) => {
    const file = path.join(options.tests, `${language}.${name}.txt`);
    return fs.existsSync(file) ? writtenSet(file, language) : [];
  });
const sets: Record<string, () => Example[]> = {
  'held-out frames': () => heldFrames(frames, 5000),
  'held-out values': () => heldValues(frames, 2500),
  open: () => written('open'),
  sealed: () => written('sealed'),
};

for (const [name, make] of Object.entries(sets)) {
  if (options.sets !== undefined && !options.sets.split(',').includes(name)) continue;
  const examples = make();
  const all = nothingMeasured();
  for (const [language, some] of byLanguage(examples)) {
    if (some.length === 0 || (options.language !== undefined && language !== options.language)) continue;
    const measured = nothingMeasured();
    for (const one of some) {
      const reading = reader.read(one.text, one.context);
      compare(all, one.operations, reading);
      const isRight = compare(measured, one.operations, reading);
      if (!isRight && options.failures === name) show(one, reading.operations);
    }
    console.log(`${name} ${language}: ${line(measured)}`);
  }
  if (options.detail && all.messages > 0) detail(all);
}

function show({ text, operations, context }: Example, read: ReturnType<typeof reader.read>['operations']): void {
  const say = (
    some: readonly {
      kind: string;
      slots: readonly { type: string; start: number; end: number; isNegated?: boolean }[];
    }[],
  ): string =>
    some
      .map(
        ({ kind, slots }) =>
          `${kind}[${slots.map(({ type, start, end, isNegated }) => `${type}${isNegated ? '!' : ''}=${text.slice(start, end)}`).join('; ')}]`,
      )
      .join(' ');
  console.log(`${context.openQuestion ?? ''} "${text}"\n    meant ${say(operations)}\n    read  ${say(read)}`);
}

function detail({ byKind, byType }: Measured): void {
  for (const counts of [byKind, byType]) {
    const rows = [...counts].sort(([, a], [, b]) => f1(a) - f1(b));
    console.log(rows.map(([name, one]) => `  ${name} ${(100 * f1(one)).toFixed(0)} (${one.meant})`).join(','));
  }
}
