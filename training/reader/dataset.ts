/** Writes labelled messages as the arrays that `fit.py` reads. */
import fs from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@quarry/contract';
import { OPERATION_KINDS, SLOT_TYPES } from '@quarry/assistant';
import { CONTEXT_ROWS, contextFeatures } from '../../packages/assistant/src/reader/context-features.ts';
import {
  FIRST_OF_CATALOGUE,
  FIRST_OF_CUES,
  FIRST_OF_LEXICON,
  flagCount,
  flagsOf,
} from '../../packages/assistant/src/reader/flags.ts';
import { tokensOf } from '../../packages/assistant/src/reader/tokens.ts';
import { FEATURE_ROWS, wordFeatures } from '../../packages/assistant/src/reader/word-features.ts';
import type { Example } from './generator/generate.ts';

/** Columns of a token's labels. */
const LABELS = 5;
const FLAG_WORDS = 3;

class Column<A extends Uint8Array | Uint16Array | Uint32Array> {
  private values: A;
  private size = 0;
  private readonly make: (length: number) => A;

  constructor(make: (length: number) => A) {
    this.make = make;
    this.values = make(1 << 16);
  }

  push(value: number): void {
    if (this.size === this.values.length) {
      const larger = this.make(this.size * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.size] = value;
    this.size += 1;
  }

  written(): Uint8Array {
    const { buffer, BYTES_PER_ELEMENT } = this.values;
    return new Uint8Array(buffer, 0, this.size * BYTES_PER_ELEMENT);
  }
}

export function writeDataset(folder: string, name: string, examples: Iterable<Example>): number {
  const u8 = (length: number) => new Uint8Array(length);
  const u16 = (length: number) => new Uint16Array(length);
  const u32 = (length: number) => new Uint32Array(length);
  const columns = {
    'tokens.u8': new Column(u8),
    'language.u8': new Column(u8),
    'context.u32': new Column(u32),
    'labels.u8': new Column(u8),
    'flags.u32': new Column(u32),
    'word-counts.u8': new Column(u8),
    'sequence-counts.u8': new Column(u8),
    'words.u16': new Column(u16),
    'sequences.u16': new Column(u16),
  };
  let count = 0;
  for (const example of examples) {
    const tokens = tokensOf(example.text);
    if (tokens.length === 0) continue;
    count += 1;
    columns['tokens.u8'].push(tokens.length);
    columns['language.u8'].push(LANGUAGES.indexOf(example.language));
    columns['context.u32'].push(bitsOf(contextFeatures(example.context), 0));
    const rows = wordFeatures(tokens);
    const flags = flagsOf(example.text, tokens, example.context.catalogueHas);
    const labels = labelsOf(example, tokens);
    for (const at of tokens.keys()) {
      for (const label of labels[at] ?? []) columns['labels.u8'].push(label);
      for (let word = 0; word < FLAG_WORDS; word++) columns['flags.u32'].push(bitsOf(flags[at] ?? [], word * 32));
      const { words, sequences } = rows[at] ?? { words: [], sequences: [] };
      columns['word-counts.u8'].push(words.length);
      columns['sequence-counts.u8'].push(sequences.length);
      for (const row of words) columns['words.u16'].push(row);
      for (const row of sequences) columns['sequences.u16'].push(row);
    }
  }
  fs.mkdirSync(folder, { recursive: true });
  for (const [file, column] of Object.entries(columns))
    fs.writeFileSync(path.join(folder, `${name}.${file}`), column.written());
  const shape = {
    rows: FEATURE_ROWS,
    flags: flagCount(),
    firstOfLexicon: FIRST_OF_LEXICON,
    firstOfCues: FIRST_OF_CUES,
    flagWords: FLAG_WORDS,
    firstOfCatalogue: FIRST_OF_CATALOGUE,
    context: CONTEXT_ROWS,
    operations: OPERATION_KINDS.length,
    slots: SLOT_TYPES.length,
    labels: LABELS,
  };
  fs.writeFileSync(path.join(folder, 'shape.json'), JSON.stringify(shape));
  return count;
}

function bitsOf(places: readonly number[], from: number): number {
  return (
    places.reduce((bits, place) => (place >= from && place < from + 32 ? bits | (1 << (place - from)) : bits), 0) >>> 0
  );
}

/** By token: operation (0 none), begins an operation, slot (0 none), begins a slot, is ruled out. */
function labelsOf({ operations }: Example, tokens: readonly { start: number; end: number }[]): number[][] {
  const labels = tokens.map(() => [0, 0, 0, 0, 0]);
  const mark = (start: number, end: number, by: (label: number[], isFirst: boolean) => void): void => {
    let isFirst = true;
    for (const [at, token] of tokens.entries()) {
      if (token.start >= end || token.end <= start) continue;
      const label = labels[at];
      if (label !== undefined) by(label, isFirst);
      isFirst = false;
    }
  };
  for (const { kind, start, end, slots } of operations) {
    mark(start, end, (label, isFirst) => {
      label[0] = OPERATION_KINDS.indexOf(kind) + 1;
      label[1] = Number(isFirst);
    });
    for (const slot of slots) {
      mark(slot.start, slot.end, (label, isFirst) => {
        label[2] = SLOT_TYPES.indexOf(slot.type) + 1;
        label[3] = Number(isFirst);
        label[4] = Number(slot.isNegated);
      });
    }
  }
  return labels;
}
