import { describe, expect, it } from 'vitest';
import { parseModel } from './model-file.ts';

function fileOf(header: unknown, table: Int8Array, tensors: readonly Float32Array[]): Uint8Array {
  const text = JSON.stringify(header);
  const written = new TextEncoder().encode(text.padEnd(text.length + (4 - ((text.length + 4) % 4)), ' '));
  const size = new Uint8Array(Uint32Array.of(written.length).buffer);
  const parts = [size, written, table, ...tensors].map((one) =>
    Buffer.from(one.buffer, one.byteOffset, one.byteLength),
  );
  return new Uint8Array(Buffer.concat(parts));
}

const HEADER = {
  width: 2,
  hidden: 1,
  rows: 2,
  tensors: [
    ['scales', [2]],
    ['heads.weight', [1, 2]],
  ],
};

describe('the file of weights', () => {
  it('gives the table and each tensor by its name', () => {
    const model = parseModel(
      fileOf(HEADER, Int8Array.of(1, -2, 3, -4), [Float32Array.of(0.5, 2), Float32Array.of(7, 8)]),
    );

    expect(model).toMatchObject({ width: 2, hidden: 1 });
    expect([...model.table]).toEqual([1, -2, 3, -4]);
    expect([...model.tensor('heads.weight')]).toEqual([7, 8]);
  });

  it('is refused when a tensor is missing', () => {
    const model = parseModel(fileOf(HEADER, new Int8Array(4), [new Float32Array(2), new Float32Array(2)]));

    expect(() => model.tensor('conv.bias')).toThrow(/no tensor "conv.bias"/);
  });

  it('is refused when it is cut short', () => {
    const file = fileOf(HEADER, new Int8Array(4), [new Float32Array(2)]);

    expect(() => parseModel(file)).toThrow(/length|outside/i);
  });

  it('is refused when its header is not one', () => {
    expect(() => parseModel(fileOf({ ...HEADER, width: 0 }, new Int8Array(4), []))).toThrow(/width/);
  });
});
