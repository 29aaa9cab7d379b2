import { afterEach, describe, expect, it, vi } from 'vitest';
import { base64Of } from '../testing/fake-server.ts';
import { sampleRate, wavFromPcm } from './wav.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const L16 = 'audio/L16;rate=24000';

function read(wav: Uint8Array | null) {
  if (!wav) throw new Error('there is no WAV');
  const view = new DataView(wav.buffer);
  const word = (at: number) => String.fromCharCode(...wav.slice(at, at + 4));
  return {
    words: [word(0), word(8), word(12), word(36)],
    riffBytes: view.getUint32(4, true),
    format: view.getUint16(20, true),
    channels: view.getUint16(22, true),
    rate: view.getUint32(24, true),
    bytesASecond: view.getUint32(28, true),
    frameBytes: view.getUint16(32, true),
    bits: view.getUint16(34, true),
    dataBytes: view.getUint32(40, true),
    samples: Array.from({ length: (wav.length - 44) / 2 }, (_, i) => view.getInt16(44 + 2 * i, true)),
  };
}

describe('a spoken reply', () => {
  it('STREAM-12 becomes a mono 16-bit WAV with its samples unchanged', () => {
    const samples = [0, 1, -1, 32767, -32768, 258];

    expect(read(wavFromPcm([{ base64: base64Of(...samples), mimeType: L16 }]))).toEqual({
      words: ['RIFF', 'WAVE', 'fmt ', 'data'],
      riffBytes: 36 + 12,
      format: 1,
      channels: 1,
      rate: 24_000,
      bytesASecond: 48_000,
      frameBytes: 2,
      bits: 16,
      dataBytes: 12,
      samples,
    });
  });

  it('STREAM-12 joins its parts in their order into one WAV', () => {
    const parts = [base64Of(1, 2), base64Of(3), base64Of(4, 5)].map((base64) => ({ base64, mimeType: L16 }));

    expect(read(wavFromPcm(parts)).samples).toEqual([1, 2, 3, 4, 5]);
  });

  it.each([
    ['audio/L16;rate=16000', 16_000],
    ['audio/L16; rate=8000; channels=1', 8000],
    ['audio/pcm;RATE="44100"', 44_100],
    ['audio/L16', 24_000],
    ['audio/L16;rate=', 24_000],
    ['audio/L16;rate=0', 24_000],
    ['', 24_000],
  ])('STREAM-13 reads the rate of "%s" as %d Hz', (mimeType, rate) => {
    expect(sampleRate(mimeType)).toBe(rate);
    expect(read(wavFromPcm([{ base64: base64Of(1), mimeType }])).rate).toBe(rate);
  });

  it('plays parts of another rate at the rate of the first', () => {
    const wav = wavFromPcm([
      { base64: base64Of(0, 0), mimeType: 'audio/L16;rate=24000' },
      { base64: base64Of(0, 100, 200), mimeType: 'audio/L16;rate=12000' },
    ]);

    expect(read(wav)).toMatchObject({ rate: 24_000, samples: [0, 0, 0, 50, 100, 150, 200, 200] });
  });

  it.each([
    ['no base64', '***', L16],
    ['empty', '', L16],
    ['half a sample', btoa('x'), L16],
    ['a compressed format', base64Of(1, 2), 'audio/mpeg'],
  ])('STREAM-14 ERR-10 has no audio when it is %s, and logs it', (_, base64, mimeType) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);

    expect(wavFromPcm([{ base64, mimeType }])).toBeNull();
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('STREAM-14 keeps the sentences that can be decoded', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const parts = ['***', base64Of(3, 4)].map((base64) => ({ base64, mimeType: L16 }));

    expect(read(wavFromPcm(parts)).samples).toEqual([3, 4]);
  });

  it('drops half a sample at the end', () => {
    const base64 = btoa('\u0001\u0000\u0002');

    expect(read(wavFromPcm([{ base64, mimeType: L16 }])).samples).toEqual([1]);
  });
});
