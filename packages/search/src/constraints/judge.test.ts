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

describe('a measure that is said without an attribute', () => {
  const ram = wants('ram', 'data', 16);
  const titled = (low: number) => measured('', 'data', low, { source: 'title' });

  it('counts for the attribute that bare numbers mean in this shop', () => {
    const shop = (low: number, meant: string[]) =>
      facts({
        measures: () => [titled(low), measured('storage', 'data', 512)],
        attributesMeant: () => meant,
      });
    expect(judge(ram, 0, shop(16, ['ram']))).toBe('met');
    expect(judge(ram, 0, shop(8, ['ram']))).toBe('violated');
    expect(judge(ram, 0, shop(16, ['storage']))).toBe('unknown');
    expect(judge(ram, 0, shop(8, ['storage']))).toBe('unknown');
  });

  it('counts for the one attribute asked for where nothing else of this quantity is measured', () => {
    expect(judge(ram, 0, ofProduct(titled(16)))).toBe('met');
    expect(judge(ram, 0, ofProduct(titled(8)))).toBe('unknown');
    const withText = ofProduct(titled(16), measured('storage', 'data', 512, { source: 'text' }));
    expect(judge(ram, 0, withText)).toBe('met');
  });

  it('in a running text proves nothing of an attribute', () => {
    expect(judge(ram, 0, ofProduct(measured('', 'data', 16, { source: 'text' })))).toBe('unknown');
  });

  it('answers a bare unit also from other attributes and from texts, but a text violates nothing', () => {
    const kilo = wants(null, 'mass', 1000);
    expect(judge(kilo, 0, ofProduct(measured('weight', 'mass', 1000)))).toBe('met');
    expect(judge(kilo, 0, ofProduct(measured('weight', 'mass', 2000)))).toBe('violated');
    expect(judge(kilo, 0, ofProduct(measured('', 'mass', 1000, { source: 'text' })))).toBe('met');
    const both = [measured('weight', 'mass', 2000), measured('', 'mass', 1000, { source: 'text' })];
    expect(judge(kilo, 0, ofProduct(...both))).toBe('violated');
    const titleFirst = [measured('weight', 'mass', 1000), measured('', 'mass', 2000, { source: 'title' })];
    expect(judge(kilo, 0, ofProduct(...titleFirst))).toBe('violated');
  });

  it('allows for rounding between units, and for no more', () => {
    expect(judge(wants('width', 'length', 100), 0, ofProduct(measured('width', 'length', 100.005)))).toBe('met');
    expect(judge(wants('width', 'length', 100), 0, ofProduct(measured('width', 'length', 99.995)))).toBe('met');
    expect(judge(wants('width', 'length', 100), 0, ofProduct(measured('width', 'length', 100.1)))).toBe('violated');
    expect(judge(wants('width', 'length', 100), 0, ofProduct(measured('width', 'length', 99.9)))).toBe('violated');
  });
});

describe('a price constraint', () => {
  const under50 = { ...wants('price', 'money', 0, 50), operator: 'at-most' } as const;
  const priced = (...prices: number[]) =>
    facts({ variantCount: () => prices.length, price: (_, variant) => prices[variant] ?? Number.NaN });

  it('is decided by the price of a variant, and is unknown without a price', () => {
    expect(judge(under50, 0, priced(60, 40))).toBe('met');
    expect(judge(under50, 0, priced(60, 70))).toBe('violated');
    expect(judge(under50, 0, priced(Number.NaN))).toBe('unknown');
    expect(judge(under50, 0, facts({ price: () => 50 }))).toBe('met');
  });

  it('can be turned around', () => {
    const not50 = { ...wants('price', 'money', 50), operator: 'is-not' } as const;
    expect(judge(not50, 0, facts({ price: () => 50 }))).toBe('violated');
    expect(judge(not50, 0, facts({ price: () => 60 }))).toBe('met');
    expect(judge(not50, 0, NOTHING)).toBe('unknown');
  });
});

describe('the variant that answers', () => {
  const size = (value: string): Constraint => ({
    type: 'value',
    operator: 'is',
    attribute: 'size',
    values: [value],
    span: null,
  });
  const color = (value: string): Constraint => ({ ...size(value), attribute: 'color' }) as Constraint;
  const shop = (...variants: Record<string, string>[]) =>
    facts({
      variantCount: () => variants.length,
      values: (_, attribute, variant) => {
        const value = variants[variant]?.[attribute];
        return value === undefined ? [] : [value];
      },
    });

  it('is the one with the fewest violations, then the one that meets most', () => {
    const wanted = [size('m'), color('red'), { ...color('cotton'), attribute: 'material' } as Constraint];
    const violatesLess = shop({ size: 'm', color: 'blue', material: 'cotton' }, { size: 'm' });
    expect(judgeAll(wanted, 0, violatesLess)).toEqual({ verdicts: ['met', 'unknown', 'unknown'], variant: 1 });
    const meetsMore = shop({ size: 'm' }, { size: 'm', color: 'red' }, { color: 'red' });
    expect(judgeAll(wanted, 0, meetsMore)).toEqual({ verdicts: ['met', 'met', 'unknown'], variant: 1 });
  });

  it('is the first of equals, and -1 for a product without variants', () => {
    expect(judgeAll([size('m')], 0, shop({ size: 'm' }, { size: 'm' })).variant).toBe(0);
    expect(judgeAll([size('m')], 0, NOTHING)).toEqual({ verdicts: ['unknown'], variant: -1 });
  });

  it('replaces what the product says of the same attribute, and nothing else', () => {
    const measures = [
      measured('ram', 'data', 8),
      measured('ram', 'data', 16, { variant: 1 }),
      measured('storage', 'data', 512),
    ];
    const laptop = facts({ variantCount: () => 2, measures: () => measures });
    expect(judgeAll([wants('ram', 'data', 8)], 0, laptop).verdicts).toEqual(['unknown']);
    expect(judgeAll([wants('ram', 'data', 16)], 0, laptop)).toEqual({ verdicts: ['met'], variant: 1 });
    expect(judge(wants('storage', 'data', 512), 0, laptop)).toBe('met');
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

  it('takes any of its values, and can be turned around', () => {
    const colors = (operator: 'is' | 'is-not'): Constraint => ({
      type: 'value',
      operator,
      attribute: 'color',
      values: ['red', 'blue'],
      span: null,
    });
    expect(judge(colors('is'), 0, sized('green', 'blue'))).toBe('met');
    expect(judge(colors('is'), 0, sized('green'))).toBe('violated');
    expect(judge(colors('is'), 0, sized())).toBe('unknown');
    expect(judge(colors('is-not'), 0, sized('green', 'blue'))).toBe('violated');
    expect(judge(colors('is-not'), 0, sized('green'))).toBe('met');
    expect(judge(colors('is-not'), 0, sized())).toBe('unknown');
  });

  it('compares other attributes as they are written', () => {
    const capacity = { ...size('uk 8'), attribute: 'capacity' } as Constraint;
    expect(judge(capacity, 0, sized('42'))).toBe('violated');
    expect(judge(capacity, 0, sized('uk 8'))).toBe('met');
  });

  it('takes sizes of different systems for one only where the table has them in one row', () => {
    expect(judge(size('eu 42'), 0, sized('uk 9'))).toBe('violated');
    expect(judge(size('eu 8'), 0, sized('uk 8'))).toBe('violated');
    expect(judge(size('uk 8'), 0, sized('8'))).toBe('met');
    expect(judge(size('8'), 0, sized('uk 8'))).toBe('met');
    expect(judge(size('42,5'), 0, sized('42.5'))).toBe('met');
    expect(judge(size('one size'), 0, sized('one size'))).toBe('met');
    expect(judge(size('one size'), 0, sized('42'))).toBe('violated');
    expect(judge(size('29'), 0, sized('uk 29'))).toBe('met');
    expect(judge(size('3xl'), 0, sized('xxl'))).toBe('violated');
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

describe('a substance that is wanted', () => {
  const milk: Constraint = { type: 'substance', operator: 'has', substance: 'milk', span: null };
  const stating = (statement: string) =>
    facts({ states: (_, stated, substance) => stated === statement && substance === 'milk' });

  it('is there where the data state it, and is not where they state that the product is free from it', () => {
    expect(judge(milk, 0, stating('contains'))).toBe('met');
    expect(judge(milk, 0, stating('free_from'))).toBe('violated');
    expect(judge(milk, 0, NOTHING)).toBe('unknown');
  });
});

it('what is unknown stays unknown when it is turned around', () => {
  expect((['met', 'violated', 'unknown'] as const).map(negated)).toEqual(['violated', 'met', 'unknown']);
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
