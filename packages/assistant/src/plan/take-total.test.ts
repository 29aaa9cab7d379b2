import { describe, expect, it } from 'vitest';
import { operation, planned } from '../testing/planned-turn.ts';
import { asksWithDelivery, withoutTotalWords } from './pieces.ts';

describe('A sum', () => {
  it('counts each thing that is named by its own number', async () => {
    const answer = await planned('3 skog torches and the fjord torch 300 together, how much?', [operation('total')]);

    expect(answer?.text).toContain('3 × “Skog torch 200 lm”: $45');
    expect(answer?.text).toContain('$65');
  });

  it.each([
    ['how much with delivery', true],
    ['ორი ცალი მიტანით რა ჯდება', true],
    ['kargoyla toplam ne eder', true],
    ['مع التوصيل كم', true],
    ['çatdırılma ilə cəmi', true],
    ['how much are both', false],
  ])('of "%s" is wanted with delivery: %s', (message, isWith) => {
    expect(asksWithDelivery(message)).toBe(isWith);
  });

  it('names things beside its own words', () => {
    expect(withoutTotalWords('the kettle together with delivery')).toBe('the kettle with');
  });
});
