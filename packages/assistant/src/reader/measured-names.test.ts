import { describe, expect, it } from 'vitest';
import type { Slot } from '../dialogue/operation.ts';
import { withMeasuredNames } from './measured-names.ts';

function slotsOf(message: string, marked: readonly (readonly [Slot['type'], string])[]): Slot[] {
  return marked.map(([type, text]) => {
    const start = message.indexOf(text);
    return { type, text, start, end: start + text.length, confidence: 0.5 };
  });
}
const told = (message: string, marked: readonly (readonly [Slot['type'], string])[]) =>
  withMeasuredNames(slotsOf(message, marked), message).map(({ type, text }) => `${type}=${text}`);

describe('the name of what a number measures', () => {
  it('belongs to the number, and not to what is wanted', () => {
    const message = 'a phone with a 5000 mAh battery';

    expect(
      told(message, [
        ['kind', 'phone'],
        ['measure', '5000 mAh'],
        ['kind', 'battery'],
      ]),
    ).toEqual(['kind=phone', 'measure=5000 mAh battery']);
  });

  it('stays the thing that is wanted where no other is named', () => {
    expect(
      told('a 2 litre kettle', [
        ['measure', '2 litre'],
        ['kind', 'kettle'],
      ]),
    ).toEqual(['measure=2 litre', 'kind=kettle']);
    const both = 'a 50 ml perfume and a 100 ml cream';
    expect(
      told(both, [
        ['measure', '50 ml'],
        ['kind', 'perfume'],
        ['measure', '100 ml'],
        ['kind', 'cream'],
      ]),
    ).toContain('kind=cream');
  });

  it('is none behind a number without a unit', () => {
    expect(
      told('a table with 4 chairs', [
        ['kind', 'table'],
        ['measure', '4'],
        ['kind', 'chairs'],
      ]),
    ).toContain('kind=chairs');
  });
});
