import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createRecordingDecoder } from './decode-in-process.ts';
import { decodeRecording, HEARING_RATE, type RecordingLimits, UnreadableRecording } from './decode-recording.ts';
import { isSilent, toSixteenBit } from './silence.ts';

const recorded = (name: string): Buffer => fs.readFileSync(new URL(`./recordings/${name}`, import.meta.url));
const reasonOf = (file: Uint8Array, limits: Partial<RecordingLimits> = {}): Promise<string> =>
  decodeRecording(file, limits).then(
    () => 'read',
    (error: unknown) => (error instanceof UnreadableRecording ? error.reason : `another error: ${String(error)}`),
  );

describe('a recording of a browser', () => {
  it.each(['red-dresses.webm', 'red-dresses.mp4'])(
    '%s becomes samples: three seconds, in which somebody speaks',
    async (name) => {
      const samples = await decodeRecording(recorded(name));

      expect(samples.length / HEARING_RATE).toBeGreaterThan(2.9);
      expect(samples.length / HEARING_RATE).toBeLessThan(3.5);
      expect(isSilent(samples)).toBe(false);
      expect(samples.every((sample) => Math.abs(sample) <= 1.5)).toBe(true);
      expect(Math.max(...toSixteenBit(samples))).toBeGreaterThan(5000);
    },
  );

  it('is decoded from a view into a larger buffer', async () => {
    const file = recorded('red-dresses.webm');
    const inside = Buffer.concat([Buffer.from('before'), file, Buffer.from('after')]).subarray(6, 6 + file.length);

    expect(await decodeRecording(inside)).toEqual(await decodeRecording(file));
  });

  it('starts without the encoder delay, even if the header does not state it', async () => {
    const withSkip = async (preSkip: number): Promise<Float32Array> => {
      const file = recorded('red-dresses.webm');
      file.writeUInt16LE(preSkip, file.indexOf('OpusHead') + 10);
      return decodeRecording(file);
    };
    const [unsaid, usual, long] = await Promise.all([withSkip(0), withSkip(312), withSkip(3120)]);

    expect(unsaid).toEqual(usual);
    expect(usual.length - long.length).toBe(936);
    expect(usual.subarray(936)).toEqual(long);
  });

  it('in stereo is mixed to mono', async () => {
    const file = recorded('red-dresses.webm');
    file.writeUInt8(2, file.indexOf('OpusHead') + 9);

    expect(isSilent(await decodeRecording(file))).toBe(false);
  });

  it.each<[string, Buffer, string, Partial<RecordingLimits>?]>([
    ['nothing', Buffer.alloc(0), 'broken'],
    ['a text', Buffer.from('this is no recording at all'), 'broken'],
    ['a header alone', Buffer.from('1a45dfa39f4286810142f7810142f281', 'hex'), 'broken'],
    ['cut off early', recorded('red-dresses.webm').subarray(0, 200), 'no-sound'],
    ['too many bytes', recorded('red-dresses.webm'), 'too-large', { bytes: 1000 }],
    ['too long', recorded('red-dresses.webm'), 'too-long', { seconds: 1 }],
  ])('that is %s is refused with a reason', async (_what, file, reason, limits) => {
    expect(await reasonOf(file, limits)).toBe(reason);
  });

  it('with surround sound or another codec is refused', async () => {
    const surround = recorded('red-dresses.webm');
    surround.writeUInt8(1, surround.indexOf('OpusHead') + 18);
    expect(await reasonOf(surround)).toBe('other-codec');

    const vorbis = recorded('red-dresses.webm');
    vorbis.write('A_VORB', vorbis.indexOf('A_OPUS'));
    expect(['other-codec', 'broken', 'no-sound']).toContain(await reasonOf(vorbis));
  });

  it('that is truncated anywhere is either decoded or refused', async () => {
    for (const name of ['red-dresses.webm', 'red-dresses.mp4']) {
      for (let length = 0; length < 7000; length += 250) {
        expect(await reasonOf(recorded(name).subarray(0, length))).not.toContain('another error');
      }
    }
  });
});

describe('a recording decoded in a separate process', () => {
  it('gives the same samples', async () => {
    const file = recorded('red-dresses.webm');

    expect(await createRecordingDecoder().decode(file)).toEqual(await decodeRecording(file));
  });

  it('is refused with the reason', async () => {
    const decoder = createRecordingDecoder({ recording: { seconds: 1, bytes: 9000 } });

    await expect(decoder.decode(recorded('red-dresses.webm'))).rejects.toMatchObject({ reason: 'too-long' });
    await expect(decoder.decode(Buffer.alloc(9001))).rejects.toMatchObject({ reason: 'too-large' });
    await expect(decoder.decode(Buffer.from('no recording'))).rejects.toMatchObject({ reason: 'broken' });
  });

  it('is aborted when its damage makes the parser loop forever', async () => {
    const decoder = createRecordingDecoder({ queue: { withinMs: 2000 } });

    await expect(decoder.decode(recorded('endless.webm'))).rejects.toMatchObject({ reason: 'broken' });
  });
});

describe('silence', () => {
  const noise = (loud: number, seconds = 2): Float32Array =>
    Float32Array.from(
      { length: HEARING_RATE * seconds },
      (_, at) => loud * Math.sin(at * 12.9898) * Math.cos(at * 78.233),
    );

  it('is detected for a quiet room, a click or no samples, but not for a quiet voice', () => {
    expect(isSilent(new Float32Array())).toBe(true);
    expect(isSilent(noise(0.002))).toBe(true);
    expect(isSilent(noise(0.02))).toBe(false);

    const click = noise(0.001);
    click.fill(0.9, 8000, 8300);
    expect(isSilent(click)).toBe(true);
  });
});
