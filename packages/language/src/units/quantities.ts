/**
 * Quantities of units and conversion within a quantity: `kg` and `lb` measure mass, `2 kg` is `2000` in its base unit `g`.
 *
 * The table is `data/units/units.json`: `factor` is how many base units one unit is. Sizes that are written in a way of their own
 * (`tyre`, `rim`, `viscosity`, `spf`, `k`) are quantities by themselves.
 */
import table from '../../data/units/units.json' with { type: 'json' };

interface UnitSize {
  quantity: string;
  factor: number;
}

const UNITS: ReadonlyMap<string, UnitSize> = new Map(
  table.map(({ unit, quantity, factor }) => [unit, { quantity, factor }]),
);

/** `mass` for `kg`; the unit itself when no table knows it. Units are spelled as `Measure.unit`, in any case. */
export function quantityOf(unit: string): string {
  return sizeOf(unit)?.quantity ?? unit;
}

/** The number in base units of the quantity (mass g, volume ml, length mm, area m², data mb, time h, …). */
export function toBaseUnit(number: number, unit: string): number {
  return number * (sizeOf(unit)?.factor ?? 1);
}

/** The base-unit number in `unit`. The inverse of `toBaseUnit`. */
export function fromBaseUnit(number: number, unit: string): number {
  return number / (sizeOf(unit)?.factor ?? 1);
}

function sizeOf(unit: string): UnitSize | undefined {
  return UNITS.get(unit) ?? UNITS.get(unit.toLowerCase());
}
