import { describe, expect, it } from 'vitest';
import { learnCatalog } from '../catalog-model/learn-catalog.ts';
import { aDocument, TEST_WEIGHTS } from '../testing/a-document.ts';
import type { Constraint } from './constraint.ts';
import { readConstraints } from './read-constraints.ts';

const MODEL = learnCatalog(
  [
    aDocument('Clear case for iPhone 13'),
    aDocument('Clear case for iPhone 13 Pro'),
    aDocument('Digital piano', { attributes: { keys: ['88'] } }),
    aDocument('Power bank 10000 mAh'),
    aDocument('Oil filter for Toyota Prius'),
    aDocument('Brake pads BMW X5'),
  ],
  { fieldWeights: TEST_WEIGHTS },
);

/** `ram data is 16384`, `price money between 200 400`, `size is 42`, `fits iphone 13`. */
function shown(one: Constraint): string {
  if (one.type === 'measure') {
    const ends = {
      is: [one.low],
      'is-not': [one.low],
      'at-least': [one.low],
      'at-most': [one.high],
      between: [one.low, one.high],
    };
    return [one.attribute ?? '?', one.quantity, one.operator, ...ends[one.operator]].join(' ');
  }
  if (one.type === 'value') return `${one.attribute} ${one.operator} ${one.values.join()}`;
  return one.type === 'fit' ? `fits ${one.model}` : one.substance;
}

const YEAR = 8766;

describe('the constraints of a query', () => {
  it.each([
    ['laptop 16gb ram', 'ram data is 16384'],
    ['laptop 512 gb ssd', 'memory data is 524288'],
    ['16 inch laptop', '? length is 406.4'],
    ['16 kg dumbbell', '? mass is 16000'],
    ['washing machine over 10kg', '? mass at-least 10000'],
    ['10 კგ-ზე მეტი სარეცხი მანქანა', '? mass at-least 10000'],
    ['en az 9 kg çamaşır makinesi', '? mass at-least 9000'],
    ['ən azı 16 gb ram noutbuk', 'ram data at-least 16384'],
    ['ثلاجة أقل من ٢٠٠ لتر', '? volume at-most 200000'],
    ['50-60 inch tv', '? length between 1270 1524'],
    ['power bank 10000 mah', 'battery charge is 10000'],
    ['tyres 205/55 r16', '? tyre is 2055516'],
    ['sun cream spf 50', '? spf is 50'],
    ['88 weighted keys piano', 'keys number is 88'],
  ])('measure what they say: %s', (query, expected) => {
    expect(readConstraints(query, MODEL).map(shown)).toEqual([expected]);
  });

  it('read two lengths of one size', () => {
    expect(readConstraints('desk 120x60', MODEL).map(shown)).toEqual(['? length is 1200', '? length is 600']);
  });

  it.each([
    ['sofa 200 to 400', 'price money between 200 400'],
    ['1000 TL altı sandalye', 'price money at-most 1000'],
    ['كنبة أقل من ٥٠٠', 'price money at-most 500'],
    ['50 manatdan ucuz kabel', 'price money at-most 50'],
    ['ქოთანი 10 ლარამდე', 'price money at-most 10'],
  ])('limit the price: %s', (query, expected) => {
    expect(readConstraints(query, MODEL).map(shown)).toEqual([expected]);
  });

  it.each([
    ['energy class a washing machine', 'energy_class energy-class is 7'],
    ['A++ energy class fridge', 'energy_class energy-class is 9'],
    ['enerji sınıfı A buzdolabı', 'energy_class energy-class is 7'],
    ['fridge energy class A or better', 'energy_class energy-class at-least 7'],
  ])('compare energy classes: %s', (query, expected) => {
    expect(readConstraints(query, MODEL).map(shown)).toEqual([expected]);
  });

  it.each([
    ['books for 5 year old', 5],
    ['5 yaş oyuncak', 5],
    ['5 წლის ბავშვის სათამაშო', 5],
    ['لعبة عمر ٥ سنوات', 5],
    ['5 yaşlı uşaq üçün oyuncaq', 5],
  ])('name an age: %s', (query, years) => {
    expect(readConstraints(query, MODEL).map(shown)).toEqual([`age time is ${years * YEAR}`]);
  });

  it.each([
    ['shoes size 42', 'size is 42'],
    ['us 9 sneakers', 'size is us 9'],
    ['42 beden elbise', 'size is 42'],
    ['ზომა 38 კაბა', 'size is 38'],
  ])('name a size: %s', (query, expected) => {
    expect(readConstraints(query, MODEL).map(shown)).toEqual([expected]);
  });

  it.each([
    ['case for iphone 13', 'fits iphone 13'],
    ['iphone 13 pro case', 'fits iphone 13 pro'],
    ['brake pads for bmw x5', 'fits bmw x5'],
    ['oil filter prius', 'fits prius'],
  ])('name what the product must fit: %s', (query, expected) => {
    expect(readConstraints(query, MODEL).map(shown)).toEqual([expected]);
  });

  it('know no cars in a shop that has nothing for any', () => {
    const model = learnCatalog([aDocument('Polo shirt'), aDocument('Child seat')], { fieldWeights: TEST_WEIGHTS });
    expect(readConstraints('polo shirt', model)).toEqual([]);
    expect(readConstraints('baby seat', model)).toEqual([]);
  });

  it('are none where a model alone is asked for', () => {
    expect(readConstraints('iphone 13', MODEL)).toEqual([]);
    expect(readConstraints('blue dress', MODEL)).toEqual([]);
  });

  it('have the offsets of their words', () => {
    const [one] = readConstraints('laptop 16gb ram', MODEL);
    expect(one?.span).toEqual({ start: 7, end: 11 });
  });
});
