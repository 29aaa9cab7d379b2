/**
 * Common Georgian words by their spelling in Latin letters. Several Georgian letters share one Latin letter (`t` is თ
 * or ტ), so words are looked up by a form that does not distinguish such letters.
 */
import { foldText } from '../words/fold-text.ts';
import everyday from './phrase-data/georgian-everyday.json' with { type: 'json' };
import ka from './phrase-data/ka.json' with { type: 'json' };

/** Each Georgian letter by a sound that Latin spellings of it share. */
const OF_GEORGIAN: Record<string, string> = Object.fromEntries(
  [...'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ'].map((letter, index) => [
    letter,
    'a b g d e v z t i k l m n o p j r s t u p k g k s c c z c c h j h'.split(' ')[index] ?? '',
  ]),
);
const OF_LATIN: readonly (readonly [RegExp, string])[] = [
  [/tch|ch|ts|tz/g, 'c'],
  [/sh/g, 's'],
  [/dz/g, 'z'],
  [/zh/g, 'j'],
  [/gh/g, 'g'],
  [/kh|x/g, 'h'],
  [/ph|f/g, 'p'],
  [/th/g, 't'],
  [/w/g, 'c'],
  [/q|y/g, 'k'],
  [/['’]/g, ''],
];

let known: ReadonlyMap<string, string> | undefined;

/** The Georgian word that was typed in Latin letters; null when none of these was. */
export function georgianWordsOfTalk(latin: string): string | null {
  known ??= collect();
  return known.get(soundsOfLatin(latin)) ?? null;
}

function collect(): ReadonlyMap<string, string> {
  const words = [...everyday, ...Object.values(ka).flat()]
    .flatMap((text) => text.split(/\s+/))
    .filter((word) => GEORGIAN_WORD.test(word));
  const bySound = new Map<string, string>();
  // The first of several words with the same sounds is the one that people mean most.
  for (const word of words) if (!bySound.has(soundsOf(word))) bySound.set(soundsOf(word), word);
  return bySound;
}

const GEORGIAN_WORD = /^\p{Script=Georgian}{2,}$/u;

const soundsOf = (georgian: string): string => [...georgian].map((letter) => OF_GEORGIAN[letter] ?? letter).join('');

function soundsOfLatin(latin: string): string {
  // The Georgian keyboard has ღ on a capital R.
  const letters = foldText(latin.replace(/(?<=[a-z])R/gu, 'g'));
  return OF_LATIN.reduce((text, [spelling, sound]) => text.replace(spelling, sound), letters);
}
