/**
 * Encodes spoken sentences as one Opus file in WebM, about a twentieth of the raw size. Decision 9 explains the choice
 * of encoder.
 */
import { BufferTarget, EncodedAudioPacketSource, EncodedPacket, Output, WebMOutputFormat } from 'mediabunny';
import OpusScript from 'opusscript';
import { SPEECH_RATE } from './speaker.ts';

/** Bits per second, sufficient for one voice at 24,000 Hz. */
const BITRATE = 24_000;
/** 20 ms, the frame that Opus is tuned for. */
const FRAME_SAMPLES = SPEECH_RATE / 50;
const FRAME_SECONDS = FRAME_SAMPLES / SPEECH_RATE;
const BYTES_PER_SAMPLE = 2;
/** Yields to the event loop after this many frames: a second of audio, about 10 ms of work. */
const FRAMES_AT_A_TIME = 50;
/** Samples at 48,000 Hz that a decoder drops: the encoder's delay, 6.5 ms. */
const PRE_SKIP = 312;

/**
 * @param sentences 16-bit little-endian mono samples at `SPEECH_RATE`.
 * @returns a WebM file with the sentences in sequence. @throws when the signal aborts.
 */
export async function encodeSpeech(sentences: readonly Buffer[], signal?: AbortSignal): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new EncodedAudioPacketSource('opus');
  output.addAudioTrack(source);
  await output.start();

  const config = { codec: 'opus', numberOfChannels: 1, sampleRate: SPEECH_RATE, description: opusHead() };
  const samples = Buffer.concat(sentences);
  const frameBytes = FRAME_SAMPLES * BYTES_PER_SAMPLE;
  const encoder = new OpusScript(SPEECH_RATE, 1, OpusScript.Application.VOIP);
  try {
    encoder.setBitrate(BITRATE);
    for (let frame = 0; frame * frameBytes < samples.length; frame += 1) {
      if (frame % FRAMES_AT_A_TIME === 0) await new Promise((resolve) => setImmediate(resolve));
      signal?.throwIfAborted();
      // Pads the last frame with silence.
      const sound = Buffer.alloc(frameBytes);
      samples.copy(sound, 0, frame * frameBytes);
      const data = new Uint8Array(encoder.encode(sound, FRAME_SAMPLES));
      const packet = new EncodedPacket(data, 'key', frame * FRAME_SECONDS, FRAME_SECONDS);
      await source.add(packet, { decoderConfig: config });
    }
  } finally {
    encoder.delete();
  }
  await output.finalize();
  if (!target.buffer) throw new Error('The muxer wrote nothing.');
  return Buffer.from(target.buffer);
}

/** The Opus header, the same in every container; RFC 7845, section 5.1. */
function opusHead(): Uint8Array {
  const head = Buffer.alloc(19);
  head.write('OpusHead', 0, 'latin1');
  head.writeUInt8(1, 8); // version
  head.writeUInt8(1, 9); // channels
  head.writeUInt16LE(PRE_SKIP, 10);
  head.writeUInt32LE(SPEECH_RATE, 12);
  // Output gain and channel mapping family stay 0.
  return new Uint8Array(head);
}
