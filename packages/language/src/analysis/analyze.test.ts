import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { analyze } from './analyze.ts';
import { foldWord } from './stem.ts';

const exacts = (text: string) => analyze(text).map(({ exact }) => exact);
const stemOf = (text: string) => analyze(text).map(({ stem }) => stem);

describe('cutting text into words', () => {
  it.each([
    ['NOR.0707-60', ['nor.0707-60']],
    ['SKU-123, A-4', ['sku-123', 'a-4']],
    ['120x60 cm', ['120', '60', 'cm']],
    ['90x200x5cm', ['90', '200', '5', 'cm']],
    ['120x8 cm', ['120', '8', 'cm']],
    ['120×60cm', ['120', '60', 'cm']],
    ['120,5x60', ['120.5', '60']],
    ['4x4', ['4x4']],
    ['205/55 R16', ['205/55', 'r16']],
    ['49,99 and 49.99', ['49.99', 'and', '49.99']],
    ['500mg', ['500', 'mg']],
    ['1.5kg', ['1.5', 'kg']],
    ['h7 b12', ['h7', 'b12']],
    ['t-shirt T‑shirt', ['tshirt', 'tshirt']],
    ['U.S.A', ['usa']],
    ['gold-plated', ['gold', 'plated']],
    ['3-piece', ['3', 'piece']],
    ["women's d'or O’Neil", ['women', 'dor', 'oneil']],
    ['50ლარი 100-დან iPhone-ის', ['50', 'ლარი', '100', 'დან', 'iphone', 'ის']],
    ['بين ٥٠ و١٠٠', ['بين', '50', 'و', '100']],
    ['black/white', ['black', 'white']],
    ['sofa.Red', ['sofa', 'red']],
    ['  … 👗 — !', []],
  ])('%s', (text, expected) => {
    expect(exacts(text)).toEqual(expected);
  });

  it('gives a code a bare stem, however it is punctuated', () => {
    expect(stemOf('NOR.0707-60 nor-070760 NOR070760')).toEqual(['nor070760', 'nor070760', 'nor070760']);
  });

  it('returns offsets, positions and scripts', () => {
    expect(
      analyze('iPhone ქეისი 12').map(({ start, end, position, script }) => [start, end, position, script]),
    ).toEqual([
      [0, 6, 0, 'latin'],
      [7, 12, 1, 'georgian'],
      [13, 15, 2, 'digit'],
    ]);
  });
});

describe('folding', () => {
  it.each([
    ['Turkish capitals keep their dots', 'KIRMIZI İPEK elbise', ['kırmızı', 'ipek', 'elbise']],
    ['English capitals have none', 'IRON', ['iron']],
    ['Azerbaijani ə stays in the exact form', 'Qəhvə', ['qəhvə']],
    ['Mtavruli is today’s alphabet in capitals', 'ᲙᲐᲑᲐ', ['კაბა']],
    ['Asomtavruli letters are read', 'ႩႠႡႠ', ['კაბა']],
    ['Arabic vowel marks and tatweel are silent', 'فُسْتَان فســتان', ['فستان', 'فستان']],
    ['presentation forms are letters', 'ﻗﻤﻴﺺ', ['قميص']],
    ['Arabic-Indic and Persian digits are digits', '٥٠٠ ۵۰۰', ['500', '500']],
    ['wide letters are letters', 'ｒｅｄ', ['red']],
  ])('%s', (_, text, expected) => {
    expect(exacts(text)).toEqual(expected);
  });

  it.each([
    ['kırmızı', 'kirmizi'],
    ['gömlek', 'gomlek'],
    ['çəhrayı', 'cehrayi'],
    ['şəkər', 'seker'],
    ['أحمر', 'احمر'],
    ['حقيبة', 'حقيبه'],
    ['café', 'cafe'],
  ])('%s and %s have one stem', (one, other) => {
    expect(stemOf(one)).toEqual(stemOf(other));
  });
});

describe('the language of one word', () => {
  it('is its own, whatever stands around it', () => {
    const [turkish, english, georgian] = analyze('elbiseler dresses კაბები');
    expect([turkish?.stem, english?.stem, georgian?.stem]).toEqual(['elbis', 'dress', 'კაბ']);
  });

  it('gives a product word the same stem alone and in a sentence', () => {
    for (const [word, sentence] of [
      ['elbise', 'Women summer elbiseleri'],
      ['köynək', 'New köynəklər in stock'],
      ['dress', 'yeni dresses geldi'],
    ] as const) {
      expect(stemOf(sentence)).toContain(stemOf(word)[0]);
    }
  });

  it.each(LANGUAGES)('stems a word that every JavaScript object has a property of (%s)', (language) => {
    expect(foldWord('constructor', language).stem).toBe('constructor');
  });

  it('takes the caller’s language as evidence only', () => {
    expect(analyze('dresses', { language: 'tr' })[0]?.stem).toBe('dress');
    expect(analyze('norlar', { language: 'tr' })[0]?.stem).toBe('nor');
    expect(analyze('norlar', { language: 'en' })[0]?.stem).toBe('norlar');
  });
});
