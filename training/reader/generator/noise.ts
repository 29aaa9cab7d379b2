/** Simulates careless typing: other scripts, missing diacritics, typing mistakes, no punctuation. */
import type { Language } from '@quarry/contract';
import type { Piece } from './message.ts';

type Spellings = Readonly<Record<string, readonly string[]>>;
type Random = () => number;

// biome-ignore format: a table
const GEORGIAN: Spellings = {
  ა: ['a'], ბ: ['b'], გ: ['g'], დ: ['d'], ე: ['e'], ვ: ['v'], ზ: ['z'], თ: ['t', 't', 'T', 'th'], ი: ['i'], კ: ['k'], ლ: ['l'],
  მ: ['m'], ნ: ['n'], ო: ['o'], პ: ['p'], ჟ: ['zh', 'j', 'J'], რ: ['r'], ს: ['s'], ტ: ['t'], უ: ['u'], ფ: ['f', 'p'],
  ქ: ['q', 'k', 'q'], ღ: ['gh', 'g', 'R'], ყ: ['y', 'k', 'q'], შ: ['sh', 'sh', 'S'], ჩ: ['ch', 'C'], ც: ['c', 'ts'],
  ძ: ['dz', 'Z'], წ: ['w', 'ts', 'w', 'c'], ჭ: ['ch', 'tch', 'W'], ხ: ['x', 'kh', 'x'], ჯ: ['j'], ჰ: ['h'],
};
// biome-ignore format: a table
const ARABIC: Spellings = {
  ا: ['a'], أ: ['a', '2'], إ: ['e', 'i'], آ: ['a'], ى: ['a'], ة: ['a', 'e', 'eh'], ء: ['2', ''], ئ: ['2', 'e'], ؤ: ['o'], ب: ['b'],
  ت: ['t'], ث: ['th', 's'], ج: ['j', 'g'], ح: ['7', 'h', '7'], خ: ['5', 'kh'], د: ['d'], ذ: ['z', 'th'], ر: ['r'], ز: ['z'],
  س: ['s'], ش: ['sh', 'ch', 'sh'], ص: ['s', '9'], ض: ['d'], ط: ['t', '6'], ظ: ['z'], ع: ['3', 'a', '3'], غ: ['gh', '8'], ف: ['f'],
  ق: ['q', '9', '2', 'g'], ك: ['k'], ل: ['l'], م: ['m'], ن: ['n'], ه: ['h'], و: ['w', 'o', 'ou', 'u'], ي: ['y', 'i', 'ee', 'e'],
};
const SHORT_VOWELS = ['a', 'e', 'i', 'a', '', ''];
const PLAIN: Readonly<Record<string, string>> = {
  ç: 'c',
  ğ: 'g',
  ı: 'i',
  ö: 'o',
  ş: 's',
  ü: 'u',
  ə: 'e',
  Ç: 'C',
  Ğ: 'G',
  İ: 'I',
  Ö: 'O',
  Ş: 'S',
  Ü: 'U',
  Ə: 'E',
};
const KEYBOARD_ROWS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'ქწერტყუიოპ',
  'ასდფგჰჯკლ',
  'ზხცვბნმ',
  'ضصثقفغعهخحجد',
  'شسيبلاتنمك',
  'ئءؤرىةوزظ',
];

const pick = (some: readonly string[], random: Random): string => some[Math.floor(random() * some.length)] ?? '';

export interface Typed {
  pieces: Piece[];
  isRomanized: boolean;
}

/**
 * The message with simulated typing. About half of the messages are unchanged.
 *
 * @param isLatin whether parts of it are in Latin letters although its language has another script.
 */
export function asTyped(pieces: readonly Piece[], isLatin: boolean, language: Language, random: Random): Typed {
  let typed = pieces.map((piece) => ({ ...piece }));
  const change = (by: (text: string) => string): void => {
    typed = typed.map((piece) => ({ ...piece, text: by(piece.text) }));
  };
  const isRomanized =
    isLatin || random() < (language === 'ka' || language === 'ar' ? 0.25 : language === 'en' ? 0 : 0.3);
  if (language === 'ka' && isRomanized) change(romaniser(GEORGIAN, random, false));
  if (language === 'ar' && isRomanized) change(romaniser(ARABIC, random, true));
  if ((language === 'tr' || language === 'az') && isRomanized) {
    const shares = random() < 0.7 ? 1 : 0.5;
    change((text) => text.replace(/[^\0-\x7f]/g, (letter) => (random() < shares ? (PLAIN[letter] ?? letter) : letter)));
  }
  if (random() < 0.4) {
    change((text) => text.replace(/[.!?؟,،;؛…](?!\d)/g, ''));
  }
  const cased = random();
  if (cased < 0.35) change((text) => lower(text, language));
  else if (cased < 0.38 && language !== 'ka')
    change((text) => text.toLocaleUpperCase(language === 'tr' ? 'tr' : language === 'az' ? 'az' : 'en'));
  else if (cased < 0.5) {
    const first = typed.find(({ text }) => text.trim() !== '');
    if (first !== undefined && language !== 'ka')
      first.text = first.text.replace(/\p{L}/u, (letter) => letter.toUpperCase());
  }
  if (language === 'ar' && random() < 0.5)
    change((text) => text.replace(/[أإآ]/g, 'ا').replace(/ة(?=\s|$)/g, (letter) => (random() < 0.4 ? 'ه' : letter)));
  if (random() < 0.35) {
    const rate = 0.04 + random() * 0.12;
    change((text) => text.replace(/\p{L}{4,}/gu, (word) => (random() < rate ? slipped(word, random) : word)));
  }
  if (random() < 0.05) {
    const chosen = typed[Math.floor(random() * typed.length)];
    if (chosen !== undefined) chosen.text = chosen.text.replace(/(?<=\p{L}) (?=\p{L})/u, '');
  }
  if (random() < 0.04)
    change((text) => text.replace(/[aeiouაეიუيو](?=\s|$)/gu, (letter) => (random() < 0.2 ? letter.repeat(3) : letter)));
  return { pieces: typed, isRomanized };
}

const NATIVE: Partial<Record<Language, RegExp>> = { ka: /[ა-ჰ]/, ar: /[ء-ي]/ };

/** Whether the frame is Georgian or Arabic in Latin letters, so that slot values must be too. */
export function isInLatin(pieces: readonly Piece[], language: Language): boolean {
  const native = NATIVE[language];
  if (native === undefined) return false;
  const around = pieces
    .filter(({ slot }) => slot === null)
    .map(({ text }) => text)
    .join('');
  return /[a-z]/i.test(around) && !native.test(around);
}

function lower(text: string, language: Language): string {
  return text.toLocaleLowerCase(language === 'tr' ? 'tr' : language === 'az' ? 'az' : 'en');
}

/** One transliteration for the whole message; capitals for sounds only in some messages. */
function romaniser(table: Spellings, random: Random, hasShortVowels: boolean): (text: string) => string {
  const chosen = new Map(Object.entries(table).map(([letter, options]) => [letter, pick(options, random)]));
  const small = random() < 0.6;
  return (text) => {
    const letters = [...text].map((letter) => {
      const spelled = chosen.get(letter);
      return spelled === undefined ? letter : small ? spelled.toLowerCase() : spelled;
    });
    if (!hasShortVowels) return letters.join('');
    const source = [...text];
    const isConsonant = (at: number): boolean =>
      chosen.has(source[at] ?? '') && /^[bcdfghjklmnqrstvwxz5-9]/.test(letters[at] ?? '');
    const spelled = letters
      .map((letter, at) => (isConsonant(at) && isConsonant(at + 1) ? letter + pick(SHORT_VOWELS, random) : letter))
      .join('');
    return spelled.replaceAll('،', ',').replaceAll('؟', '?');
  };
}

/** A word with a letter left out, doubled, swapped with the next, or taken from a neighbouring key. */
function slipped(word: string, random: Random): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const way = random();
  if (way < 0.35) return word.slice(0, at) + word.slice(at + 1);
  if (way < 0.55) return word.slice(0, at) + (word[at] ?? '') + word.slice(at);
  if (way < 0.75) return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
  return word.slice(0, at) + neighbourOf(word[at] ?? '', random) + word.slice(at + 1);
}

function neighbourOf(letter: string, random: Random): string {
  const row = KEYBOARD_ROWS.find((keys) => keys.includes(letter));
  if (row === undefined) return letter;
  const at = row.indexOf(letter) + (random() < 0.5 ? 1 : -1);
  return row[at] ?? letter;
}
