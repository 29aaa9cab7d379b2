/**
 * The trained network as it lies in its file. `tools/train-garment-network.py` writes it: the length of a JSON head
 * (32 bits, little-endian), the head, padding to 4 bytes, then layer after layer the scale and the bias of each output
 * (float32) and its weights (int8, each worth its scale).
 */
import fs from 'node:fs';
import { NETWORK_FILE } from '../weights-files.ts';

export interface Layer {
  kind: 'convolution' | 'linear';
  inputs: number;
  outputs: number;
  /** Of a convolution: 1 or 2. */
  stride: number;
  /** What happens after the bias: `add` adds what went into the block before negative values become 0. */
  after: 'none' | 'relu' | 'add-relu';
  /** This convolution begins a residual block: what goes in is kept for `add-relu`. */
  opensBlock: boolean;
  /** The mean over all places of what comes out is worth knowing. */
  isStage: boolean;
  /** `[outputs][inputs · 9]`, or `[outputs][inputs]` of a linear layer. */
  weights: Float32Array;
  bias: Float32Array;
}

export interface Network {
  /** Side of the square picture that goes in, in pixels. */
  side: number;
  /** A colour value from 0 to 1 goes in as `(value - mean) / spread`. */
  mean: number;
  spread: number;
  layers: Layer[];
  /** Names of the kinds it was trained to tell, and the direction of each among the embeddings, of length 1. */
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

/** The network that Quarry ships, read once. */
export function shippedNetwork(): Network {
  shipped ??= readNetwork(fs.readFileSync(NETWORK_FILE));
  return shipped;
}

export function readNetwork(bytes: Uint8Array): Network {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headLength = view.getUint32(0, true);
  const { layers, kinds, ...input } = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + headLength))) as Head;
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
