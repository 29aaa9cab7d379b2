import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyze } from './analyze.ts';
import { WordNumbering } from './word-numbering.ts';

const TEXTS = [
  'Red wool coat with a hood, size XL',
  'Qırmızı yun palto, kapüşonlu',
  'Kırmızı yün palto, kapüşonlu. Islak zeminde İYİ tutar',
  'წითელი შალის პალტო iPhone-ის მფლობელებისთვის',
  'معطف أحمر من الصوف مع قبعة 500mg',
  'NOR.0707-60 205/55R16 120×60 cm, 49,99',
  'Düzgün olmayan SIRT çantası; SIRT',
];
const ANY_TEXT = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .array(fc.constantFrom(...TEXTS.flatMap((text) => text.split(' '))), { maxLength: 12 })
    .map((words) => words.join(' ')),
);

describe('WordNumbering', () => {
  it('gives the words of analyze with the stems of the first time, at the same places, whatever was read before', () => {
    fc.assert(
      fc.property(
        fc.array(ANY_TEXT, { maxLength: 8 }),
        fc.constantFrom('en' as const, 'tr' as const, 'az' as const, 'ka' as const, undefined),
        (texts, language) => {
          const options = language === undefined ? {} : { language };
          const numbering = new WordNumbering(options);
          // Of every word, those of the text that was the first to have it.
          const stems = new Map<string, ReadonlySet<string>>();
          for (const text of texts) {
            const { words, starts, ends } = numbering.read(text);
            const tokens = analyze(text, options);
            expect(words.map((word) => numbering.exact(word))).toEqual(tokens.map(({ exact }) => exact));
            for (const { exact } of tokens.filter((token) => !stems.has(token.exact))) {
              stems.set(exact, new Set(tokens.filter((token) => token.exact === exact).map(({ stem }) => stem)));
            }
            const otherwiseCut = words.filter((word) => !stems.get(numbering.exact(word))?.has(numbering.stem(word)));
            expect(otherwiseCut.map((word) => [numbering.exact(word), numbering.stem(word)])).toEqual([]);
            expect(starts).toEqual(tokens.map(({ start }) => start));
            expect(ends).toEqual(tokens.map(({ end }) => end));
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('gives equal words one number, in order of their first occurrence and with the stem of that occurrence', () => {
    const numbering = new WordNumbering({ language: 'en' });

    expect(numbering.read('Red shoes, red SHOES').words).toEqual([0, 1, 0, 1]);
    expect(numbering.read('shoe').words).toEqual([2]);

    expect(numbering.all()).toEqual(['red', 'shoes', 'shoe']);
    expect([numbering.size, numbering.find('shoes'), numbering.find('boots')]).toEqual([3, 1, undefined]);
    expect(numbering.stem(1)).toBe(numbering.stem(2));
  });

  it('knows no word that no text has, although words are weighed in three languages', () => {
    const numbering = new WordNumbering({ language: 'en' });

    numbering.read('ILIK');

    expect(numbering.all()).toEqual([analyze('ILIK', { language: 'en' })[0]?.exact]);
  });
});
