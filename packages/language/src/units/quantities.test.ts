import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import table from '../../data/units/units.json' with { type: 'json' };
import { fromBaseUnit, quantityOf, toBaseUnit } from './quantities.ts';

describe('units', () => {
  it('are compared in the base unit of their quantity', () => {
    expect(toBaseUnit(2, 'kg')).toBe(toBaseUnit(2000, 'g'));
    expect(fromBaseUnit(toBaseUnit(1, '″'), 'cm')).toBeCloseTo(2.54);
    expect(fromBaseUnit(toBaseUnit(1, 'tb'), 'GB')).toBe(1024);
    expect(quantityOf('kg')).not.toBe(quantityOf('gb'));
    expect(quantityOf('KG')).toBe('mass');
    expect(toBaseUnit(3, 'KG')).toBe(3000);
    expect(fromBaseUnit(3000, 'KG')).toBe(3);
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
