import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SurfaceTable } from './surface-table.ts';

describe('SurfaceTable', () => {
  it('numbers each text once, in the order of its first occurrence', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 4 }), { maxLength: 60 }), (texts) => {
        const table = new SurfaceTable();
        const expected = new Map<string, number>();
        for (const text of [...texts, ...texts]) {
          if (!expected.has(text)) expected.set(text, expected.size);
          expect(table.numberOf(`-${text}-`, 1, 1 + text.length)).toBe(expected.get(text));
        }
        expect(table.size).toBe(expected.size);
      }),
    );
  });

  it('keeps the numbers when it grows', () => {
    const table = new SurfaceTable();
    const texts = Array.from({ length: 20_000 }, (_, number) => `word ${number}`);

    for (const text of texts) table.numberOf(text, 0, text.length);

    expect(texts.map((text) => table.numberOf(text, 0, text.length))).toEqual([...texts.keys()]);
  });
});
