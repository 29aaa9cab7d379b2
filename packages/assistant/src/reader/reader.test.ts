import { LANGUAGES } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import type { ReadingContext } from '../dialogue/operation.ts';
import { createReader } from './reader.ts';

const reader = createReader();

const contextIn = (language: ReadingContext['language'], known: Partial<ReadingContext> = {}): ReadingContext => ({
  language,
  hasSubject: false,
  constraintCount: 0,
  shownCount: 0,
  openQuestion: null,
  lastKinds: [],
  ...known,
});
const SHOWN = { hasSubject: true, shownCount: 6 };

/** Invented things that are asked for. */
const UNSEEN_WORDS = [
  ['en', 'i want to buy a glorvane under 90 dollars', 'glorvane'],
  ['en', 'do you have a plindock for my kitchen', 'plindock'],
  ['en', 'show me quintobels in blue', 'quintobels'],
  ['en', 'looking for a cheap trumbat', 'trumbat'],
  ['ka', 'მინდა ბრუნდელი 50 ლარამდე', 'ბრუნდელი'],
  ['ka', 'გაქვთ ზურმანტი?', 'ზურმანტი'],
  ['tr', 'bir tane kovrentik arıyorum', 'kovrentik'],
  ['tr', 'vurganta lazım, 500 liraya kadar', 'vurganta'],
  ['ar', 'أبحث عن زربوقة حمراء', 'زربوقة'],
  ['ar', 'عندكم فلنكوت؟', 'فلنكوت'],
  ['az', 'mənə bir dərvonluq lazımdır', 'dərvonluq'],
  ['az', 'qələnvar axtarıram', 'qələnvar'],
] as const;

/** "find kind=lamp; exclude material!=glass" */
function said(message: string, language: ReadingContext['language'], known: Partial<ReadingContext> = {}): string {
  const { operations } = reader.read(message, contextIn(language, known));
  return operations
    .map(({ kind, slots }) =>
      [kind, ...slots.map(({ type, text, isNegated }) => `${type}${isNegated === true ? '!' : ''}=${text}`)].join(' '),
    )
    .join('; ');
}

describe('the reader', () => {
  it.each([
    ['en', 'i need a desk lamp under $40', 'find kind=desk lamp price-max=$40'],
    ['ka', 'წითელი კაბა მინდა', 'find color=წითელი kind=კაბა'],
    ['tr', 'kırmızı elbise arıyorum', 'find color=kırmızı kind=elbise'],
    ['ar', 'ابي فستان احمر', 'find kind=فستان color=احمر'],
    ['az', 'qırmızı paltar axtarıram', 'find color=qırmızı kind=paltar'],
  ] as const)('finds the wish and its slots in %s: %s', (language, message, expected) => {
    expect(said(message, language)).toBe(expected);
  });

  it.each([
    ['en', 'the cheapest one', 'sort'],
    ['ka', 'ყველაზე იაფი', 'sort'],
    ['tr', 'en ucuzu hangisi', 'sort'],
    ['ar', 'ارخص واحد', 'sort'],
    ['az', 'ən ucuzu hansıdır', 'sort'],
  ] as const)('tells a superlative said of a list in %s: %s', (language, message, kind) => {
    expect(reader.read(message, contextIn(language, SHOWN)).operations.map((one) => one.kind)).toEqual([kind]);
  });

  it('reads several operations of one message in their order', () => {
    const { operations } = reader.read(
      'thanks! do you deliver on sundays? also show me cheaper ones',
      contextIn('en', SHOWN),
    );

    expect(operations[0]?.kind).toBe('thanks');
    expect(operations.map(({ kind }) => kind)).toContain('shop-info');
    expect(operations.length).toBeGreaterThanOrEqual(3);
  });

  it('marks what is ruled out', () => {
    const { operations } = reader.read('a jacket but not leather', contextIn('en'));

    const slots = operations.flatMap((one) => one.slots);
    expect(slots).toContainEqual(expect.objectContaining({ text: 'leather', isNegated: true }));
    expect(slots.find(({ text }) => text === 'jacket')).not.toHaveProperty('isNegated');
  });

  it('reads words that nobody has seen by their place, in three of five sentences', () => {
    const read = UNSEEN_WORDS.filter(([language, message, word]) =>
      reader
        .read(message, contextIn(language))
        .operations.some(({ slots }) => slots.some(({ type, text }) => type === 'kind' && text === word)),
    );

    expect(read.length / UNSEEN_WORDS.length).toBeGreaterThanOrEqual(0.6);
  });

  it('reads a bare number as the answer to the open question', () => {
    expect(said('104233', 'en', { openQuestion: 'order-number' })).toBe('order-status order-number=104233');
    expect(said('200', 'en', { openQuestion: 'budget' })).toBe('budget price-max=200');
  });

  it('tells the language also in Latin letters, and where the page is in another', () => {
    const told = (message: string) => {
      const { language, isRomanized } = reader.read(message, contextIn('en'));
      return [language, isRomanized];
    };

    expect(told('ra girs es telefoni da rodis moitant')).toEqual(['ka', true]);
    expect(told('3ndkom fustan a7mar bs mo ghali')).toEqual(['ar', true]);
    expect(told('kirmizi elbise ariyorum cok pahali olmasin')).toEqual(['tr', true]);
    expect(told('siparişim nerede kaldı')).toEqual(['tr', false]);
    expect(told('sifarişim harada qaldı')).toEqual(['az', false]);
    expect(told('do you have it in blue')).toEqual(['en', false]);
  });

  it.each(['👍👍', '1042', '', '   ', '?!'])('names no language where none is told: "%s"', (message) => {
    expect(reader.read(message, contextIn('tr')).language).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['spaces', '  \n '],
    ['pictures', '😀 🧥🧥'],
    ['another script', '我想买一件红色的连衣裙'],
    ['5,000 characters', 'red shoes and a belt, '.repeat(250)],
    ['one long word', 'a'.repeat(5000)],
    ['unpaired surrogates', '\ud83d red \udc00'],
  ])('bears %s', (_what, message) => {
    for (const language of LANGUAGES) {
      const { operations } = reader.read(message, contextIn(language, SHOWN));
      for (const { confidence, slots } of operations) {
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(1);
        for (const { text, start, end } of slots) expect(message.slice(start, end)).toBe(text);
      }
    }
  });

  it('reads nothing in nothing', () => {
    expect(reader.read(' ', contextIn('en'))).toEqual({ operations: [], language: null, isRomanized: false });
  });

  it('is less sure of a wish that is hard to make out', () => {
    const confidence = (message: string) => reader.read(message, contextIn('en')).operations[0]?.confidence ?? 0;

    expect(confidence('i am looking for a red dress')).toBeGreaterThan(0.75);
    expect(confidence('so what about the thing with the other')).toBeLessThan(
      confidence('i am looking for a red dress'),
    );
  });

  it('uses what stands in the catalogue', () => {
    const catalogueHas = (word: string) => (word === 'gorvek' ? 'brand' : null);

    expect(said('any gorvek headphones', 'en', { catalogueHas })).toBe('find brand=gorvek kind=headphones');
  });
});
