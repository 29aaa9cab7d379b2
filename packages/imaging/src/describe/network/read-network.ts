/**
 * Reads the trained network. File format, written by `tools/train-garment-network.py`: the length of a JSON header (32
 * bits, little-endian), the header, padding to 4 bytes, then per layer the scale and bias of each output (float32) and
 * its weights (int8, multiplied by the scale).
 */
import fs from 'node:fs';
import { NETWORK_FILE } from '../weights-files.ts';

export interface Layer {
  kind: 'convolution' | 'linear';
  inputs: number;
  outputs: number;
  /** Of a convolution: 1 or 2. */
  stride: number;
  /** The activation: `add` adds the block's input before the ReLU. */
  after: 'none' | 'relu' | 'add-relu';
  /** This convolution begins a residual block: its input is kept for `add-relu`. */
  opensBlock: boolean;
  /** The mean of the output over all places is a feature. */
  isStage: boolean;
  /** `[outputs][inputs · 9]`, or `[outputs][inputs]` of a linear layer. */
  weights: Float32Array;
  bias: Float32Array;
}

export interface Network {
  /** Side of the square input picture, in pixels. */
  side: number;
  /** A colour value from 0 to 1 is normalized as `(value - mean) / spread`. */
  mean: number;
  spread: number;
  layers: Layer[];
  /** Names of the trained types, and each type's direction among the embeddings, of length 1. */
  kinds: string[];
  directions: Float32Array[];
}

interface Head {
  side: number;
  mean: number;
  spread: number;
  kinds: string[];
  layers: Omit<Layer, 'weights' | 'bias'>[];
}

let shipped: Network | undefined;

/** The network shipped with Quarry, read once. */
export function shippedNetwork(): Network {
  shipped ??= readNetwork(fs.readFileSync(NETWORK_FILE));
  return shipped;
}

export function readNetwork(bytes: Uint8Array): Network {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headLength = view.getUint32(0, true);
  const head: Head = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + headLength)));
  const { layers, kinds, ...input } = head;
  let at = Math.ceil((4 + headLength) / 4) * 4;

  const floats = (count: number): Float32Array => {
    const read = Float32Array.from({ length: count }, (_, n) => view.getFloat32(at + n * 4, true));
    at += count * 4;
    return read;
  };
  const scaled = (scales: Float32Array, width: number): Float32Array => {
    const read = Float32Array.from(
      { length: scales.length * width },
      (_, n) => view.getInt8(at + n) * (scales[Math.floor(n / width)] ?? 0),
    );
    at += read.length;
    at = Math.ceil(at / 4) * 4;
    return read;
  };

  const read = layers.map((layer): Layer => {
    const scales = floats(layer.outputs);
    const bias = floats(layer.outputs);
    return { ...layer, bias, weights: scaled(scales, layer.inputs * (layer.kind === 'linear' ? 1 : 9)) };
  });
  const width = read.at(-1)?.outputs ?? 0;
  return { ...input, kinds, layers: read, directions: kinds.map(() => floats(width)) };
}
