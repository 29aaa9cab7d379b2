/**
 * Shared by Turkish and Azerbaijani: number words are juxtaposed, a noun after them is singular, and an ending's vowels
 * harmonize with the word before it.
 */
import type { Noun, SpokenLanguage } from './spoken-language.ts';
import { afterThePoint, inThousands, words } from './three-figures.ts';

export interface TurkicWords {
  voice: string;
  /** 0 to 9. */
  small: readonly string[];
  /** 10 to 90. */
  tens: readonly string[];
  hundred: string;
  thousand: string;
  million: string;
  point: string;
  nouns: Record<Noun, string>;
  /** The open front vowel of endings: `e` in Turkish, `ə` in Azerbaijani. */
  frontVowel: 'e' | 'ə';
  /** "between ten and twenty": the word in between and the word after. */
  between: readonly [string, string];
  minus: string;
  hour: string;
  signs: SpokenLanguage['signs'];
  abbreviations: SpokenLanguage['abbreviations'];
}

const VOWELS = 'aıoueöüəi';
const BACK = 'aıou';
const ROUND = 'ouöü';

export function turkicLanguage(language: TurkicWords): SpokenLanguage {
  const { small, tens, hundred, thousand, million, nouns, frontVowel } = language;

  function belowThousand(value: number): string {
    const hundreds = Math.floor(value / 100);
    const ten = Math.floor((value % 100) / 10);
    const one = value % 10;
    return words(
      hundreds > 1 ? (small[hundreds] ?? '') : '',
      hundreds > 0 ? hundred : '',
      ten > 0 ? (tens[ten - 1] ?? '') : '',
      one > 0 ? (small[one] ?? '') : '',
    );
  }

  function whole(value: number): string {
    if (value === 0) return small[0] ?? '';
    const { millions, thousands, rest } = inThousands(value);
    return words(
      millions > 0 ? `${belowThousand(millions)} ${million}` : '',
      thousands > 1 ? belowThousand(thousands) : '',
      thousands > 0 ? thousand : '',
      belowThousand(rest),
    );
  }

  const decimal = (value: number, figures: string): string =>
    `${whole(value)} ${language.point} ${afterThePoint(figures, whole)}`;

  /**
   * `elli` + `ye` stays, `lira` + `ye` becomes `liraya`: vowel harmony, with a buffer consonant only between two
   * vowels.
   */
  function withEnding(spoken: string, ending: string): string {
    // Azerbaijani "up to": not harmonized, added after the dative (əlliyədək, manatadək).
    if (ending === 'dək') return `${withEnding(spoken, 'ə')}dək`;
    let last = [...spoken].reverse().find((letter) => VOWELS.includes(letter)) ?? 'e';
    const endsInVowel = VOWELS.includes(spoken.at(-1) ?? '');
    const fitting = endsInVowel ? ending : ending.replace(/^[yn](?=[aeıiuüə]$)/, '');
    const buffered = endsInVowel && /^[aeə]$/.test(fitting) ? `y${fitting}` : fitting;
    const agreed = [...buffered].map((letter) => {
      if (/[aeə]/.test(letter)) last = BACK.includes(last) ? 'a' : frontVowel;
      else if (/[ıiuü]/.test(letter)) last = closed(last);
      else return letter;
      return last;
    });
    return spoken + agreed.join('');
  }

  return {
    voice: language.voice,
    whole,
    decimal,
    counted: (value, noun) =>
      noun === 'percent' && language.voice === 'tr'
        ? `${nouns.percent} ${whole(value)}`
        : `${whole(value)} ${nouns[noun]}`,
    countedDecimal: (value, figures, noun) =>
      noun === 'percent' && language.voice === 'tr'
        ? `${nouns.percent} ${decimal(value, figures)}`
        : `${decimal(value, figures)} ${nouns[noun]}`,
    money: words,
    withEnding,
    range: (low, high) => `${low} ${language.between[0]} ${high} ${language.between[1]}`,
    by: (sides) =>
      sides.map((side, place) => (place < sides.length - 1 ? withEnding(side, frontVowel) : side)).join(' '),
    minus: language.minus,
    time: (hours, minutes) => words(language.hour, whole(hours), minutes === 0 ? '' : whole(minutes)),
    signs: language.signs,
    abbreviations: language.abbreviations,
  };
}

function closed(before: string): string {
  if (BACK.includes(before)) return ROUND.includes(before) ? 'u' : 'ı';
  return ROUND.includes(before) ? 'ü' : 'i';
}
