import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyze } from '../analysis/analyze.ts';
import { detectLanguage } from '../analysis/message-language.ts';
import { transliterations } from '../analysis/transliterate.ts';
import { LANGUAGES } from '../language.ts';
import { conceptsIn } from './concepts-in.ts';
import { parseNumber } from '../units/parse-number.ts';
import { understand } from './understand.ts';

describe('a fruit before juice', () => {
  it.each([
    ['orange juice', ['juice', 'product_type', 'orange-juice']],
    ['apple juice', ['apple juice', 'product_type', 'apple-juice']],
    ['ვაშლის წვენი', ['ვაშლის წვენი', 'product_type', 'apple-juice']],
    ['portakal suyu', ['portakal suyu', 'product_type', 'orange-juice']],
    ['عصير برتقال', ['عصير برتقال', 'product_type', 'orange-juice']],
    ['portağal şirəsi', ['portağal şirəsi', 'product_type', 'orange-juice']],
  ])('%s: is no colour, and stays among the words to be matched', (query, head) => {
    const { understood, spans, rest } = understand(query);

    expect(understood).toEqual({ category: 'juice' });
    expect(spans.map(({ start, end, kind, value }) => [query.slice(start, end), kind, value])).toEqual([head]);
    expect(rest).toBe(query);
  });
});

describe('an understanding', () => {
  it('points at the characters that said it', () => {
    const query = 'red dress, not silk, under $50';
    const { spans } = understand(query);

    expect(
      spans.map(({ start, end, kind, value, negated }) => [query.slice(start, end), kind, value, negated]),
    ).toEqual([
      ['red', 'color', 'red', false],
      ['dress', 'category', 'dress', false],
      ['silk', 'material', 'silk', true],
      ['under $50', 'price', '..50', false],
    ]);
  });

  it('keeps in the rest what text must still match', () => {
    expect(understand('red velora dress size M without silk under 50').rest).toBe('red velora dress');
    expect(understand('წითელი კაბა 50 ლარამდე').rest).toBe('წითელი კაბა');
  });

  it('reads the store currency as a word for money', () => {
    expect(understand('rice 500 pkr', { currency: 'PKR' }).understood.price_max).toBe(500);
    expect(understand('rug 90 chf', { currency: 'CHF' }).understood.price_max).toBe(90);
    expect(understand('rug 90 chf').understood.price_max).toBeUndefined();
  });

  it('writes a brand as the store does, for any case and accents', () => {
    expect(understand('CAFÉ LÜMO kettle', { brands: new Set(['Cafe Lumo']) }).understood.brand).toBe('Cafe Lumo');
  });

  it('does not take a one-word brand over the thing of the same name', () => {
    const { understood } = understand('olive dress', { brands: new Set(['Olive']) });
    expect(understood).toEqual({ color: 'olive', category: 'dress' });
  });

  it('lists a word with two meanings once for each', () => {
    expect(conceptsIn('cream').map(({ concept }) => concept.id)).toEqual(['color:cream', 'dose_form:cream']);
  });

  it('says which concepts are not wanted', () => {
    expect(conceptsIn('sofa not leather').map(({ concept, negated }) => [concept.id, negated])).toEqual([
      ['category:sofa', false],
      ['material:leather', true],
    ]);
  });

  it.each([
    ['1.299,00', 1299],
    ['1,299.00', 1299],
    ['1.500', 1500],
    ['0.500', 0.5],
    ['49,9', 49.9],
    ['1.000.000', 1_000_000],
    ["1'200", 1200],
    ['12٫5', 12.5],
  ])('reads the number %s', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });
});

describe('any text at all', () => {
  const word = fc.constantFrom(
    ..."red dress under 50 $ 100-200 не კაბა ლარამდე 50-მდე не elbise altı TL İ ı ə بدون سكر بين و ١٢٣ - – ~ , . / x × ' ’ # $ · not without no size M 205/55 ß ﷺ 👗 e\u0301 \u0640".split(
      ' ',
    ),
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.array(word, { maxLength: 14 }).map((words) => words.join(' ')),
    fc.array(word, { maxLength: 14 }).map((words) => words.join('')),
  );
  const language = fc.option(fc.constantFrom(...LANGUAGES), { nil: undefined });

  it('is analysed into words with correct offsets', () => {
    fc.assert(
      fc.property(text, language, (input, expected) => {
        let end = 0;
        for (const token of analyze(input, { language: expected })) {
          expect(input.slice(token.start, token.end)).toBe(token.surface);
          expect(token.start).toBeGreaterThanOrEqual(end);
          expect(token.exact.length * token.stem.length).toBeGreaterThan(0);
          ({ end } = token);
        }
      }),
      { numRuns: 1500 },
    );
  });

  it('is understood without an exception, with spans in order inside the text', () => {
    fc.assert(
      fc.property(text, language, (input, expected) => {
        const { spans, understood } = understand(input, { language: expected, brands: new Set(['Red Dress', '50']) });
        let end = 0;
        for (const span of spans) {
          expect(span.start).toBeGreaterThanOrEqual(end);
          expect(span.end).toBeGreaterThan(span.start);
          expect(span.end).toBeLessThanOrEqual(input.length);
          ({ end } = span);
        }
        const prices = [understood.price_min, understood.price_max].filter((price) => price !== undefined);
        expect(prices.every(Number.isFinite)).toBe(true);
      }),
      { numRuns: 1500 },
    );
  });

  it('has a language, and readings in Georgian that can be read again', () => {
    fc.assert(
      fc.property(text, (input) => {
        expect(LANGUAGES).toContain(detectLanguage(input));
        for (const reading of transliterations(input)) expect(() => analyze(reading)).not.toThrow();
      }),
      { numRuns: 500 },
    );
  });

  it('of ten thousand characters is understood', () => {
    for (const piece of ['a', '1 ', '1-', 'not ', '50 - ', 'x1', 'კაბა ', "'", 'من 5 ', '5x', '1.']) {
      expect(() => understand(piece.repeat(10_000 / piece.length))).not.toThrow();
    }
  });
});
