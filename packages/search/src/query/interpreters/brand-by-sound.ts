/**
 * Brands transcribed by sound into another script: `فيلورا` and `ველორა` for Velora, `თორნექსი` for Thornex. Arabic
 * omits short vowels and Georgian has no f, so transliteration by letter does not restore the brand. Compared are the
 * consonants in order, with compatible vowels. Only brands of this catalogue are found.
 */
import { elementAt } from '@quarry/language';
import type { IndexData } from '../../index/index-data.ts';

type Hearing = 'georgian' | 'arabic';

/** A word as it sounds to somebody who writes in other letters. */
interface Sound {
  /** One letter a consonant. */
  consonants: string;
  /** Vowels before, between and behind them: one more than there are consonants. */
  vowels: string[];
}

interface BrandWord {
  word: string;
  sound: Sound;
}

/** A single consonant is no name, and two letters are an abbreviation. */
const FEWEST_CONSONANTS = 2;
const SHORTEST_BRAND = 3;
/** A final vowel belongs to the name, except the Georgian nominative ending i. */
const OWN_VOWEL = /^[აეოუ]$/;
const LATIN_WORD = /^[a-z]+$/;

/** By sound: the letters that are heard so. What has no letter here is not heard. */
const GEORGIAN =
  'a:ა e:ე i:ი o:ო u:უ B:ბ G:გღ D:დ V:ვ Z:ზ T:თტ K:კქყ L:ლ M:მ N:ნ P:პფ J:ჟჯ R:რ S:სცწ X:შ C:ჩჭ DZ:ძ H:ხჰ';
const ARABIC = 'a:اأآىةع i:إيئ o:وؤ B:بپ T:تطث G:جغگ TX:چ H:حخه D:دض Z:ذزظ R:ر S:سص X:ش V:فڤ K:قك L:ل M:م N:ن';
const SOUNDS: Readonly<Record<Hearing, ReadonlyMap<string, string>>> = {
  georgian: soundsOfLetters(GEORGIAN),
  arabic: soundsOfLetters(ARABIC),
};

/** Latin letters in the order in which they are tried; capitals are consonants. */
const LATIN: readonly (readonly [RegExp, Readonly<Record<Hearing, string>>])[] = [
  [/tsch/y, { georgian: 'C', arabic: 'TX' }],
  [/sch|sh/y, { georgian: 'X', arabic: 'X' }],
  [/ch/y, { georgian: 'C', arabic: 'TX' }],
  [/ph|f/y, { georgian: 'P', arabic: 'V' }],
  [/th|t/y, { georgian: 'T', arabic: 'T' }],
  [/gh/y, { georgian: 'G', arabic: 'G' }],
  [/kh/y, { georgian: 'H', arabic: 'H' }],
  [/qu/y, { georgian: 'KV', arabic: 'Ko' }],
  [/c(?=[eiy])/y, { georgian: 'S', arabic: 'S' }],
  [/[ckq]/y, { georgian: 'K', arabic: 'K' }],
  [/x/y, { georgian: 'KS', arabic: 'KS' }],
  [/g(?=[eiy])|j/y, { georgian: 'J', arabic: 'G' }],
  [/g/y, { georgian: 'G', arabic: 'G' }],
  [/p/y, { georgian: 'P', arabic: 'B' }],
  [/v/y, { georgian: 'V', arabic: 'V' }],
  [/w/y, { georgian: 'V', arabic: 'o' }],
  [/y/y, { georgian: 'i', arabic: 'i' }],
];

/** Vowels that are written for each other when a name is written as it sounds. */
const ALIKE: Readonly<Record<string, string>> = { a: 'ae', e: 'eai', i: 'ie', o: 'ou', u: 'uo' };

const brandSounds = new WeakMap<ReadonlySet<string>, Partial<Record<Hearing, ReadonlyMap<string, BrandWord[]>>>>();

/** The Latin word of a brand that is heard as this word of Georgian or Arabic letters, ends of cases left out. */
export function brandHeardAs(data: IndexData, { exact, stem }: { exact: string; stem: string }): string | undefined {
  const hearing = /\p{Script=Georgian}/u.test(exact) ? 'georgian' : /\p{Script=Arabic}/u.test(exact) ? 'arabic' : null;
  if (hearing === null) return undefined;
  const known = soundsOf(data.brands, hearing);
  const forms = isInflected(exact, stem) ? [exact, stem] : [exact];
  for (const written of forms) {
    const isWhole = written === exact;
    const sound = soundOf(written, (letter) => SOUNDS[hearing].get(letter) ?? '');
    if (sound.consonants.length < FEWEST_CONSONANTS) continue;
    const heard = known.get(sound.consonants)?.find((brand) => vowelsAgree(sound, brand.sound, isWhole));
    if (heard !== undefined) return heard.word;
  }
  return undefined;
}

/** Whether the stem lacks an ending, and not the last vowel of a name: ნიკა is no `nike`. */
export function isInflected(exact: string, stem: string): boolean {
  return exact !== stem && !OWN_VOWEL.test(exact.slice(stem.length));
}

function soundsOf(brands: ReadonlySet<string>, hearing: Hearing): ReadonlyMap<string, BrandWord[]> {
  const remembered = brandSounds.get(brands) ?? {};
  brandSounds.set(brands, remembered);
  return (remembered[hearing] ??= readSounds(brands, hearing));
}

function readSounds(brands: ReadonlySet<string>, hearing: Hearing): ReadonlyMap<string, BrandWord[]> {
  const sounds = new Map<string, BrandWord[]>();
  const words = new Set([...brands].flatMap((brand) => brand.toLowerCase().split(/[^\p{L}]+/u)));
  for (const word of words) {
    if (word.length < SHORTEST_BRAND || !LATIN_WORD.test(word)) continue;
    const sound = soundOf(inOtherLetters(word, hearing), (letter) => letter);
    const alike = sounds.get(sound.consonants);
    if (alike === undefined) sounds.set(sound.consonants, [{ word, sound }]);
    else alike.push({ word, sound });
  }
  return sounds;
}

function inOtherLetters(word: string, hearing: Hearing): string {
  let heard = '';
  for (let at = 0; at < word.length; ) {
    let taken = 1;
    let sound = 'aeiou'.includes(word.charAt(at)) ? word.charAt(at) : word.charAt(at).toUpperCase();
    for (const [letters, sounds] of LATIN) {
      letters.lastIndex = at;
      const match = letters.exec(word);
      if (match === null) continue;
      taken = match[0].length;
      sound = sounds[hearing];
      break;
    }
    heard += sound;
    at += taken;
  }
  return heard;
}

/** Small letters are vowels, capitals consonants; of double ones the second is not heard. */
function soundOf(word: string, heardAs: (letter: string) => string): Sound {
  let consonants = '';
  const vowels = [''];
  for (const sound of [...word].map(heardAs).join('')) {
    if (sound >= 'a') vowels[vowels.length - 1] += sound;
    else if (sound !== consonants.at(-1) || vowels.at(-1) !== '') {
      consonants += sound;
      vowels.push('');
    }
  }
  return { consonants, vowels };
}

/** Arabic need not write a vowel, and an ending may have taken the last one of what is no whole word. */
function vowelsAgree(written: Sound, brand: Sound, isWhole: boolean): boolean {
  const last = written.vowels.length - 1;
  return written.vowels.every((some, place) => {
    const heard = elementAt(brand.vowels, place);
    if (place === last) return endsAgree(some, heard, isWhole);
    return some === '' || [...some].some((vowel) => [...(ALIKE[vowel] ?? '')].some((one) => heard.includes(one)));
  });
}

/** A last e may be silent in the brand, and Georgian words that end in a consonant get an i. */
function endsAgree(written: string, heard: string, isWhole: boolean): boolean {
  const isOpen = heard === '' || heard === 'e';
  if (written === '') return isOpen || !isWhole;
  return heard.includes(written) || (isOpen && (written === 'i' || written === 'e'));
}

function soundsOfLetters(table: string): ReadonlyMap<string, string> {
  return new Map(
    table.split(' ').flatMap((row) => {
      const [sound = '', letters = ''] = row.split(':');
      return [...letters].map((letter): [string, string] => [letter, sound]);
    }),
  );
}
