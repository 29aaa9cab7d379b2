import type { Language } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { createSentenceCutter, LONGEST_SENTENCE } from './sentences.ts';

function cut(text: string, language: Language = 'en'): string[] {
  const cutter = createSentenceCutter(language);
  return [...cutter.add(text), ...cutter.flush()].map((sentence) => sentence.trim());
}

describe('a reply split into sentences', () => {
  it.each([
    ['en', 'Hello! I found 12. Shall we?', ['Hello!', 'I found 12.', 'Shall we?']],
    ['en', 'It costs $49.99 at J. Smith, e.g. in blue. Fine.', ['It costs $49.99 at J. Smith, e.g. in blue.', 'Fine.']],
    ['en', 'It is “Poppy Dress.” Next one', ['It is “Poppy Dress.”', 'Next one']],
    ['en', 'Wait… what?! Yes.', ['Wait…', 'what?!', 'Yes.']],
    ['en', '1. First thing\n2. Second thing', ['1. First thing', '2. Second thing']],
    ['en', 'See quarry.example for more. Bye.', ['See quarry.example for more.', 'Bye.']],
    ['ka', 'გამარჯობა! ვიპოვე 12 პროდუქტი. გსურთ ნახვა?', ['გამარჯობა!', 'ვიპოვე 12 პროდუქტი.', 'გსურთ ნახვა?']],
    ['ka', 'გვაქვს კაბები, მაგ. წითელი. ნახეთ.', ['გვაქვს კაბები, მაგ. წითელი.', 'ნახეთ.']],
    ['tr', '2. kat, No. 5 burada. Güzel.', ['2. kat, No. 5 burada.', 'Güzel.']],
    ['tr', 'Elbise, etek vb. ürünler var. Bakın!', ['Elbise, etek vb. ürünler var.', 'Bakın!']],
    ['az', 'Paltar, məs. qırmızı. Baxın.', ['Paltar, məs. qırmızı.', 'Baxın.']],
    ['ar', 'هل تريد رؤيتها؟ نعم. شكرًا!', ['هل تريد رؤيتها؟', 'نعم.', 'شكرًا!']],
  ] as const)('%s: %s', (language, text, sentences) => {
    expect(cut(text, language)).toEqual(sentences);
  });

  it('yields a sentence as soon as it is complete, regardless of the chunks', () => {
    const cutter = createSentenceCutter('en');

    expect(cutter.add('I found')).toEqual([]);
    expect(cutter.add(' 12 dresses.')).toEqual(['I found 12 dresses.']);
    expect(cutter.add(' They cost $49.')).toEqual([]);
    expect(cutter.add('99 each.')).toEqual(['They cost $49.99 each.']);
    expect(cutter.add(' The last one is $20.')).toEqual([]);
    expect(cutter.flush()).toEqual(['The last one is $20.']);
    expect(cutter.flush()).toEqual([]);
  });

  it('loses only white space, regardless of the chunks', () => {
    const text = 'Hello! It costs $49.99, e.g. in blue. “Fine.” Dr. Who?\n- One\n- Two… and three';
    const whole = cut(text).join(' ').replace(/\s+/g, ' ');
    for (let at = 0; at <= text.length; at += 1) {
      const cutter = createSentenceCutter('en');
      const sentences = [...cutter.add(text.slice(0, at)), ...cutter.add(text.slice(at)), ...cutter.flush()];

      expect(sentences.join('').replace(/\s+/g, '')).toBe(whole.replace(/\s+/g, ''));
    }
  });

  it('omits code and splits very long sentences', () => {
    expect(cut('Before.\n```\nconst x = 1;\n```\nAfter.')).toEqual(['Before.', 'After.']);

    const long = cut(`${'a very long list of things, '.repeat(60)}end.`);
    expect(long.length).toBeGreaterThan(3);
    for (const part of long) expect(part.length).toBeLessThanOrEqual(LONGEST_SENTENCE);
    expect(cut('x'.repeat(1000)).join('')).toBe('x'.repeat(1000));
  });
});
