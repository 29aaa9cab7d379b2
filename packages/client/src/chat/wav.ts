/**
 * Converts spoken replies (base64 PCM, one part per sentence) to one WAV that browsers play.
 *
 * The samples are mono, 16 bits, little-endian, although RFC 2586 defines `audio/L16` as big-endian: our stream format
 * says so. The header is 44 bytes of RIFF/WAVE with a `fmt ` chunk of 16 bytes.
 */

export interface AudioPart {
  readonly base64: string;
  /** `audio/L16;rate=24000`; the rate is in samples per second and optional. */
  readonly mimeType: string;
}

const DEFAULT_RATE = 24_000;
const HEADER_BYTES = 44;
const BYTES_PER_SAMPLE = 2;
/** Compressed formats: playing them as raw samples would be loud noise. */
const COMPRESSED = /mpeg|mp3|mp4|aac|ogg|opus|vorbis|webm|flac/i;

/** Samples per second: N of `rate=N`, default 24000. */
export function sampleRate(mimeType: string): number {
  const rate = Number(/rate\s*=\s*"?(\d+)/i.exec(mimeType)?.[1]);
  return rate > 0 ? rate : DEFAULT_RATE;
}

/**
 * Joins the parts in order into one mono 16-bit WAV, at the rate of the first valid part. Undecodable parts are logged
 * and dropped; null when none is left.
 */
export function wavFromPcm(parts: readonly AudioPart[]): Uint8Array<ArrayBuffer> | null {
  const decoded = parts.flatMap((part) => {
    try {
      return [{ samples: samplesOf(part), rate: sampleRate(part.mimeType) }];
    } catch (error) {
      console.error('A part of the spoken reply cannot be decoded.', error);
      return [];
    }
  });
  const rate = decoded[0]?.rate;
  if (rate === undefined) return null;

  const passages = decoded.map((part) => resample(part.samples, part.rate, rate));
  const sampleCount = passages.reduce((sum, passage) => sum + passage.length, 0);
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + sampleCount * BYTES_PER_SAMPLE));
  writeHeader(view, rate, sampleCount * BYTES_PER_SAMPLE);

  let offset = HEADER_BYTES;
  for (const passage of passages) {
    for (const sample of passage) {
      view.setInt16(offset, sample, true);
      offset += BYTES_PER_SAMPLE;
    }
  }
  return new Uint8Array(view.buffer);
}

function samplesOf({ base64, mimeType }: AudioPart): Int16Array {
  if (COMPRESSED.test(mimeType)) throw new TypeError(`${mimeType} is not raw sound`);
  const binary = atob(base64);
  // Drops a trailing half sample.
  const samples = new Int16Array(Math.floor(binary.length / BYTES_PER_SAMPLE));
  if (samples.length === 0) throw new TypeError('there are no samples');
  for (let i = 0; i < samples.length; i++) {
    samples[i] = binary.charCodeAt(2 * i) | (binary.charCodeAt(2 * i + 1) << 8);
  }
  return samples;
}

/** Linear interpolation, sufficient for the rare reply whose sentences have different rates. */
function resample(samples: Int16Array, from: number, to: number): Int16Array {
  if (from === to) return samples;
  const resampled = new Int16Array(Math.max(1, Math.round((samples.length * to) / from)));
  for (let i = 0; i < resampled.length; i++) {
    const position = Math.min((i * from) / to, samples.length - 1);
    const before = samples[Math.floor(position)] ?? 0;
    const after = samples[Math.ceil(position)] ?? before;
    resampled[i] = Math.round(before + (after - before) * (position % 1));
  }
  return resampled;
}

function writeHeader(view: DataView, rate: number, dataBytes: number) {
  writeWord(view, 0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true);
  writeWord(view, 8, 'WAVE');
  writeWord(view, 12, 'fmt ');
  view.setUint32(16, 16, true); // remaining bytes of this chunk
  view.setUint16(20, 1, true); // PCM, uncompressed
  view.setUint16(22, 1, true); // channels
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * BYTES_PER_SAMPLE, true); // bytes per second
  view.setUint16(32, BYTES_PER_SAMPLE, true); // bytes per frame
  view.setUint16(34, BYTES_PER_SAMPLE * 8, true); // bits per sample
  writeWord(view, 36, 'data');
  view.setUint32(40, dataBytes, true);
}

function writeWord(view: DataView, offset: number, word: string) {
  for (let i = 0; i < word.length; i++) view.setUint8(offset + i, word.charCodeAt(i));
}
