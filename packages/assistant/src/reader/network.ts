/**
 * The forward pass of the reader's network, as `training/reader/fit.py` defines it: mean embeddings of hashed features,
 * a convolution over three tokens, a bidirectional gated recurrent unit (Cho et al. 2014), linear heads.
 */
import type { Model } from './model-file.ts';
import { addProducts, type Matrix, matrixOf, repeated } from './multiply.ts';
import type { TokenRows } from './word-features.ts';

export interface NetworkInput {
  rows: readonly TokenRows[];
  /** Numbers of the flags that hold, by token. */
  flags: readonly (readonly number[])[];
  /** Numbers of the rows of the dialogue's state. */
  context: readonly number[];
}

/** Scores of all heads, token by token. */
export type Network = (input: NetworkInput) => Float64Array;

export function createNetwork(model: Model): Network {
  const { width, hidden } = model;
  const embed = embedding(model);
  const convolve = convolution(model);
  const directions = [direction(model, ''), direction(model, '_reverse')] as const;
  const whole = matrixOf(model.tensor('whole.weight'), 2 * hidden);
  const wholeBias = model.tensor('whole.bias');
  const headBias = model.tensor('heads.bias');
  const heads = matrixOf(model.tensor('heads.weight'), headBias.length);

  /** To the states of each token, the largest of all tokens are added through a map. */
  const addWhole = (joined: Float64Array, count: number): void => {
    const largest = new Float64Array(2 * hidden).fill(-2);
    for (let at = 0; at < count; at++) {
      const from = at * heads.columns;
      for (let unit = 0; unit < largest.length; unit++) {
        largest[unit] = Math.max(largest[unit] ?? 0, joined[from + unit] ?? 0);
      }
    }
    const mapped = repeated(wholeBias, 1);
    addProducts(whole, largest, 0, 1, mapped);
    const added = mapped.map(Math.tanh);
    for (let at = 0; at < count; at++) {
      const from = at * heads.columns;
      for (let unit = 0; unit < added.length; unit++) {
        joined[from + unit] = (joined[from + unit] ?? 0) + (added[unit] ?? 0);
      }
    }
  };

  return (input) => {
    const count = input.rows.length;
    const inputs = convolve(embed(input), count);
    // Of each token: states of both directions, then what went into them.
    const joined = new Float64Array(count * heads.columns);
    for (const [side, run] of directions.entries()) {
      run(inputs, count, side === 1, (at, state) => joined.set(state, at * heads.columns + side * hidden));
    }
    addWhole(joined, count);
    for (let at = 0; at < count; at++) {
      joined.set(inputs.subarray(at * width, (at + 1) * width), at * heads.columns + 2 * hidden);
    }
    const scores = repeated(headBias, count);
    addProducts(heads, joined, heads.columns, count, scores);
    return scores;
  };
}

/** What is known of each token as a vector, with one of zeros before the first and one behind the last. */
function embedding(model: Model): (input: NetworkInput) => Float64Array {
  const { width, table } = model;
  const scales = model.tensor('scales');
  const bias = model.tensor('flags.bias');
  const flagColumns = columnsOf(model.tensor('flags.weight'), width);
  const contextColumns = columnsOf(model.tensor('context.weight'), width);
  const addMean = (rows: Uint16Array, into: Float64Array): void => {
    for (const row of rows) {
      const scale = (scales[row] ?? 0) / rows.length;
      const from = row * width;
      for (let at = 0; at < width; at++) into[at] = (into[at] ?? 0) + scale * (table[from + at] ?? 0);
    }
  };
  const add = (column: Float64Array | undefined, into: Float64Array): void => {
    for (let at = 0; column !== undefined && at < width; at++) into[at] = (into[at] ?? 0) + (column[at] ?? 0);
  };
  return ({ rows, flags, context }) => {
    const inputs = new Float64Array((rows.length + 2) * width);
    for (const [at, { words, sequences }] of rows.entries()) {
      const into = inputs.subarray((at + 1) * width, (at + 2) * width);
      into.set(bias);
      addMean(words, into);
      addMean(sequences, into);
      for (const flag of flags[at] ?? []) add(flagColumns[flag], into);
      for (const row of context) add(contextColumns[row], into);
    }
    return inputs;
  };
}

/** Adds to each token what the convolution says of it and its neighbours, where that is more than 0. */
function convolution(model: Model): (padded: Float64Array, count: number) => Float64Array {
  const { width } = model;
  const kernel = model.tensor('conv.weight');
  const bias = model.tensor('conv.bias');
  // The file has [out][in][place]; in memory three adjacent tokens are [place][in].
  const byPlace = Float32Array.from(kernel, (_, at) => {
    const out = Math.floor(at / (3 * width));
    const place = Math.floor((at % (3 * width)) / width);
    return kernel[(out * width + (at % width)) * 3 + place] ?? 0;
  });
  const matrix = matrixOf(byPlace, width);
  return (padded, count) => {
    const sums = repeated(bias, count);
    addProducts(matrix, padded, width, count, sums);
    return sums.map((sum, at) => Math.max(0, sum) + (padded[at + width] ?? 0));
  };
}

type Direction = (
  inputs: Float64Array,
  count: number,
  isBackward: boolean,
  keep: (at: number, state: Float64Array) => void,
) => void;

/** One direction of the recurrent layer. */
function direction(model: Model, suffix: '' | '_reverse'): Direction {
  const { width, hidden } = model;
  const ofInput: Matrix = matrixOf(model.tensor(`gru.weight_ih_l0${suffix}`), 3 * hidden);
  const inputBias = model.tensor(`gru.bias_ih_l0${suffix}`);
  const ofState: Matrix = matrixOf(model.tensor(`gru.weight_hh_l0${suffix}`), 3 * hidden);
  const stateBias = model.tensor(`gru.bias_hh_l0${suffix}`);
  return (inputs, count, isBackward, keep) => {
    const fromInputs = repeated(inputBias, count);
    addProducts(ofInput, inputs, width, count, fromInputs);
    const state = new Float64Array(hidden);
    const fromState = new Float64Array(3 * hidden);
    for (let step = 0; step < count; step++) {
      const at = isBackward ? count - 1 - step : step;
      const from = at * 3 * hidden;
      fromState.set(stateBias);
      addProducts(ofState, state, 0, 1, fromState);
      for (let unit = 0; unit < hidden; unit++) {
        const place = from + unit;
        const reset = sigmoid((fromInputs[place] ?? 0) + (fromState[unit] ?? 0));
        const update = sigmoid((fromInputs[place + hidden] ?? 0) + (fromState[hidden + unit] ?? 0));
        const fresh = Math.tanh((fromInputs[place + 2 * hidden] ?? 0) + reset * (fromState[2 * hidden + unit] ?? 0));
        state[unit] = (1 - update) * fresh + update * (state[unit] ?? 0);
      }
      keep(at, state);
    }
  };
}

/** The columns of a matrix with `rows` rows. */
function columnsOf(values: Float32Array, rows: number): Float64Array[] {
  const columns = values.length / rows;
  return Array.from({ length: columns }, (_, column) =>
    Float64Array.from({ length: rows }, (__, row) => values[row * columns + column] ?? 0),
  );
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));
