import { describe, expect, it } from 'vitest';
import { resample } from './resample.ts';

const tone = (hertz: number, rate: number, seconds = 1, loud = 10_000): Int16Array =>
  Int16Array.from({ length: rate * seconds }, (_, at) =>
    Math.round(loud * Math.sin((2 * Math.PI * hertz * at) / rate)),
  );

/** Level of one frequency (Goertzel algorithm). */
function loudness(samples: Int16Array, hertz: number, rate: number): number {
  let real = 0;
  let imaginary = 0;
  for (const [at, sample] of samples.entries()) {
    real += sample * Math.cos((2 * Math.PI * hertz * at) / rate);
    imaginary -= sample * Math.sin((2 * Math.PI * hertz * at) / rate);
  }
  return (2 * Math.hypot(real, imaginary)) / samples.length;
}

describe('resampled audio', () => {
  it('has the same duration: 160 samples for 147', () => {
    expect(resample(new Int16Array(147), 22_050, 24_000)).toHaveLength(160);
    expect(resample(new Int16Array(22_050), 22_050, 24_000)).toHaveLength(24_000);
    expect(resample(new Int16Array(44_100), 44_100, 24_000)).toHaveLength(24_000);
    expect(resample(new Int16Array(0), 22_050, 24_000)).toHaveLength(0);
  });

  it.each([100, 440, 1000, 3000, 6000, 9000])('preserves frequency and level of a tone of %i hertz', (hertz) => {
    const sound = resample(tone(hertz, 22_050), 22_050, 24_000);

    expect(loudness(sound, hertz, 24_000)).toBeGreaterThan(9_900);
    expect(loudness(sound, hertz, 24_000)).toBeLessThan(10_100);
  });

  it.each([
    [48_000, 13_000],
    [48_000, 18_000],
    [44_100, 20_000],
  ])('from %i removes a tone above the Nyquist frequency of the new rate (%i hertz)', (rate, hertz) => {
    const sound = resample(tone(hertz, rate), rate, 24_000);

    expect(Math.max(...sound.slice(200, -200).map(Math.abs))).toBeLessThan(300);
  });

  it('keeps a constant signal constant, and clips instead of wrapping around', () => {
    const flat = resample(new Int16Array(4410).fill(12_345), 22_050, 24_000);
    expect([...new Set(flat.slice(50, -50))]).toEqual([12_345]);

    const loud = resample(
      Int16Array.from({ length: 4410 }, (_, at) => (at % 40 < 20 ? 32_767 : -32_768)),
      22_050,
      24_000,
    );
    const middle = (at: number) => loud[Math.round((at * 160) / 147)] ?? 0;
    expect(middle(2010)).toBeGreaterThan(30_000);
    expect(middle(2030)).toBeLessThan(-30_000);
  });
});
