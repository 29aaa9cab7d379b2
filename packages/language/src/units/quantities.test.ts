import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import table from './data/units.json' with { type: 'json' };
import { convertUnit, fromBaseUnit, quantityOf, toBaseUnit } from './quantities.ts';

describe('units', () => {
  it('convert within a quantity', () => {
    expect(convertUnit(2, 'kg', 'g')).toBe(2000);
    expect(convertUnit(1, '″', 'cm')).toBeCloseTo(2.54);
    expect(convertUnit(1, 'tb', 'gb')).toBe(1024);
    expect(convertUnit(1, 'kg', 'gb')).toBeUndefined();
  });

  it('are their own quantity when no table knows them', () => {
    expect(quantityOf('tyre')).toBe('tyre');
    expect(toBaseUnit(5, 'tyre')).toBe(5);
  });

  it('keep a number on the way to the base unit and back', () => {
    const unit = fc.constantFrom(...table.map((row) => row.unit));
    fc.assert(
      fc.property(fc.double({ min: 1e-3, max: 1e6, noNaN: true }), unit, (number, name) => {
        expect(fromBaseUnit(toBaseUnit(number, name), name) / number).toBeCloseTo(1, 9);
      }),
    );
  });
});
