import { LANGUAGES, type Language } from '@quarry/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DRESSES, sampleLedger } from '../testing/sample-ledger.ts';
import { emptyMemory } from '../memory/memory.ts';
import { writtenClaims } from '../testing/written-claims.ts';
import { createTextGuard } from './guard-text.ts';
import { createLedger, type Ledger } from './ledger.ts';

function guarded(pieces: readonly string[], ledger: Ledger): string {
  const guard = createTextGuard(ledger, '$');
  return (pieces.map((piece) => guard.push(piece)).join('') + guard.finish()).trim();
}

const OPENING: Record<Language, string> = {
  en: 'Here is what I found.',
  ka: 'აი, რა ვიპოვე.',
  tr: 'İşte bulduklarım.',
  ar: 'إليك ما وجدته.',
  az: 'Budur tapdıqlarım.',
};
const cases = (kind: 'lies' | 'truths') =>
  LANGUAGES.flatMap((language) => writtenClaims(language)[kind].map((sentence) => [language, sentence] as const));
const LIES = cases('lies');
const TRUTHS = cases('truths');

describe('a model that lies', () => {
  it.each(LIES)('%s: is not heard saying “%s”', (language, lie) => {
    const opening = OPENING[language];

    expect(guarded([`${opening} ${lie} ${opening}`], sampleLedger(language))).toBe(`${opening} ${opening}`);
  });

  it.each(TRUTHS)('%s: may say “%s”', (language, truth) => {
    const introduction =
      language === 'en' || language === 'ar'
        ? `${DRESSES[0]?.metadata.texts[language]?.title ?? 'Poppy Wrap Dress'}! `
        : '';

    expect(guarded([`${introduction}${truth}`], sampleLedger(language))).toBe(`${introduction}${truth}`);
  });

  it('has lies and truths enough', () => {
    expect(LIES.length).toBeGreaterThanOrEqual(60);
    expect(TRUTHS.length).toBeGreaterThanOrEqual(60);
  });

  it('is judged alike however its words are cut into pieces', () => {
    const all = LIES.concat(TRUTHS);
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...all), { minLength: 1, maxLength: 4 }),
        fc.infiniteStream(fc.integer({ min: 1, max: 12 })),
        (chosen, lengths) => {
          const text = chosen.map(([, sentence]) => sentence).join(' ');
          const ledger = sampleLedger(chosen[0]?.[0] ?? 'en');
          const pieces: string[] = [];
          for (let at = 0; at < text.length; ) {
            const length = lengths.next().value ?? 1;
            pieces.push(text.slice(at, at + length));
            at += length;
          }

          expect(guarded(pieces, ledger)).toBe(guarded([text], ledger));
        },
      ),
      { numRuns: 60, seed: 7 },
    );
  });
});

describe('a table of a model that lies', () => {
  const rows = (...lines: string[]): string => lines.join('\n');

  it('keeps what is true of the product that a row begins with', () => {
    const table = rows(
      '| Product | Price | Colour |',
      '|---|---|---|',
      '| Poppy Wrap Dress | $42 | red |',
      '| Lagoon Day Dress | $55 | blue |',
    );

    expect(guarded([table], sampleLedger('en'))).toBe(table);
  });

  it('keeps what is true of the products at the head', () => {
    const table = rows(
      '| | Poppy Wrap Dress | Lagoon Day Dress |',
      '|---|---|---|',
      '| Price | $42 | $55 |',
      '| Material | cotton | linen |',
    );

    expect(guarded([table], sampleLedger('en'))).toBe(table);
  });

  it.each([
    ['a price of the other product', '| Poppy Wrap Dress | $55 | red |'],
    ['a colour it does not have', '| Poppy Wrap Dress | $42 | blue |'],
    ['a product nobody returned', '| Velvet Moon Gown | $42 | red |'],
  ])('loses the row with %s', (_lie, row) => {
    const head = rows('| Product | Price | Colour |', '|---|---|---|', '| Lagoon Day Dress | $55 | blue |');

    expect(guarded([`${head}\n${row}`], sampleLedger('en'))).toBe(head);
  });

  it('loses the row whose cell is a lie about the product at the head', () => {
    const head = rows('| | Poppy Wrap Dress | Lagoon Day Dress |', '|---|---|---|', '| Price | $42 | $55 |');

    expect(guarded([`${head}\n| Size | XXL | M |`], sampleLedger('en'))).toBe(head);
  });

  it('is left out whole when its head names what nobody returned', () => {
    const table = rows('| | Velvet Moon Gown | Lagoon Day Dress |', '|---|---|---|', '| Price | $42 | $55 |');

    expect(guarded([`Compare:\n\n${table}\n\nWhich one?`], sampleLedger('en'))).toBe('Compare:\n\nWhich one?');
  });
});

describe('what has no source', () => {
  const bare = (): Ledger => createLedger({ memory: emptyMemory(), said: [], storeName: 'Quarry' });

  it.each([
    'Delivery takes two days.',
    'We deliver to every town.',
    'You can pay by card.',
    'ჩვენ გვაქვს მიწოდება ყველა ქალაქში.',
    'Kapıda ödeme yapabilirsiniz.',
    'الدفع متاح عند الاستلام.',
    'Çatdırılma hər yerə var.',
  ])('of the shop is not said before the shop was asked: %s', (sentence) => {
    expect(guarded([sentence], bare())).toBe('');
  });

  it('knows when most of a text was lost', () => {
    const guard = createTextGuard(sampleLedger('en'), '$');
    guard.push('Hello! The Velvet Moon Gown costs $3. It is on sale. ');
    expect(guard.hasLostMost).toBe(true);
  });
});
