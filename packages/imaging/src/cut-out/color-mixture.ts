/** The colour distribution of a region: a mixture of Gaussians in Lab, and how well a colour fits it. */
import { elementAt } from '@quarry/language';

interface Blob {
  mean: readonly [number, number, number];
  /** Inverse of the covariance: ll, la, lb, aa, ab, bb. */
  inverse: readonly [number, number, number, number, number, number];
  /** Cost of the component's mean colour: lower for large and narrow components. */
  cost: number;
}

export type ColorMixture = readonly Blob[];

const ROUNDS = 6;
/** Minimum variance of a component: noise, compression, uneven light. */
const MIN_SPREAD = 4;
/** Minimum share of a component; smaller ones are noise. */
const MIN_PART = 0.002;

/** Maximum number of sampled pixels, spread over the region. */
const MAX_SAMPLES = 4000;

/** @param weights of each pixel in the region; only those above 0 are used. */
export function mixtureOf(lab: Float32Array, weights: Float32Array, blobs: number): ColorMixture {
  const samples = samplesOf(lab, weights);
  const count = samples.length / 4;
  if (count === 0) return [];
  // Seeds are spread over lightness, so that the result is deterministic.
  const byLight = Uint32Array.from({ length: count }, (_, n) => n).sort(
    (a, b) => (samples[a * 4] ?? 0) - (samples[b * 4] ?? 0),
  );
  const means = new Float64Array(blobs * 3);
  for (let k = 0; k < blobs; k++) {
    const n = byLight[Math.floor(((k + 0.5) / blobs) * count)] ?? 0;
    for (let axis = 0; axis < 3; axis++) means[k * 3 + axis] = samples[n * 4 + axis] ?? 0;
  }
  const nearest = new Uint8Array(count);
  const sums = new Float64Array(blobs * 4);
  for (let round = 0; round < ROUNDS; round++) {
    sums.fill(0);
    for (let n = 0; n < count; n++) {
      let best = 0;
      let least = Number.POSITIVE_INFINITY;
      for (let k = 0; k < blobs; k++) {
        const dl = (samples[n * 4] ?? 0) - (means[k * 3] ?? 0);
        const da = (samples[n * 4 + 1] ?? 0) - (means[k * 3 + 1] ?? 0);
        const db = (samples[n * 4 + 2] ?? 0) - (means[k * 3 + 2] ?? 0);
        const far = dl * dl * 0.6 + da * da + db * db;
        if (far < least) {
          best = k;
          least = far;
        }
      }
      nearest[n] = best;
      const weight = samples[n * 4 + 3] ?? 0;
      for (let axis = 0; axis < 3; axis++)
        sums[best * 4 + axis] = (sums[best * 4 + axis] ?? 0) + (samples[n * 4 + axis] ?? 0) * weight;
      sums[best * 4 + 3] = (sums[best * 4 + 3] ?? 0) + weight;
    }
    for (let k = 0; k < blobs; k++) {
      const weight = sums[k * 4 + 3] ?? 0;
      if (weight > 0) for (let axis = 0; axis < 3; axis++) means[k * 3 + axis] = (sums[k * 4 + axis] ?? 0) / weight;
    }
  }
  const mixture: Blob[] = [];
  for (let k = 0; k < blobs; k++) {
    const blob = blobOf(samples, nearest, k, [means[k * 3] ?? 0, means[k * 3 + 1] ?? 0, means[k * 3 + 2] ?? 0]);
    if (blob) mixture.push(blob);
  }
  return mixture;
}

/** Four numbers per sample: colour and weight. */
function samplesOf(lab: Float32Array, weights: Float32Array): Float64Array {
  let members = 0;
  for (let i = 0; i < weights.length; i++) if ((weights[i] ?? 0) > 0) members += 1;
  const step = Math.max(1, Math.ceil(members / MAX_SAMPLES));
  const samples = new Float64Array(Math.ceil(members / step) * 4);
  let [seen, to] = [0, 0];
  for (let i = 0; i < weights.length; i++) {
    if (!((weights[i] ?? 0) > 0) || seen++ % step > 0) continue;
    for (let axis = 0; axis < 3; axis++) samples[to++] = lab[i * 3 + axis] ?? 0;
    samples[to++] = weights[i] ?? 0;
  }
  return samples;
}

function blobOf(
  samples: Float64Array,
  nearest: Uint8Array,
  k: number,
  mean: readonly [number, number, number],
): Blob | null {
  let [all, own, ll, la, lb, aa, ab, bb] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let n = 0; n < nearest.length; n++) {
    const weight = samples[n * 4 + 3] ?? 0;
    all += weight;
    if (nearest[n] !== k) continue;
    own += weight;
    const dl = (samples[n * 4] ?? 0) - mean[0];
    const da = (samples[n * 4 + 1] ?? 0) - mean[1];
    const db = (samples[n * 4 + 2] ?? 0) - mean[2];
    ll += dl * dl * weight;
    la += dl * da * weight;
    lb += dl * db * weight;
    aa += da * da * weight;
    ab += da * db * weight;
    bb += db * db * weight;
  }
  if (own < all * MIN_PART) return null;
  ll = ll / own + MIN_SPREAD;
  aa = aa / own + MIN_SPREAD / 2;
  bb = bb / own + MIN_SPREAD / 2;
  [la, lb, ab] = [la / own, lb / own, ab / own];
  const [c0, c1, c2] = [aa * bb - ab * ab, lb * ab - la * bb, la * ab - lb * aa];
  const determinant = ll * c0 + la * c1 + lb * c2;
  const over = 1 / determinant;
  return {
    mean,
    inverse: [
      c0 * over,
      c1 * over,
      c2 * over,
      (ll * bb - lb * lb) * over,
      (la * lb - ll * ab) * over,
      (ll * aa - la * la) * over,
    ],
    cost: -Math.log(own / all) + 0.5 * Math.log(determinant),
  };
}

/**
 * The negative log likelihood of a colour; small means a good fit.
 * @param shade how much darker, in Lab, a shaded region may be at half the cost.
 */
export function misfit(mixture: ColorMixture, lab: Float32Array, i: number, shade = 0): number {
  let best = Number.POSITIVE_INFINITY;
  for (let k = 0; k < mixture.length; k++) {
    const { mean, inverse, cost } = elementAt(mixture, k);
    let dl = (lab[i * 3] ?? 0) - mean[0];
    const da = (lab[i * 3 + 1] ?? 0) - mean[1];
    const db = (lab[i * 3 + 2] ?? 0) - mean[2];
    if (dl < 0 && shade > 0) dl += Math.min(-dl, shade) / 2;
    const far =
      dl * (dl * inverse[0] + 2 * (da * inverse[1] + db * inverse[2])) +
      da * (da * inverse[3] + 2 * db * inverse[4]) +
      db * db * inverse[5];
    const price = cost + far / 2;
    if (price < best) best = price;
  }
  return best;
}
