import { describe, expect, it } from 'vitest';
import { readCar, readYear } from './car-slots.ts';

describe('the car of a message', () => {
  it.each([
    ['brake pads for Toyota Corolla 2015', 'toyota corolla', 2015, 'brake pads for'],
    ['ტოიოტა კოროლას სამუხრუჭე ხუნდები', 'toyota corolla', null, 'სამუხრუჭე ხუნდები'],
    ['corolla 2015 fren balatası', 'toyota corolla', 2015, 'fren balatası'],
    ['فحمات تويوتا كورولا ٢٠١٥', 'toyota corolla', 2015, 'فحمات'],
    ['Honda Fit üçün amortizator', 'honda fit', null, 'üçün amortizator'],
  ])('%s', (message, model, year, rest) => {
    const slots = readCar(message);

    expect(slots?.car).toMatchObject({ model, year, make: model.split(' ')[0] });
    expect(slots?.rest).toBe(rest);
  });

  it('is a make alone', () => {
    expect(readCar('oil filter for a BMW')?.car).toEqual({ make: 'bmw', model: null, year: null });
  });

  it('is none without the name of a car, with any numbers', () => {
    expect(readCar('tyres 205/55 R16')).toBeNull();
    expect(readYear('2014 model')).toBe(2014);
    expect(readYear('order 1042')).toBeNull();
  });
});
