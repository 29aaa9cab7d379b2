/** Waveform and duration of audio, so that a player can draw it before the browser decodes it. */

export interface Waveform {
  readonly seconds: number;
  /** Loudness from 0 to 1, in equal time steps. */
  readonly peaks: readonly number[];
}

/** Number of steps of a waveform. */
export const WAVEFORM_STEPS = 32;

const WAV_HEADER_BYTES = 44;
const BYTES_PER_SAMPLE = 2;
const LOUDEST = 32_768;

/** The waveform of a mono 16-bit WAV with a header of 44 bytes, as `wavFromPcm` writes it. */
export function waveformOfWav(wav: Uint8Array<ArrayBuffer>): Waveform {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength);
  const rate = view.getUint32(24, true);
  const count = Math.floor((wav.byteLength - WAV_HEADER_BYTES) / BYTES_PER_SAMPLE);
  const loudness = (sample: number) =>
    Math.abs(view.getInt16(WAV_HEADER_BYTES + sample * BYTES_PER_SAMPLE, true)) / LOUDEST;
  return { seconds: count / rate, peaks: loudestInSteps(count, loudness) };
}

/** Any rate works for loudness; this is the rate of speech. */
const DECODED_RATE = 24_000;

/** The waveform of a file in any format that the browser decodes; undefined where it cannot. */
export async function waveformOfFile(file: Blob): Promise<Waveform | undefined> {
  if (typeof OfflineAudioContext === 'undefined') return undefined;
  try {
    const decoder = new OfflineAudioContext(1, 1, DECODED_RATE);
    const sound = await decoder.decodeAudioData(await file.arrayBuffer());
    const samples = sound.getChannelData(0);
    const peaks = loudestInSteps(samples.length, (index) => Math.abs(samples[index] ?? 0));
    return { seconds: sound.duration, peaks };
  } catch (error) {
    console.warn('The shape of a sound cannot be drawn.', error);
    return undefined;
  }
}

/** The waveform of a recording whose loudness (0 to 1) was measured at equal intervals. */
export function waveformOfLevels(levels: readonly number[], seconds: number): Waveform {
  return { seconds, peaks: loudestInSteps(levels.length, (index) => levels[index] ?? 0) };
}

/** The maximum within each step, scaled so that the overall maximum is 1. Silence stays 0. */
function loudestInSteps(count: number, loudnessAt: (index: number) => number): number[] {
  const peaks = Array.from({ length: WAVEFORM_STEPS }, (_, step) => {
    const from = Math.floor((step * count) / WAVEFORM_STEPS);
    const to = Math.max(from + 1, Math.floor(((step + 1) * count) / WAVEFORM_STEPS));
    let loudest = 0;
    for (let index = from; index < Math.min(to, count); index++) loudest = Math.max(loudest, loudnessAt(index));
    return loudest;
  });
  const most = Math.max(...peaks);
  return most < 0.01 ? peaks : peaks.map((peak) => peak / most);
}
