/**
 * Compares place names across scripts: `Batumi`, `ბათუმში`, `باتومي` and `Vakede` match addresses in another alphabet.
 * Letters are transliterated to Latin, sounds that a script does not distinguish are merged, and case endings of
 * Georgian, Turkish and Azerbaijani are allowed.
 */
import { foldText } from '../../../words/fold-text.ts';

const GEORGIAN: Record<string, string> = Object.fromEntries(
  [...'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ'].map((letter, index) => [
    letter,
    'a b g d e v z t i k l m n o p z r s t u p k g k s c c z c c k g h'.split(' ')[index] ?? '',
  ]),
);
const ARABIC: Record<string, string> = {
  ا: 'a',
  ب: 'b',
  ت: 't',
  ث: 't',
  ج: 'g',
  ح: 'h',
  خ: 'k',
  د: 'd',
  ذ: 'd',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 's',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: '',
  غ: 'g',
  ف: 'v',
  ق: 'k',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'o',
  ي: 'i',
  پ: 'p',
  چ: 'c',
  گ: 'g',
  ڤ: 'v',
  ء: '',
};
/** Spellings of one sound in Latin letters. */
const LATIN: readonly [RegExp, string][] = [
  [/sh|ş/g, 's'],
  [/ch|ç|ts|dz/g, 'c'],
  [/kh|x|q/g, 'k'],
  [/gh|ğ/g, 'g'],
  [/zh/g, 'z'],
  [/ph|f/g, 'p'],
  [/th/g, 't'],
  [/w/g, 'v'],
  [/j/g, 'g'],
  [/y/g, 'i'],
];
/** The longest ending that a case or a postposition adds: `-dəyəm`, `-ისთვის`, `-’deki`. */
const LONGEST_ENDING = 6;
const SHORTEST_NAME = 3;
/** Consonants that two names must share when one of them is in Arabic letters, which leave vowels out. */
const FEWEST_CONSONANTS = 2;

/** Whether one of the message's words is this name, or begins with it and goes on with an ending. */
export function namesPlace(message: string, name: string): boolean {
  const wanted = wordsOf(name);
  const said = wordsOf(message).flatMap(withAndWithoutPrefix);
  return (
    wanted.length > 0 &&
    wanted.every((place) => withAndWithoutPrefix(place).some((one) => said.some((word) => isSameName(word, one))))
  );
}

/** `بالمعادي` is "in Maadi", `المعادي` Maadi itself, and `باتومي` begins with a letter of its own. */
function withAndWithoutPrefix(word: string): string[] {
  const bare = word.replace(/^[وف]?(?:[بك]ال|لل|ال|[بل])(?=\p{Script=Arabic}{4})/u, '');
  return bare === word ? [word] : [word, bare];
}

/** Words of letters, three and more of them. */
export function wordsOf(text: string): string[] {
  return (foldText(text).match(/\p{L}{3,}/gu) ?? []).map((word) => word);
}

function isSameName(word: string, place: string): boolean {
  const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);
  const [one, other] = [toLatin(word), toLatin(place)];
  if (isArabic(word) === isArabic(place)) {
    const root = other.length > SHORTEST_NAME + 1 ? other.replace(/[aeiou]$/, '') : other;
    const bare = isArabic(word) ? one.replace(/^(?:o?al|bal|lil|b|l)(?=.{3})/, '') : one;
    return [one, bare].some(
      (candidate) =>
        root.length >= SHORTEST_NAME && candidate.startsWith(root) && candidate.length - root.length <= LONGEST_ENDING,
    );
  }
  const consonants = (text: string) =>
    text
      .replace(/[aeiouh]/g, '')
      .replace(/p/g, 'b')
      .replace(/(.)\1+/g, '$1');
  const [short, long] = [consonants(other), consonants(one)];
  return (
    short.length >= FEWEST_CONSONANTS && [long, long.replace(/^[bl]/, ''), long.replace(/^b?l/, '')].includes(short)
  );
}

function toLatin(word: string): string {
  const letters = [...word].map((letter) => GEORGIAN[letter] ?? ARABIC[letter] ?? letter).join('');
  return LATIN.reduce((text, [spelling, sound]) => text.replace(spelling, sound), letters).replace(/(.)\1+/g, '$1');
}
