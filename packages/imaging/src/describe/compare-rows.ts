/**
 * Compares one vector with all rows of a shop: int8 dot products, sixteen numbers at a time in WebAssembly. The rows
 * are copied once into its memory.
 */
import {
  add,
  addInts,
  dotShorts,
  get,
  I32,
  load,
  loop,
  lowerBytesToShorts,
  openWasm,
  repeat,
  set,
  step,
  storeInt,
  takeInt,
  upperBytesToShorts,
  V128,
  zeroVector,
} from './network/wasm-code.ts';

const [QUERY, ROWS, SCORES, COUNT, BLOCKS] = [0, 1, 2, 3, 4] as const;
const [AT, LEFT] = [5, 6] as const;
const [SUM, BYTES] = [7, 8] as const;
const BLOCK = 16;

export interface RowComparer {
  /** Dot products with every row, in row order. Valid until the next call. */
  compare(query: Int8Array): Int32Array;
}

/** @param length of a row. */
export function createRowComparer(rows: Int8Array, length: number): RowComparer {
  const count = length > 0 ? rows.length / length : 0;
  const padded = Math.ceil(length / BLOCK) * BLOCK;
  const [rowsAt, scoresAt] = [padded * 2, padded * 2 + count * padded];
  const { memory, run } = openWasm<
    (query: number, rows: number, scores: number, count: number, blocks: number) => void
  >(scoresAt + count * 4, {
    parameters: 5,
    locals: [
      [2, I32],
      [2, V128],
    ],
    body: compareCode(),
  });
  const bytes = new Int8Array(memory.buffer);
  for (let row = 0; row < count; row += 1) {
    bytes.set(rows.subarray(row * length, (row + 1) * length), rowsAt + row * padded);
  }
  const shorts = new Int16Array(memory.buffer, 0, padded);
  const scores = new Int32Array(memory.buffer, scoresAt, count);
  return {
    compare(query) {
      shorts.fill(0);
      shorts.set(query);
      if (count > 0 && padded > 0) run(0, rowsAt, scoresAt, count, padded / BLOCK);
      return scores;
    },
  };
}

/** for each row: sum = 0; for each block: sum += low · query, high · query; its four lanes together are the score */
function compareCode(): number[] {
  const half = (toShorts: number[], offset: number) => [
    ...get(SUM),
    ...get(BYTES),
    ...toShorts,
    ...get(AT),
    ...load(offset),
    ...dotShorts,
    ...addInts,
    ...set(SUM),
  ];
  const eachBlock = [
    ...get(ROWS),
    ...load(0),
    ...set(BYTES),
    ...half(lowerBytesToShorts, 0),
    ...half(upperBytesToShorts, 16),
    ...step(ROWS, BLOCK),
    ...step(AT, BLOCK * 2),
    ...step(LEFT, -1),
    ...get(LEFT),
    ...repeat,
  ];
  const lanes = [0, 1, 2, 3].flatMap((lane) => [...get(SUM), ...takeInt(lane), ...(lane > 0 ? add : [])]);
  return loop([
    ...zeroVector,
    ...set(SUM),
    ...get(QUERY),
    ...set(AT),
    ...get(BLOCKS),
    ...set(LEFT),
    ...loop(eachBlock),
    ...get(SCORES),
    ...lanes,
    ...storeInt(0),
    ...step(SCORES, 4),
    ...step(COUNT, -1),
    ...get(COUNT),
    ...repeat,
  ]);
}
