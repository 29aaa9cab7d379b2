/**
 * Values of slots: of the lexicon, of `values.tsv`, of the frames themselves, and invented ones, so that words which
 * nobody has seen are read by their place in the sentence.
 */
import fs from 'node:fs';
import type { Language } from '@quarry/contract';
import { attributeName, type ConceptKind, CONCEPTS, NAMED_ATTRIBUTES } from '@quarry/language';
import type { Fillable, Frame, Node } from '../markup.ts';
import { isHeldOut } from './held-out.ts';
import { inflect } from './inflect.ts';

export interface Values {
  pick(type: Fillable, language: Language, random: () => number): string;
  /** A word that nobody has seen. */
  invented(language: Language, random: () => number): string;
  /** Words between wishes, or around one. */
  plain(kind: 'joiner' | 'filler', language: Language, random: () => number): string;
}

/** Of each type: concepts of the lexicon whose forms may stand for it. */
const CONCEPTS_OF: Partial<Record<Fillable, readonly ConceptKind[]>> = {
  kind: ['category', 'product_type', 'category_group'],
  color: ['color'],
  material: ['material', 'ingredient'],
  feature: ['feature', 'style', 'pattern', 'flavor', 'scent', 'diet'],
  purpose: ['use', 'sport', 'room', 'symptom'],
  occasion: ['occasion'],
};
/** Shares of values that are invented, taken from frames, or written down; the rest are of the lexicon. */
const INVENTED: Partial<Record<Fillable, number>> = {
  kind: 0.25,
  material: 0.15,
  color: 0.05,
  feature: 0.15,
  attribute: 0.08,
};
/** Shares of values that are made of a thing by a pattern of `values.tsv`. */
const PATTERNED: Partial<Record<Fillable, number>> = { purpose: 0.45, feature: 0.3 };
const OF_FRAMES = 0.35;

/** @param isHeld which values are kept apart from training (or, for a test of new values, the only ones used). */
export function createValues(
  frames: Readonly<Record<Language, readonly Frame[]>>,
  isHeld: (value: string) => boolean,
): Values {
  const written = readWritten();
  const pools = new Map<string, readonly string[]>();
  const inventors = new Map<Language, (random: () => number) => string>();
  const poolOf = (name: string, make: () => readonly string[]): readonly string[] => {
    const known = pools.get(name);
    if (known !== undefined) return known;
    const made = make().filter((value) => !isHeld(value));
    pools.set(name, made);
    return made;
  };
  const lexicon = (type: Fillable, language: Language): readonly string[] =>
    poolOf(`lexicon ${type} ${language}`, () => lexiconForms(type, language));
  const ofFrames = (type: Fillable, language: Language): readonly string[] =>
    poolOf(`frames ${type} ${language}`, () =>
      [...new Set(frames[language].flatMap(({ nodes }) => literalsOf(nodes, type)))].filter(
        (value) => !isRomanised(value, language),
      ),
    );
  const writtenOf = (type: string, language: Language): readonly string[] => written.get(`${language} ${type}`) ?? [];
  const word = (language: Language, random: () => number): string => {
    let invent = inventors.get(language);
    if (invent === undefined) {
      invent = inventor(lexiconForms('kind', language));
      inventors.set(language, invent);
    }
    return invent(random);
  };
  const brand = (language: Language, random: () => number): string => {
    const latin = word(random() < 0.6 ? 'en' : random() < 0.5 ? 'tr' : 'az', random).split(' ')[0] ?? '';
    const name =
      random() < 0.2 && (language === 'ka' || language === 'ar') ? (word(language, random).split(' ')[0] ?? '') : latin;
    const way = random();
    if (way < 0.5) return name.charAt(0).toUpperCase() + name.slice(1);
    if (way < 0.9) return name;
    return name.toUpperCase();
  };

  const pick = (type: Fillable, language: Language, random: () => number): string => {
    const amount = (): string =>
      amountIn(random, one(writtenOf('currency', language), random), writtenOf('amount', language));
    switch (type) {
      case 'price-min':
      case 'price-max':
        return amount();
      case 'measure':
        return measureIn(random, writtenOf('unit', language));
      case 'order-number':
        return orderNumber(random);
      case 'quantity':
        return random() < 0.4 ? String(1 + Math.floor(random() * 30)) : one(writtenOf(type, language), random);
      case 'brand':
        return brand(language, random);
      case 'product':
        return productName(
          random,
          () => brand(language, random),
          () => one(lexicon('kind', 'en'), random),
        );
      default:
    }
    if (random() < (PATTERNED[type] ?? 0)) {
      const [, before = '', cases = '', after = ''] =
        /^([^@]*)@((?:\+[a-z]+)*)(.*)$/.exec(one(writtenOf(`${type}-pattern`, language), random)) ?? [];
      const thing =
        random() < 0.2 ? word(language, random) : one(lexicon(random() < 0.7 ? 'kind' : type, language), random);
      return `${before}${inflect(
        thing,
        cases.split('+').filter((ending) => ending !== ''),
        language,
      )}${after}`;
    }
    if (random() < (INVENTED[type] ?? 0)) {
      const invented = word(language, random);
      return type === 'kind' && random() < 0.25 ? `${invented} ${word(language, random)}` : invented;
    }
    const pools = [
      ofFrames(type, language),
      writtenOf(type, language),
      // Bare things are no purposes.
      type === 'purpose' ? [] : lexicon(type, language),
    ].filter((pool) => pool.length > 0);
    if (type === 'kind' && random() < 0.05) return one(lexicon('kind', 'en'), random);
    if (random() < OF_FRAMES || pools.length === 1) return one(pools[0] ?? [], random);
    return one(pools[1 + Math.floor(random() * (pools.length - 1))] ?? [], random);
  };
  return { pick, invented: word, plain: (kind, language, random) => one(writtenOf(kind, language), random) };
}

/** One value in ten is kept for the test of new values. */
export const isHeldValue = (value: string): boolean => isHeldOut(value.toLowerCase());

const one = (some: readonly string[], random: () => number): string => some[Math.floor(random() * some.length)] ?? '';

function readWritten(): Map<string, readonly string[]> {
  const written = new Map<string, readonly string[]>();
  for (const file of ['values.tsv', 'phrases.tsv']) {
    const text = fs.readFileSync(new URL(file, import.meta.url), 'utf8');
    for (const line of text.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
      const [language = '', type = '', values = ''] = line.split('\t');
      const name = `${language} ${type}`;
      written.set(name, [...(written.get(name) ?? []), ...values.split('|')]);
    }
  }
  return written;
}

function lexiconForms(type: Fillable, language: Language): string[] {
  if (type === 'attribute')
    return NAMED_ATTRIBUTES.map((name) => attributeName(name, language)).flatMap((name) => [name, name.toLowerCase()]);
  const kinds = CONCEPTS_OF[type];
  if (kinds === undefined) return [];
  return CONCEPTS.filter(({ kind }) => kinds.includes(kind)).flatMap(({ forms }) =>
    forms[language].slice(0, 4).filter((form) => form.length > 1 && form.split(' ').length <= 3),
  );
}

function literalsOf(nodes: readonly Node[], type: Fillable): string[] {
  return nodes.flatMap((node) => {
    if (node.is === 'choice') return node.branches.flatMap((branch) => literalsOf(branch, type));
    if (node.is === 'operation') return literalsOf(node.nodes, type);
    return node.is === 'slot' && node.type === type && node.words !== null ? [node.words] : [];
  });
}

/** Frames in Latin letters have values in them; those fit no other frame. */
function isRomanised(value: string, language: Language): boolean {
  return (language === 'ka' || language === 'ar') && /\p{Ll}/u.test(value) && /[a-z]{2}/.test(value);
}

/** Words that look like those of a language: a chain of letter trigrams of the lexicon. */
function inventor(forms: readonly string[]): (random: () => number) => string {
  const next = new Map<string, string[]>();
  for (const form of forms) {
    for (const word of form.split(' ')) {
      if (!/^\p{L}{4,}$/u.test(word)) continue;
      const letters = `^^${word}$`;
      for (let at = 2; at < letters.length; at++) {
        const before = letters.slice(at - 2, at);
        const known = next.get(before);
        if (known === undefined) next.set(before, [letters[at] ?? '$']);
        else known.push(letters[at] ?? '$');
      }
    }
  }
  return (random) => {
    for (let attempt = 0; attempt < 20; attempt++) {
      let letters = '^^';
      while (!letters.endsWith('$') && letters.length < 15)
        letters += one(next.get(letters.slice(-2)) ?? ['$'], random);
      const word = letters.slice(2).replace('$', '');
      if (word.length >= 4) return word;
    }
    return 'naro';
  };
}

function number(random: () => number): number {
  const way = random();
  if (way < 0.35) return 5 * (1 + Math.floor(random() * 40));
  if (way < 0.6) return 50 * (1 + Math.floor(random() * 40));
  if (way < 0.75) return 1 + Math.floor(random() * 100);
  if (way < 0.9) return 100 * (1 + Math.floor(random() * 90));
  return 1 + Math.floor(random() * 5000);
}

function amountIn(random: () => number, currency: string, words: readonly string[]): string {
  const way = random();
  const value = number(random);
  const written =
    way < 0.07
      ? one(words, random)
      : way < 0.12
        ? (value + 0.99).toFixed(2)
        : way < 0.17 && value >= 1000
          ? `${Math.floor(value / 1000)}${random() < 0.5 ? '.' : ','}${String(value % 1000).padStart(3, '0')}`
          : String(value);
  return currency.replace('@', written);
}

function measureIn(random: () => number, units: readonly string[]): string {
  if (random() < 0.1) return String(number(random));
  const small = (): string =>
    random() < 0.15
      ? (random() * 20).toFixed(1)
      : String(random() < 0.6 ? 1 + Math.floor(random() * 60) : number(random));
  return one(units, random).replaceAll('@', small);
}

function orderNumber(random: () => number): string {
  const digits = (count: number): string => Array.from({ length: count }, () => Math.floor(random() * 10)).join('');
  const way = random();
  if (way < 0.3) return digits(4 + Math.floor(random() * 5));
  if (way < 0.5) return `#${digits(4 + Math.floor(random() * 3))}`;
  const letters = (count: number): string =>
    Array.from({ length: count }, () => String.fromCharCode(65 + Math.floor(random() * 26))).join('');
  const code = way < 0.8 ? `${letters(1 + Math.floor(random() * 3))}-${digits(5)}` : `${letters(2)}${digits(6)}`;
  return random() < 0.5 ? code : code.toLowerCase();
}

function productName(random: () => number, brand: () => string, kind: () => string): string {
  const code = (): string =>
    one(['S', 'X', 'P', 'A', 'GT', 'Pro ', 'Mini ', 'Air ', 'Max ', 'Z', '', ''], random) +
    String(1 + Math.floor(random() * (random() < 0.5 ? 20 : 900)));
  const way = random();
  const made =
    way < 0.4
      ? `${brand()} ${code()}`
      : way < 0.6
        ? `${brand()} ${brand()}`
        : way < 0.8
          ? `${brand()} ${code()} ${one(['Pro', 'Max', 'Lite', 'Plus', 'Home', 'Mini'], random)}`
          : `${brand()} ${kind()}`;
  return random() < 0.4 ? made.toLowerCase() : made;
}
