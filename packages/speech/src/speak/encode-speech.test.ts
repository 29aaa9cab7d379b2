import { describe, expect, it } from 'vitest';
import { decodeRecording, HEARING_RATE } from '../hear/decode-recording.ts';
import { littleEndian } from '../wav/wav.ts';
import { encodeSpeech } from './encode-speech.ts';
import { SPEECH_RATE } from './speaker.ts';

const tone = (seconds: number, hertz: number): Buffer =>
  littleEndian(
    Int16Array.from(
      { length: seconds * SPEECH_RATE },
      (_, at) => Math.sin((at / SPEECH_RATE) * hertz * 2 * Math.PI) * 9000,
    ),
  );

/** The frequency of a tone, from its upward zero crossings. */
function hertzOf(samples: Float32Array): number {
  let crossings = 0;
  for (let at = 1; at < samples.length; at += 1)
    if ((samples[at - 1] ?? 0) < 0 && (samples[at] ?? 0) >= 0) crossings += 1;
  return (crossings * HEARING_RATE) / samples.length;
}

describe('speech as a file', () => {
  it('is one WebM with the sentences in order and in full length', async () => {
    const decoded = await decodeRecording(await encodeSpeech([tone(1, 300), tone(0.5, 900)]));

    expect(decoded.length / HEARING_RATE).toBeCloseTo(1.5, 1);
    expect(hertzOf(decoded.subarray(1000, 15_000))).toBeCloseTo(300, -1);
    expect(hertzOf(decoded.subarray(17_000, 23_000))).toBeCloseTo(900, -1);
  });

  it('is at most an eighth of the size of the base64 samples in a stream', async () => {
    const sentence = tone(4, 220);

    expect((await encodeSpeech([sentence])).length * 8).toBeLessThan(sentence.toString('base64').length);
  });

  it('stops when aborted', async () => {
    await expect(encodeSpeech([tone(1, 300)], AbortSignal.abort())).rejects.toThrow('aborted');
  });
});
