/**
 * Reads Georgian in Latin letters. People write it in two ways and mix them:
 * by the Georgian keyboard (`witeli`: w=წ, c=ც, x=ხ, capital letters for the rest) and
 * by ear (`tsiteli`: ts=წ or ც, ch=ჩ or ჭ, kh=ხ, k=კ or ქ, …).
 *
 * So one Latin word has several Georgian readings. A beam search from left to right keeps the most likely ones; words of
 * the lexicon are put first.
 */
import { readTable } from '../data/word-table.ts';
import { foldExact } from './fold.ts';
import { stemGeorgian } from './georgian.ts';
import { scriptOf } from './script.ts';
import { knownWords } from './stem.ts';
import { tokenize } from './tokenizer.ts';
import { WordCache } from './word-cache.ts';

interface Reading {
  text: string;
  /** Rank of the reading, lower is more likely: the sum of the positions of its choices in their lists. */
  cost: number;
}

interface GeorgianReading extends Reading {
  isKnown: boolean;
  /** Whether it is a word of the lexicon. */
  isWord: boolean;
}

const BEAM = 48;
const READINGS_PER_WORD = 6;
const READINGS_PER_TEXT = 6;
const LONGEST_WORD = 32;
/** Longer texts are not converted: nobody types a page with the wrong letters. */
const MAX_WORDS = 24;
const REMEMBERED_WORDS = 4_000;
const memory = new WordCache<GeorgianReading[]>(REMEMBERED_WORDS);

/** Latin letters, longest first, and the Georgian letters they may stand for, most likely first. */
const SOUNDS: ReadonlyMap<string, string> = new Map(
  readTable('words/georgian-sounds.tsv', ['latin', 'georgian']).map(([latin = '', georgian = '']) => [latin, georgian]),
);
/**
 * Written after ejective letters by current rules (`k'aba`), after aspirated ones by older standards. Unified before
 * reading.
 */
const EJECTIVE = "'";
const EJECTIVE_MARKS = /['’ʼ`´]/g;
/** Capital letters of the phonetic Georgian keyboard: `saTvale`. */
const KEYBOARD_CAPITALS: Readonly<Record<string, string>> = { W: 'ჭ', R: 'ღ', T: 'თ', S: 'შ', J: 'ჟ', Z: 'ძ', C: 'ჩ' };

/** Likely Georgian readings of one Latin word: known words first, then by likelihood; empty for other words. */
export function georgianReadings(word: string): GeorgianReading[] {
  if (!/^[A-Za-z'’ʼ`´šžčġŠŽČĠ]+$/.test(word) || word.length > LONGEST_WORD) return [];
  const remembered = memory.get(word);
  if (remembered !== undefined) return remembered;
  const readings = readWord(word);
  memory.set(word, readings);
  return readings;
}

function readWord(word: string): GeorgianReading[] {
  const letters = word.replace(EJECTIVE_MARKS, EJECTIVE);
  const atEachPosition: Reading[][] = Array.from({ length: letters.length + 1 }, () => []);
  atEachPosition[0] = [{ text: '', cost: 0 }];

  for (let at = 0; at < letters.length; at += 1) {
    const here = likeliest(atEachPosition[at] ?? [], BEAM);
    for (const { length, choices } of soundsAt(letters, at)) {
      for (const reading of here) {
        choices.forEach((letter, rank) => {
          atEachPosition[at + length]?.push({ text: reading.text + letter, cost: reading.cost + rank });
        });
      }
    }
  }

  const { stems, words } = knownWords('ka');
  return likeliest(atEachPosition[letters.length] ?? [], BEAM * 4)
    .map((reading) => {
      const isWord = words.has(reading.text);
      const isKnown = isWord || stems.has(stemGeorgian(reading.text, (stem) => stems.has(stem)));
      return { ...reading, isWord, isKnown };
    })
    .sort((a, b) => Number(b.isKnown) - Number(a.isKnown) || a.cost - b.cost)
    .slice(0, READINGS_PER_WORD);
}

/**
 * Likely Georgian readings of a text in Latin letters, most likely first, at most six; empty when there is nothing to
 * convert or the text is longer than a message. Words in other scripts, numbers and codes are unchanged.
 */
export function transliterations(text: string): string[] {
  const pieces = tokenize(text);
  if (pieces.length > MAX_WORDS) return [];
  let readings: Reading[] = [{ text: '', cost: 0 }];
  let from = 0;
  let hasLatin = false;
  for (const { start, end, surface, isCode } of pieces) {
    const between = text.slice(from, start);
    from = end;
    const words = isCode || scriptOf(surface) !== 'latin' ? [] : georgianReadings(surface);
    hasLatin ||= words.length > 0;
    const known = words.filter(({ isKnown }) => isKnown);
    // A word without a known reading may be a name that stays in Latin letters.
    const asTyped: Reading = { text: surface, cost: words.length === 0 ? 0 : 1 };
    const choices: Reading[] = known.length > 0 ? known.slice(0, 2) : [...words, asTyped];
    readings = likeliest(
      readings.flatMap((reading) =>
        choices.map((choice) => ({ text: reading.text + between + choice.text, cost: reading.cost + choice.cost })),
      ),
      READINGS_PER_TEXT,
    );
  }
  if (!hasLatin) return [];
  const rest = text.slice(from);
  return [...new Set(readings.map((reading) => foldExact(reading.text + rest, 'ka')))];
}

function soundsAt(letters: string, at: number): { length: number; choices: string[] }[] {
  const sounds: { length: number; choices: string[] }[] = [];
  const capital = isUpperCase(letters) ? undefined : KEYBOARD_CAPITALS[letters[at] ?? ''];
  if (capital !== undefined) sounds.push({ length: 1, choices: [capital] });
  // A capital at the start may begin a sentence; a later one was typed with Shift.
  if (capital !== undefined && at > 0) return sounds;
  for (const length of [4, 3, 2, 1]) {
    const choices = SOUNDS.get(letters.slice(at, at + length).toLowerCase());
    if (choices === undefined || at + length > letters.length) continue;
    sounds.push({ length, choices: [...choices] });
    if (letters[at + length - 1] === EJECTIVE) break;
  }
  // An ejective mark that belongs to no letter is skipped.
  if (letters[at] === EJECTIVE) sounds.push({ length: 1, choices: [''] });
  return sounds;
}

function isUpperCase(letters: string): boolean {
  return letters.length > 1 && letters === letters.toUpperCase();
}

function likeliest(readings: readonly Reading[], count: number): Reading[] {
  const byText = new Map<string, Reading>();
  for (const reading of readings) {
    const other = byText.get(reading.text);
    if (other === undefined || reading.cost < other.cost) byText.set(reading.text, reading);
  }
  return [...byText.values()].sort((a, b) => a.cost - b.cost).slice(0, count);
}
