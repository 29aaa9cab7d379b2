/** Georgian in Latin letters is understood as in its own, whether the conversation is known to be in Georgian or not. */
import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';

const SAME: readonly [latin: string, georgian: string][] = [
  ['shavi', 'შავი'],
  ['tetri', 'თეთრი'],
  ['witeli kaba', 'წითელი კაბა'],
  ['tsiteli kaba', 'წითელი კაბა'],
  ['lurji', 'ლურჯი'],
  ['ufro iafi', 'უფრო იაფი'],
  ['telefoni 1000 laramde', 'ტელეფონი 1000 ლარამდე'],
  ['tsiteli kaba 50-dan 100 laramde', 'წითელი კაბა 50-დან 100 ლარამდე'],
  ['1000 larze iafi', '1000 ლარზე იაფი'],
  ['shavi, ara tetri', 'შავი, არა თეთრი'],
  ['tetri ar minda', 'თეთრი არ მინდა'],
  ['kaba tyavis gareshe', 'კაბა ტყავის გარეშე'],
  ['42 zoma kedebi', '42 ზომა კედები'],
  ['sarecxi manqana 9 kg', 'სარეცხი მანქანა 9 კგ'],
  ['kalis shavi chekma', 'ქალის შავი ჩექმა'],
];

describe('Georgian in Latin letters', () => {
  it.each(SAME)('%s is %s', (latin, georgian) => {
    const { understood, spans } = understand(georgian, { language: 'ka' });

    for (const language of ['ka', 'en', undefined] as const) {
      const read = understand(latin, language === undefined ? {} : { language });
      expect(read.understood).toEqual(understood);
      expect(read.spans.map(({ kind, value, negated }) => [kind, value, negated])).toEqual(
        spans.map(({ kind, value, negated }) => [kind, value, negated]),
      );
    }
  });

  it('tells where in the words as typed each thing was said, and what is left of them', () => {
    const text = 'shavi kaba, 100 laramde, tyavis gareshe';
    const { spans, rest } = understand(text, { language: 'ka' });

    expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual(['shavi', 'kaba', '100 laramde', 'tyavis']);
    expect(rest).toBe('shavi kaba, ,');
  });

  it('is left alone for who reads it otherwise', () => {
    expect(understand('witeli kaba', { language: 'ka', asTyped: true }).understood.color).toBeUndefined();
  });

  it('leaves brands and English words as they are', () => {
    const brands = new Set(['Kolkhuri', 'Shavi Zgva']);

    expect(understand('witeli Kolkhuri chanta', { language: 'ka', brands }).understood).toEqual({
      color: 'red',
      brand: 'Kolkhuri',
      category: 'handbag',
    });
    expect(understand('Shavi Zgva kaba', { language: 'ka', brands }).understood).toEqual({
      brand: 'Shavi Zgva',
      category: 'dress',
    });
    expect(understand('red dress', { language: 'ka' }).understood).toEqual({ color: 'red', category: 'dress' });
  });
});
