/**
 * Recognizes Russian words written in Georgian or Azerbaijani letters: `ლეიკა` is лейка, `qazonokosilka` газонокосилка.
 * Compares pronunciations. Unstressed Russian vowels are written as they are heard (о as a, е as i), so vowels count
 * less than consonants, and the last vowel, a case ending, not at all.
 */
import type { Token } from '../analysis/analyze.ts';
import { skeleton } from '../analysis/fold.ts';
import type { Concept } from './concept.ts';
import { CONCEPTS } from './lexicon.ts';

/** Shorter words sound alike by accident. */
const SHORTEST_WORD = 5;
const FEWEST_CONSONANTS = 2;

/** The sound of each letter: letters that are written for each other share one. Vowels as when stressed. */
const SOUNDS: ReadonlyMap<string, string> = new Map(
  [
    'a:аəაaə e:еэეeё i:иыიiıй o:оოoö u:уუuü',
    'b:бბb v:вვvw g:гგgqღğ d:дდd z:зზz k:кკქყk l:лლl m:мმm n:нნn p:пპფpf r:рრr s:сსs t:тტთt j:жჯჟj',
    'h:хხჰhx c:цცწ C:чჩჭçc S:шщშş Z:ძ f:ф',
  ].flatMap((row) =>
    row.split(' ').flatMap((one) => {
      const [sound = '', letters = ''] = one.split(':');
      return [...letters].map((letter): [string, string] => [letter, sound === 'f' ? 'p' : sound]);
    }),
  ),
);
const SEVERAL_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/ю|yu/g, 'у'],
  [/я|ya/g, 'а'],
  [/ё|yo/g, 'о'],
  [/y[ei]/g, 'е'],
  [/sh/g, 'ш'],
  [/ch/g, 'ч'],
  [/zh/g, 'ж'],
  [/ts/g, 'ц'],
  [/[ьъ'’y]/g, ''],
];

interface Sound {
  /** The sounds with vowels of a group unified: the lookup key. */
  rough: string;
  /** The sounds with the vowels as written: selects the nearest of several matches. */
  fine: string;
}

let bySound: ReadonlyMap<string, { fine: string; concept: Concept }[]> | undefined;

/** The concepts whose Russian name this is in other letters; empty for other words. */
export function conceptsHeardAs({ exact, stem, script }: Pick<Token, 'exact' | 'stem' | 'script'>): Concept[] {
  if ((script !== 'georgian' && script !== 'latin') || exact.length < SHORTEST_WORD) return [];
  bySound ??= learnSounds();
  for (const written of [exact, stem]) {
    const heard = soundOf(written);
    const alike = heard === null ? undefined : bySound.get(heard.rough);
    if (heard === null || alike === undefined) continue;
    const likeness = alike.map(({ fine }) => sameVowels(fine, heard.fine));
    const best = Math.max(...likeness);
    return alike.filter((_, place) => likeness[place] === best).map(({ concept }) => concept);
  }
  return [];
}

const GEORGIAN_LETTERS: Readonly<Record<string, string>> = letters(
  'абвгдезиклмнопрстуфхцчшэыйжщ',
  'აბვგდეზიკლმნოპრსტუფხცჩშეიიჟშ',
);
const AZERBAIJANI_LETTERS: Readonly<Record<string, string>> = {
  ...letters('абвгдезиклмнопрстуфхшэыйжщ', 'abvqdeziklmnoprstufxşeıyjş'),
  ц: 's',
  ч: 'ç',
};
const SOFT: Readonly<Record<string, string>> = { ю: 'u', я: 'a', ё: 'o' };

/** A Russian word in Georgian and in Azerbaijani letters, where the word itself was borrowed. */
export function borrowedSpellings(russian: string): string[] {
  const word = russian.toLowerCase();
  const georgian = [...word].map((letter) => GEORGIAN_LETTERS[letter] ?? withSoft(letter, 'ი')).join('');
  const azerbaijani = [...word].map((letter) => AZERBAIJANI_LETTERS[letter] ?? withSoft(letter, 'y')).join('');
  return [georgian, azerbaijani];
}

function withSoft(letter: string, glide: string): string {
  const vowel = SOFT[letter];
  if (vowel === undefined) return letter === 'ь' || letter === 'ъ' ? '' : letter;
  return glide + (glide === 'y' ? vowel : (GEORGIAN_LETTERS[{ u: 'у', a: 'а', o: 'о' }[vowel] ?? ''] ?? ''));
}

function letters(from: string, to: string): Record<string, string> {
  return Object.fromEntries([...from].map((letter, at) => [letter, to[at] ?? '']));
}

function learnSounds(): ReadonlyMap<string, { fine: string; concept: Concept }[]> {
  const known = new Map<string, { fine: string; concept: Concept }[]>();
  for (const concept of CONCEPTS) {
    for (const form of concept.forms.ru) {
      if (form.includes(' ') || form.length < SHORTEST_WORD - 1) continue;
      const sound = soundOf(form.toLowerCase());
      if (sound === null) continue;
      const alike = known.get(sound.rough);
      if (alike === undefined) known.set(sound.rough, [{ fine: sound.fine, concept }]);
      else alike.push({ fine: sound.fine, concept });
    }
  }
  return known;
}

/** Null for a word with too few sounds. */
function soundOf(word: string): Sound | null {
  let plain = word;
  for (const [several, one] of SEVERAL_LETTERS) plain = plain.replace(several, one);
  const heard = [...plain].map((letter) => SOUNDS.get(letter) ?? SOUNDS.get(skeleton(letter)) ?? '').join('');
  const fine = heard.replace(/(.)\1+/g, '$1').replace(/[aeiou]+$/, '');
  const rough = fine.replace(/[ao]+/g, 'a').replace(/[ei]+/g, 'i');
  return rough.replace(/[aiu]/g, '').length < FEWEST_CONSONANTS || rough.length < SHORTEST_WORD - 2
    ? null
    : { rough, fine };
}

function sameVowels(one: string, other: string): number {
  let same = 0;
  for (let at = 0; at < one.length; at++) if (one[at] === other[at]) same++;
  return same;
}
