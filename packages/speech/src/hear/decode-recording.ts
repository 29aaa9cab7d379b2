/**
 * Decodes browser recordings to samples: Opus in WebM, MP4 or Ogg, detected by content. Values in the file are limited
 * before use: a few kilobytes can claim to be hours.
 */
import { BufferSource, EncodedPacketSink, Input, type InputAudioTrack, MP4, OGG, WEBM } from 'mediabunny';
import { OpusDecoder } from 'opus-decoder';

/** Sample rate of recognizers. */
export const HEARING_RATE = 16_000;

/** Why a recording was not decoded. `other-codec`: audio in a codec that is not supported here (AAC in MP4). */
export type UnreadableReason = 'broken' | 'too-large' | 'too-long' | 'no-sound' | 'other-codec';

export class UnreadableRecording extends Error {
  override name = 'UnreadableRecording';
  readonly reason: UnreadableReason;
  constructor(reason: UnreadableReason, cause?: unknown) {
    super(`The recording cannot be read: ${reason}.`, { cause });
    this.reason = reason;
  }
}

export interface RecordingLimits {
  /** Default 10 MB. */
  bytes: number;
  /** Default 120. */
  seconds: number;
}

export const RECORDING_MAX_BYTES = 10 * 1024 * 1024;
const LIMITS: RecordingLimits = { bytes: RECORDING_MAX_BYTES, seconds: 120 };
/** The shortest Opus frame is 2.5 milliseconds. */
const FRAMES_A_SECOND = 400;
/** An Opus encoder's initial delay in samples at 48,000 Hz. Browsers write 0 into the header nevertheless. */
const PRE_SKIP = 312;
const OPUS_RATE = 48_000;
/** A recording may be damaged in places; with more bad frames it is rejected. */
const MAX_BAD_FRAMES = 10;
/** Decoding yields to the event loop after this many frames (a second of speech). */
const FRAMES_AT_A_TIME = 50;

/**
 * @returns mono samples between -1 and 1 at `HEARING_RATE`.
 * @throws UnreadableRecording.
 */
export async function decodeRecording(file: Uint8Array, limits: Partial<RecordingLimits> = {}): Promise<Float32Array> {
  const { bytes, seconds } = { ...LIMITS, ...limits };
  if (file.byteLength > bytes) throw new UnreadableRecording('too-large');
  // Copied, because the bytes may be a view of a larger buffer.
  const input = new Input({ source: new BufferSource(new Uint8Array(file)), formats: [WEBM, MP4, OGG] });
  try {
    const track = await input.getPrimaryAudioTrack();
    if (!track) throw new UnreadableRecording('no-sound');
    const codec = await track.getCodec();
    if (codec !== 'opus') throw new UnreadableRecording('other-codec');
    return await decodeTrack(track, seconds);
  } catch (error) {
    throw error instanceof UnreadableRecording ? error : new UnreadableRecording('broken', error);
  } finally {
    input.dispose();
  }
}

async function decodeTrack(track: InputAudioTrack, seconds: number): Promise<Float32Array> {
  const { channels, preSkip } = readOpusHead((await track.getDecoderConfig())?.description);
  const decoder = new OpusDecoder({ sampleRate: HEARING_RATE, channels, preSkip: 0 });
  await decoder.ready;
  try {
    const parts: Float32Array[] = [];
    let skip = Math.round((preSkip * HEARING_RATE) / OPUS_RATE);
    let samples = 0;
    let frames = 0;
    let badFrames = 0;
    for await (const packet of new EncodedPacketSink(track).packets()) {
      frames += 1;
      if (frames > seconds * FRAMES_A_SECOND || samples > seconds * HEARING_RATE) {
        throw new UnreadableRecording('too-long');
      }
      if (frames % FRAMES_AT_A_TIME === 0) await new Promise((resolve) => setImmediate(resolve));
      const { channelData, samplesDecoded, errors } = decoder.decodeFrame(packet.data);
      badFrames += errors.length;
      if (badFrames > MAX_BAD_FRAMES) throw new UnreadableRecording('broken');
      const part = mono(channelData, samplesDecoded).subarray(skip);
      skip = Math.max(0, skip - samplesDecoded);
      parts.push(part);
      samples += part.length;
    }
    if (samples === 0) throw new UnreadableRecording('no-sound');
    return joined(parts, samples);
  } finally {
    decoder.free();
  }
}

/** The Opus header, the same in every container; RFC 7845, section 5.1. */
function readOpusHead(description: unknown): { channels: 1 | 2; preSkip: number } {
  const head = bytesOf(description);
  if (head.length < 19 || Buffer.from(head.subarray(0, 8)).toString('latin1') !== 'OpusHead') {
    return { channels: 1, preSkip: PRE_SKIP };
  }
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  // Other mapping families are surround sound.
  if (view.getUint8(18) !== 0) throw new UnreadableRecording('other-codec');
  return { channels: view.getUint8(9) === 2 ? 2 : 1, preSkip: view.getUint16(10, true) || PRE_SKIP };
}

function bytesOf(source: unknown): Uint8Array {
  if (ArrayBuffer.isView(source)) return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
  return source instanceof ArrayBuffer ? new Uint8Array(source) : new Uint8Array();
}

function mono(channels: readonly Float32Array[], length: number): Float32Array {
  const [first = new Float32Array(), second] = channels;
  if (!second) return first.slice(0, length);
  return Float32Array.from({ length }, (_, at) => ((first[at] ?? 0) + (second[at] ?? 0)) / 2);
}

function joined(parts: readonly Float32Array[], length: number): Float32Array {
  const whole = new Float32Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
