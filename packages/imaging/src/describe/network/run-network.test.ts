import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openMatrixKernel } from './matrix-kernel.ts';
import { shippedNetwork } from './read-network.ts';
import { createNetworkRunner } from './run-network.ts';

const expected = JSON.parse(
  fs.readFileSync(new URL('../weights/garment-network.test.json', import.meta.url), 'utf8'),
) as { embeddings: number[][] };

/** The wave patterns for which the training script recorded the network's output. */
function waves(n: number, side: number): Uint8Array {
  return Uint8Array.from({ length: side * side * 3 }, (_, at) => {
    const [pixel, channel] = [Math.floor(at / 3), at % 3];
    const [x, y] = [pixel % side, Math.floor(pixel / side)];
    return Math.floor(128 + 100 * Math.sin(x * (0.03 + 0.02 * n) + y * 0.05 * (channel + 1) + n + channel));
  });
}

function cosine(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let [dot, aa, bb] = [0, 0, 0];
  for (let n = 0; n < a.length; n += 1) {
    dot += (a[n] ?? 0) * (b[n] ?? 0);
    aa += (a[n] ?? 0) ** 2;
    bb += (b[n] ?? 0) ** 2;
  }
  return dot / Math.sqrt(aa * bb);
}

describe('the small network', () => {
  const runner = createNetworkRunner(shippedNetwork());

  it.each(expected.embeddings.map((_, n) => n))(
    'has the same output as the trained network for wave pattern %i',
    (n) => {
      const { embedding } = runner.look(waves(n, runner.network.side));

      // The reference uses float32, the shipped network weights rounded to int8.
      expect(cosine(embedding, expected.embeddings[n] ?? [])).toBeGreaterThan(0.995);
    },
  );

  it('gives different outputs for different pictures, independent of the previous picture', () => {
    const first = runner.look(waves(0, runner.network.side)).embedding;
    const other = runner.look(waves(3, runner.network.side)).embedding;

    expect(cosine(first, other)).toBeLessThan(0.98);
    expect(runner.look(waves(0, runner.network.side)).embedding).toEqual(first);
  });
});

describe('the matrix kernel', () => {
  it('equals a multiplication with plain loops', () => {
    const [rows, depth, places] = [12, 37, 24];
    const kernel = openMatrixKernel((rows * depth + depth * places + rows * places) * 4);
    const numbers = new Float32Array(kernel.memory.buffer);
    const [columns, out] = [rows * depth, rows * depth + depth * places];
    for (let n = 0; n < out; n += 1) numbers[n] = Math.sin(n * 12.9898) * 2;

    kernel.multiply(0, columns * 4, out * 4, rows, depth, places);

    for (let row = 0; row < rows; row += 1) {
      for (let place = 0; place < places; place += 1) {
        let sum = 0;
        for (let k = 0; k < depth; k += 1) {
          const weight = numbers[(Math.floor(row / 4) * depth + k) * 4 + (row % 4)] ?? 0;
          sum += weight * (numbers[columns + k * places + place] ?? 0);
        }
        expect(numbers[out + row * places + place]).toBeCloseTo(sum, 3);
      }
    }
  });
});
