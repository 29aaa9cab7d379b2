/**
 * Reads words that were typed with another keyboard layout selected: `wiTeli` for წითელი, `დრესს` for dress, `hgltjhp`
 * for المفتاح. A layout is defined by the characters that its keys have in place of those of the usual Latin layout.
 */
import { scriptOf } from './script.ts';
import { elementAt } from '../element-at.ts';

type Layout = Readonly<Record<string, string>>;

/** The phonetic Georgian layout of computers and phones: unshifted keys first, then shifted ones. */
const GEORGIAN: Layout = layout('abgdevziklmnoprstufqycwxjh', 'აბგდევზიკლმნოპრსტუფქყცწხჯჰ', 'TJRSCZW', 'თჟღშჩძჭ');

/** The Georgian typewriter layout, still used in offices. */
const GEORGIAN_TYPEWRITER: Layout = layout(
  "qwertyuiop[]asdfghjkl;'zxcvbnm,./",
  'ღჯუკენგშწზხცფძვთაპროლდჟჭჩყსმიტქბჰ',
  '',
  '',
);

/** Arabic 101. One key types two letters: `b` is لا. */
const ARABIC: Layout = {
  ...layout("qwertyuiop[]asdfghjkl;'zxcvn", 'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرى', 'HNY', 'أآإ'),
  ...layout('m,./`', 'ةوزظذ', '', ''),
  b: 'لا',
  G: 'لأ',
  T: 'لإ',
  B: 'لآ',
};

/** Turkish Q: only keys that differ from the Latin layout. */
const TURKISH: Layout = layout("[];',.i", 'ğüşiöçı', '', '');

/** Longer texts are not converted: nobody types a whole page without noticing. */
const LONGEST = 120;

const LATIN_FROM_GEORGIAN = inverse(GEORGIAN);
const LATIN_FROM_TYPEWRITER = inverse(GEORGIAN_TYPEWRITER);
const LATIN_FROM_ARABIC = inverse(ARABIC);

/**
 * The readings of a text on the other keyboard layouts, without the text itself; empty when none is plausible. Latin
 * text is read as Georgian, Arabic and (if punctuation occurs inside a word) Turkish; Georgian and Arabic text as
 * Latin.
 */
export function keyboardLayouts(text: string): string[] {
  if (text.length > LONGEST) return [];
  const readings: string[] = [];
  const letters = [...text].filter((letter) => /\p{L}/u.test(letter));
  const isAll = (script: string) => letters.length > 0 && letters.every((letter) => scriptOf(letter) === script);
  if (isAll('latin')) {
    const pressed = withoutCapsLock(text);
    readings.push(retype(pressed, GEORGIAN), retype(pressed, ARABIC), retype(pressed, GEORGIAN_TYPEWRITER));
    if (/\p{L}[[\];',.]|[[\];',.]\p{L}/u.test(text)) readings.push(retype(text, TURKISH));
  }
  if (isAll('georgian')) {
    for (const keys of [LATIN_FROM_GEORGIAN, LATIN_FROM_TYPEWRITER]) readings.push(retype(text, keys).toLowerCase());
  }
  if (isAll('arabic')) readings.push(retype(text.replaceAll('لا', 'b'), LATIN_FROM_ARABIC).toLowerCase());
  return [...new Set(readings)].filter((reading) => reading !== text);
}

function retype(text: string, keys: Layout): string {
  return [...text].map((letter) => keys[letter] ?? keys[letter.toLowerCase()] ?? letter).join('');
}

/**
 * With caps lock, Shift types lower-case letters: `WItELI` is `wiTeli`, which on the Georgian keyboard is another word.
 */
function withoutCapsLock(text: string): string {
  if (!/\p{Lu}{2}/u.test(text)) return text;
  return [...text].map((letter) => (/\p{Lu}/u.test(letter) ? letter.toLowerCase() : letter.toUpperCase())).join('');
}

function layout(plain: string, letters: string, shifted: string, shiftedLetters: string): Layout {
  const targets = [...letters, ...shiftedLetters];
  return Object.fromEntries([...plain, ...shifted].map((key, place) => [key, elementAt(targets, place)]));
}

function inverse(keys: Layout): Layout {
  return Object.fromEntries(Object.entries(keys).map(([key, letter]) => [letter, key]));
}
