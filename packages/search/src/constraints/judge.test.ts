import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Measurement } from '../catalog-model/measurement.ts';
import { boundsOf, type Constraint, type MeasureConstraint, negated } from './constraint.ts';
import { judge, judgeAll } from './judge.ts';
import type { ProductFacts } from './product-facts.ts';

const NOTHING: ProductFacts = {
  variantCount: () => 0,
  values: () => [],
  measures: () => [],
  attributesMeant: () => [],
  models: () => [],
  price: () => Number.NaN,
  states: () => false,
};

function facts(more: Partial<ProductFacts>): ProductFacts {
  return { ...NOTHING, ...more };
}

const measured = (attribute: string, quantity: string, low: number, more: Partial<Measurement> = {}): Measurement => ({
  attribute,
  quantity,
  low,
  high: low,
  source: 'attribute',
  variant: -1,
  ...more,
});

const wants = (attribute: string | null, quantity: string, low: number, high = low): MeasureConstraint => ({
  type: 'measure',
  operator: low === high ? 'is' : 'between',
  attribute,
  quantity,
  low,
  high,
  unit: '',
  span: null,
});

const ofProduct = (...measures: Measurement[]) =>
  facts({ measures: (_, quantity) => measures.filter((one) => one.quantity === quantity) });

describe('a measure constraint', () => {
  it('is met, violated or unknown by what the data measure', () => {
    const ram = wants('ram', 'data', 16);
    expect(judge(ram, 0, ofProduct(measured('ram', 'data', 16)))).toBe('met');
    expect(judge(ram, 0, ofProduct(measured('ram', 'data', 8)))).toBe('violated');
    expect(judge(ram, 0, NOTHING)).toBe('unknown');
  });

  it('takes no other quantity and no other attribute for the one that was asked', () => {
    const ram = wants('ram', 'data', 16);
    expect(judge(ram, 0, ofProduct(measured('screen', 'length', 16)))).toBe('unknown');
    expect(judge(ram, 0, ofProduct(measured('memory', 'data', 16)))).toBe('unknown');
  });

  it('reads a bare unit as the attribute that titles mean by it', () => {
    const kilos = wants(null, 'mass', 10_000, Infinity);
    const machine = [measured('weight', 'mass', 65_000), measured('capacity', 'mass', 8000)];
    const meant = facts({ measures: () => machine, attributesMeant: () => ['capacity'] });
    expect(judge(kilos, 0, meant)).toBe('violated');
    expect(judge(wants(null, 'mass', 7000, 9000), 0, meant)).toBe('met');
  });

  it('is not violated by a number in a text that says nothing of what it measures', () => {
    const length = wants(null, 'length', 2000);
    expect(judge(length, 0, ofProduct(measured('', 'length', 500, { source: 'text' })))).toBe('unknown');
  });

  it('meets a range that the wanted value lies in', () => {
    const fourYears = wants('age', 'time', 4);
    expect(judge(fourYears, 0, ofProduct(measured('age', 'time', 3, { high: Infinity })))).toBe('met');
    expect(judge(fourYears, 0, ofProduct(measured('age', 'time', 0, { high: 1 })))).toBe('violated');
  });
});

describe('several constraints', () => {
  it('are met within one variant only', () => {
    const variants = [
      { size: 'm', ram: 8 },
      { size: 'xl', ram: 16 },
    ];
    const shop = facts({
      variantCount: () => 2,
      values: (_, attribute, variant) => (attribute === 'size' ? [variants[variant]?.size ?? ''] : []),
      measures: () => [
        measured('ram', 'data', 8),
        measured('ram', 'data', 16),
        ...variants.map(({ ram }, variant) => measured('ram', 'data', ram, { variant })),
      ],
    });
    const size: Constraint = { type: 'value', operator: 'is', attribute: 'size', values: ['m'], span: null };
    expect(judge(size, 0, shop)).toBe('met');
    expect(judge(wants('ram', 'data', 16), 0, shop)).toBe('met');
    expect(judgeAll([size, wants('ram', 'data', 16)], 0, shop).verdicts).toContain('violated');
    expect(judgeAll([size, wants('ram', 'data', 8)], 0, shop)).toEqual({ verdicts: ['met', 'met'], variant: 0 });
  });
});

describe('a fit constraint', () => {
  const fits = (model: string): Constraint => ({ type: 'fit', operator: 'fits', model, span: null });
  const named = (...models: string[]) => facts({ models: () => models });

  it('is met only by data that name the model', () => {
    expect(judge(fits('iphone 13'), 0, named('iphone 12', 'iphone 13'))).toBe('met');
    expect(judge(fits('iphone 13'), 0, named('iphone 13 pro'))).toBe('violated');
    expect(judge(fits('iphone 13'), 0, named())).toBe('unknown');
  });

  it('leaves open what names the maker of the car alone, and refuses another maker', () => {
    expect(judge(fits('bmw x5'), 0, named('bmw'))).toBe('unknown');
    expect(judge(fits('bmw x5'), 0, named('toyota'))).toBe('violated');
    expect(judge(fits('bmw x5'), 0, named('bmw x5'))).toBe('met');
  });
});

describe('a value constraint', () => {
  const size = (value: string): Constraint => ({
    type: 'value',
    operator: 'is',
    attribute: 'size',
    values: [value],
    span: null,
  });
  const sized = (...values: string[]) => facts({ values: () => values });

  it('compares sizes of shoes between countries', () => {
    expect(judge(size('uk 8'), 0, sized('42'))).toBe('met');
    expect(judge(size('us 9'), 0, sized('eu 42.5'))).toBe('met');
    expect(judge(size('42'), 0, sized('43'))).toBe('violated');
    expect(judge(size('2xl'), 0, sized('xxl'))).toBe('met');
  });

  it('compares sizes of rings between countries', () => {
    expect(judge(size('us 7'), 0, sized('54'))).toBe('met');
    expect(judge(size('us 7'), 0, sized('57'))).toBe('violated');
  });
});

describe('a substance constraint', () => {
  const free: Constraint = { type: 'substance', operator: 'has-not', substance: 'gluten', span: null };

  it('is met by a statement alone', () => {
    expect(judge(free, 0, NOTHING)).toBe('unknown');
    expect(judge(free, 0, facts({ states: (_, statement) => statement === 'free_from' }))).toBe('met');
    expect(judge(free, 0, facts({ states: (_, statement) => statement === 'contains' }))).toBe('violated');
  });
});

describe('any measure constraint', () => {
  const number = fc.double({ min: 0.01, max: 1e6, noNaN: true });
  const measures = fc.array(
    fc
      .record({ low: number, width: fc.oneof(fc.constant(0), number), attribute: fc.constantFrom('', 'a', 'b') })
      .map(({ low, width, attribute }) => measured(attribute, 'mass', low, { high: low + width })),
    { maxLength: 3 },
  );
  const constraint = fc
    .tuple(number, number, fc.constantFrom('a', null))
    .map(([one, other, attribute]) => wants(attribute, 'mass', Math.min(one, other), Math.max(one, other)));

  it('has one of three answers, and its negation the opposite one', () => {
    fc.assert(
      fc.property(constraint, measures, (wanted, own) => {
        const answer = judge(wanted, 0, ofProduct(...own));
        expect(['met', 'violated', 'unknown']).toContain(answer);
        expect(judge({ ...wanted, operator: 'is-not' }, 0, ofProduct(...own))).toBe(negated(answer));
        if (own.length === 0) expect(answer).toBe('unknown');
      }),
    );
  });

  it('is met between two bounds exactly where it is met by both, for one measured value', () => {
    fc.assert(
      fc.property(constraint, measures, (wanted, own) => {
        const one = ofProduct(...own.slice(0, 1));
        const [least, most] = boundsOf(wanted);
        const both = [judge(least, 0, one), judge(most, 0, one)];
        expect(judge(wanted, 0, one) === 'met').toBe(both.every((verdict) => verdict === 'met'));
      }),
    );
  });
});
