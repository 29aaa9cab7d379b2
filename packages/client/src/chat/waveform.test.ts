import { describe, expect, it } from 'vitest';
import { base64Of } from '../testing/fake-server.ts';
import { WAVEFORM_STEPS, waveformOfLevels, waveformOfWav } from './waveform.ts';
import { wavFromPcm } from './wav.ts';

const wavOf = (...samples: number[]) => {
  const wav = wavFromPcm([{ base64: base64Of(...samples), mimeType: 'audio/L16;rate=100' }]);
  if (!wav) throw new Error('there is no sound');
  return wav;
};

describe('the waveform of audio', () => {
  it('has the duration and the loud parts', () => {
    const silence = Array.from({ length: 160 }, () => 0);
    const tone = Array.from({ length: 160 }, (_, n) => (n % 2 ? 12_000 : -12_000));
    const { seconds, peaks } = waveformOfWav(wavOf(...silence, ...tone));

    expect(seconds).toBeCloseTo(3.2);
    expect(peaks).toHaveLength(WAVEFORM_STEPS);
    expect(peaks.slice(0, 16).every((peak) => peak === 0)).toBe(true);
    expect(peaks.slice(16).every((peak) => peak === 1)).toBe(true);
  });

  it('is flat for silence', () => {
    expect(Math.max(...waveformOfWav(wavOf(0, 0, 1, 0)).peaks)).toBeLessThan(0.01);
    expect(waveformOfLevels([], 0)).toEqual({ seconds: 0, peaks: Array.from({ length: WAVEFORM_STEPS }, () => 0) });
  });

  it('is drawn from measured levels for a recording', () => {
    const { seconds, peaks } = waveformOfLevels([0, 0.2, 0.4, 0.1], 2);
    expect(seconds).toBe(2);
    expect(peaks[0]).toBe(0);
    expect(peaks[WAVEFORM_STEPS / 2]).toBe(1);
    expect(peaks.at(-1)).toBeCloseTo(0.25);
  });
});
