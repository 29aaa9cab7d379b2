import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StringTable } from './string-table.ts';

const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('a', 'é', 'ÿ', 'კ', '\ud800', '\udc00', '\u0000', '\uffff') }),
);

describe('string table', () => {
  it('gives back any text, half surrogate pairs included', () => {
    fc.assert(
      fc.property(fc.array(anything), (texts) => {
        const table = StringTable.of(texts);
        expect(texts.map((_, number) => table.at(number))).toEqual(texts);
      }),
    );
  });

  it('gives back texts longer than a function takes arguments', () => {
    const long = 'aბ'.repeat(200_000);
    expect(StringTable.of(['', long, 'x']).at(1)).toBe(long);
  });

  it('keeps a byte a letter where it can', () => {
    expect(StringTable.of(['abc', 'é']).units).toBeInstanceOf(Uint8Array);
    expect(StringTable.of(['abc', 'კ']).units).toBeInstanceOf(Uint16Array);
  });

  it('orders and finds as sorted arrays do', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anything), anything, (list, wanted) => {
        const sorted = [...list].sort();
        const table = StringTable.of(sorted);
        const first = sorted.findIndex((text) => text >= wanted);
        expect(table.firstNotBefore(wanted)).toBe(first < 0 ? sorted.length : first);
        const { start, end } = table.rangeOfPrefix(wanted);
        expect(sorted.slice(start, end)).toEqual(sorted.filter((text) => text.startsWith(wanted)));
      }),
    );
  });
});
