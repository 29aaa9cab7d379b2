/**
 * Runs the small network on one picture. A convolution is a matrix product: the nine neighbours of every place are laid
 * out as columns (im2col) and multiplied by the weights.
 */
import { type MatrixKernel, openMatrixKernel, PLACES_AT_ONCE, ROWS_AT_ONCE } from './matrix-kernel.ts';
import type { Layer, Network } from './read-network.ts';
import { elementAt } from '@quarry/language';

export interface Seen {
  /** The embedding; its direction matters, not its length. */
  embedding: Float32Array;
  /** Mean activation of every channel after each stage. */
  stages: Float32Array;
}

export interface NetworkRunner {
  readonly network: Network;
  /** @param rgb of side × side pixels, 3 bytes each. */
  look(rgb: Uint8Array): Seen;
}

/** Channels of one layer, each a row of `places` numbers, of which the first `side²` are used. */
interface Plane {
  side: number;
  places: number;
  channels: number;
  /** Offset in numbers, not bytes. */
  at: number;
}

export function createNetworkRunner(network: Network): NetworkRunner {
  const convolutions = network.layers.filter(({ kind }) => kind === 'convolution');
  const linear = network.layers.find(({ kind }) => kind === 'linear');
  if (!linear) throw new Error('The network has no embedding.');
  const plan = planMemory(network.side, convolutions);
  const kernel = openMatrixKernel(plan.size * 4);
  const numbers = new Float32Array(kernel.memory.buffer);
  convolutions.forEach((layer, n) => {
    writeGrouped(numbers, plan.weights[n] ?? 0, layer);
  });

  return {
    network,
    look(rgb) {
      let input = plan.input;
      // Padding of a row contains old values and is never read as a pixel.
      fillInput(numbers, input, rgb, network);
      const stages: number[] = [];
      let kept: Plane | undefined;
      convolutions.forEach((layer, n) => {
        const output = elementAt(plan.outputs, n);
        if (layer.opensBlock) kept = input;
        convolve(kernel, numbers, layer, plan.weights[n] ?? 0, input, plan.columns, output);
        finish(numbers, layer, output, layer.after === 'add-relu' ? kept : undefined);
        if (layer.isStage) stages.push(...means(numbers, output));
        input = output;
      });
      return { embedding: applyLinear(linear, means(numbers, input)), stages: Float32Array.from(stages) };
    },
  };
}

function planMemory(side: number, layers: readonly Layer[]) {
  let size = 0;
  const take = (numbers: number): number => {
    const at = size;
    // Aligned to 16 bytes for SIMD loads.
    size += Math.ceil(numbers / 4) * 4;
    return at;
  };
  const plane = (channels: number, planeSide: number): Plane => {
    const places = Math.ceil((planeSide * planeSide) / PLACES_AT_ONCE) * PLACES_AT_ONCE;
    return { side: planeSide, places, channels, at: take(channels * places) };
  };
  const input = plane(3, side);
  const weights = layers.map(({ inputs, outputs }) => take(outputs * inputs * 9));
  let planeSide = side;
  let most = 0;
  const outputs = layers.map((layer) => {
    if (layer.outputs % ROWS_AT_ONCE !== 0) throw new Error('The kernel wants four outputs at once.');
    planeSide = Math.ceil(planeSide / layer.stride);
    const output = plane(layer.outputs, planeSide);
    most = Math.max(most, layer.inputs * 9 * output.places);
    return output;
  });
  return { input, weights, outputs, columns: take(most), size };
}

/** In groups of four rows, as the kernel requires. */
function writeGrouped(numbers: Float32Array, at: number, { weights, outputs, inputs }: Layer): void {
  const depth = inputs * 9;
  for (let row = 0; row < outputs; row += 1) {
    const group = at + (row - (row % ROWS_AT_ONCE)) * depth + (row % ROWS_AT_ONCE);
    for (let k = 0; k < depth; k += 1) numbers[group + k * ROWS_AT_ONCE] = weights[row * depth + k] ?? 0;
  }
}

function fillInput(numbers: Float32Array, input: Plane, rgb: Uint8Array, { mean, spread }: Network): void {
  const pixels = input.side * input.side;
  for (let channel = 0; channel < 3; channel += 1) {
    const at = input.at + channel * input.places;
    for (let n = 0; n < pixels; n += 1) numbers[at + n] = ((rgb[n * 3 + channel] ?? 0) / 255 - mean) / spread;
  }
}

function convolve(
  kernel: MatrixKernel,
  numbers: Float32Array,
  { inputs, outputs, stride }: Layer,
  weights: number,
  input: Plane,
  columns: number,
  output: Plane,
): void {
  let row = columns;
  for (let channel = 0; channel < inputs; channel += 1) {
    const from = input.at + channel * input.places;
    for (let ky = -1; ky <= 1; ky += 1) {
      for (let kx = -1; kx <= 1; kx += 1) {
        layOut(numbers, row, from, input.side, output.side, stride, ky, kx);
        row += output.places;
      }
    }
  }
  kernel.multiply(weights * 4, columns * 4, output.at * 4, outputs, inputs * 9, output.places);
}

/** One neighbour of every place; 0 outside of the picture. */
function layOut(
  numbers: Float32Array,
  to: number,
  from: number,
  side: number,
  outSide: number,
  stride: number,
  ky: number,
  kx: number,
): void {
  for (let y = 0; y < outSide; y += 1) {
    const inY = y * stride + ky;
    const line = to + y * outSide;
    if (inY < 0 || inY >= side) {
      numbers.fill(0, line, line + outSide);
      continue;
    }
    const source = from + inY * side + kx;
    // The first place with this neighbour, and the end of the range.
    const first = kx < 0 ? 1 : 0;
    const end = Math.min(outSide, Math.ceil((side - kx) / stride));
    if (first > 0) numbers[line] = 0;
    if (end < outSide) numbers.fill(0, line + end, line + outSide);
    if (stride === 1) numbers.copyWithin(line + first, source + first, source + end);
    else for (let x = first; x < end; x += 1) numbers[line + x] = numbers[source + x * stride] ?? 0;
  }
}

function finish(numbers: Float32Array, { bias, after }: Layer, output: Plane, kept: Plane | undefined): void {
  for (let channel = 0; channel < output.channels; channel += 1) {
    const at = output.at + channel * output.places;
    const added = kept ? kept.at + channel * kept.places : 0;
    const own = bias[channel] ?? 0;
    for (let n = 0; n < output.places; n += 1) {
      const sum = (numbers[at + n] ?? 0) + own + (kept ? (numbers[added + n] ?? 0) : 0);
      numbers[at + n] = after === 'none' || sum > 0 ? sum : 0;
    }
  }
}

function means(numbers: Float32Array, { channels, side, places, at }: Plane): Float32Array {
  const pixels = side * side;
  return Float32Array.from({ length: channels }, (_, channel) => {
    let sum = 0;
    for (let n = 0; n < pixels; n += 1) sum += numbers[at + channel * places + n] ?? 0;
    return sum / pixels;
  });
}

function applyLinear({ weights, bias, inputs, outputs }: Layer, values: Float32Array): Float32Array {
  return Float32Array.from({ length: outputs }, (_, row) => {
    let sum = bias[row] ?? 0;
    for (let n = 0; n < inputs; n += 1) sum += (weights[row * inputs + n] ?? 0) * (values[n] ?? 0);
    return sum;
  });
}
