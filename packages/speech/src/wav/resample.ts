/**
 * Resamples audio by a rational factor with a polyphase filter (a windowed sinc, cut off below the lower of the two
 * Nyquist frequencies): one set of weights per position of a new sample between two old ones. 22,050 to 24,000 Hz is
 * 160 new samples per 147 old ones.
 */

/** Weights on each side of a new sample, in old samples at the lower rate. More weights are steeper and slower. */
const TAPS = 16;
/** Cutoff relative to the Nyquist frequency: leaves a transition band, so that there is no aliasing. */
const PASS = 0.95;

type Weights = readonly Float32Array[];
const known = new Map<string, Weights>();

/** @returns `samples` at rate `from` converted to rate `to`; rounded and clipped to 16 bits. */
export function resample(samples: Int16Array, from: number, to: number): Int16Array {
  if (from === to) return samples;
  const shared = greatestCommonDivisor(from, to);
  const up = to / shared;
  const down = from / shared;
  const phases = weightsFor(up, down);
  const reach = (phases[0]?.length ?? 0) / 2;
  const result = new Int16Array(Math.floor((samples.length * up) / down));
  for (let at = 0; at < result.length; at += 1) {
    const place = Math.floor((at * down) / up);
    const weights = phases[(at * down) % up] ?? new Float32Array();
    const first = place - reach + 1;
    let sum = 0;
    for (let tap = Math.max(0, -first); tap < weights.length && first + tap < samples.length; tap += 1) {
      sum += (samples[first + tap] ?? 0) * (weights[tap] ?? 0);
    }
    result[at] = Math.max(-32_768, Math.min(32_767, Math.round(sum)));
  }
  return result;
}

function weightsFor(up: number, down: number): Weights {
  const key = `${up}/${down}`;
  const before = known.get(key);
  if (before) return before;
  const cut = Math.min(1, up / down) * PASS;
  const reach = Math.ceil(TAPS * Math.max(1, down / up));
  const phases = Array.from({ length: up }, (_, phase) => {
    const weights = new Float32Array(2 * reach);
    let sum = 0;
    for (let tap = 0; tap < weights.length; tap += 1) {
      const distance = tap - reach + 1 - phase / up;
      const angle = Math.PI * distance * cut;
      const sinc = distance === 0 ? 1 : Math.sin(angle) / angle;
      const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / (reach + 0.5));
      weights[tap] = sinc * window;
      sum += sinc * window;
    }
    // Normalized, so that each phase keeps a constant signal.
    return weights.map((weight) => weight / sum);
  });
  known.set(key, phases);
  return phases;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
