/** Detects whether a recording contains speech. */

const FRAME = 320;
/** Minimum level relative to full scale: room noise is below, a quiet voice near the microphone ten times above. */
const QUIETEST_VOICE = 0.004;
/** Minimum number of loud frames of 20 milliseconds: a word lasts longer, a click does not. */
const SHORTEST_WORD = 6;

/** @param samples at 16,000 Hz, between -1 and 1. */
export function isSilent(samples: Float32Array): boolean {
  let loud = 0;
  for (let from = 0; from + FRAME <= samples.length; from += FRAME) {
    let sum = 0;
    for (let at = from; at < from + FRAME; at += 1) sum += (samples[at] ?? 0) ** 2;
    if (Math.sqrt(sum / FRAME) > QUIETEST_VOICE) loud += 1;
    if (loud >= SHORTEST_WORD) return false;
  }
  return true;
}

/** 16-bit samples, as recognizers expect. */
export function toSixteenBit(samples: Float32Array): Int16Array {
  return Int16Array.from(samples, (sample) => Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_767))));
}
