/**
 * Which kind of garment a picture shows. The network is trained on ten kinds; the cosine between a picture's embedding and
 * the direction of each kind, scaled and passed through a softmax, is the probability of the kind.
 */
import { DESCRIPTOR_PARTS } from './describe-picture.ts';
import { shippedNetwork } from './network/read-network.ts';

/** Scale of the cosines: the one with the least negative log likelihood on photos that the network was not trained on. */
const SCALE = 15;

export interface SeenGarment {
  /** `dress`, `hat`, `longsleeve`, `outwear`, `pants`, `shirt`, `shoes`, `shorts`, `skirt` or `t-shirt`. */
  kind: string;
  /** Provided that the picture shows one of them. */
  probability: number;
}

/** @param descriptor made by `describePicture`. */
export function garmentsIn(descriptor: Int8Array): SeenGarment[] {
  const { kinds, directions } = shippedNetwork();
  const embedding = descriptor.subarray(0, DESCRIPTOR_PARTS[0].length);
  const length = Math.hypot(...embedding) || 1;
  const weights = directions.map((direction) => {
    const product = direction.reduce((sum, value, n) => sum + value * (embedding[n] ?? 0), 0);
    return Math.exp((SCALE * product) / length);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return kinds.map((kind, n) => ({ kind, probability: (weights[n] ?? 0) / total }));
}
