/**
 * Georgian written in Latin letters. People write it in two ways and mix them:
 * by the Georgian keyboard (`witeli`: w=წ, c=ც, x=ხ, capital letters for the rest) and
 * by ear (`tsiteli`: ts=წ or ც, ch=ჩ or ჭ, kh=ხ, k=კ or ქ, …).
 *
 * So one Latin word has several Georgian readings. We follow them from left to right, keeping the likeliest few
 * (a beam search), and put readings that the lexicon knows in front.
 */
import { readTable } from '../data/word-table.ts';
import { foldExact } from './fold.ts';
import { stemGeorgian } from './georgian.ts';
import { scriptOf } from './script.ts';
import { knownWords } from './stem.ts';
import { tokenize } from './tokenizer.ts';
import { WordMemory } from './word-memory.ts';

interface Reading {
  text: string;
  /** Lower is likelier: how far each choice was down its list. */
  cost: number;
}

interface GeorgianReading extends Reading {
  isKnown: boolean;
  /** It is a word of the lexicon as it stands. */
  isWord: boolean;
}

const BEAM = 48;
const READINGS_PER_WORD = 6;
const READINGS_PER_TEXT = 6;
const LONGEST_WORD = 32;
/** A query or a short message; longer texts are prose, and nobody types a page in the wrong letters. */
const MAX_WORDS = 24;
const REMEMBERED_WORDS = 4_000;
const memory = new WordMemory<GeorgianReading[]>(REMEMBERED_WORDS);

/** Latin letters, longest first; the Georgian letters they may stand for, likeliest first. */
const SOUNDS: ReadonlyMap<string, string> = new Map(
  readTable('words/georgian-sounds.tsv', ['latin', 'georgian']).map(([latin = '', georgian = '']) => [latin, georgian]),
);
/** Put after the hard letters by today's rules (`k'aba`), after the soft ones by older maps. Unified before reading. */
const EJECTIVE = "'";
const EJECTIVE_MARKS = /['’ʼ`´]/g;
/** Capitals of the Georgian keyboard: `saTvale`. */
const KEYBOARD_CAPITALS: Readonly<Record<string, string>> = { W: 'ჭ', R: 'ღ', T: 'თ', S: 'შ', J: 'ჟ', Z: 'ძ', C: 'ჩ' };

/** Likely Georgian readings of one Latin word, known ones first, then the likeliest; empty for other words. */
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
 * Likely Georgian readings of a text typed in Latin letters, the likeliest first, at most six; empty when there is
 * nothing to read or the text is longer than a message. Words in other scripts, numbers and codes stay as they are.
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
    // A word that no reading explains may be a name that should stay in Latin letters.
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
  const capital = isShouted(letters) ? undefined : KEYBOARD_CAPITALS[letters[at] ?? ''];
  if (capital !== undefined) sounds.push({ length: 1, choices: [capital] });
  // A capital in front may only begin a sentence; further on somebody pressed Shift for it.
  if (capital !== undefined && at > 0) return sounds;
  for (const length of [4, 3, 2, 1]) {
    const choices = SOUNDS.get(letters.slice(at, at + length).toLowerCase());
    if (choices === undefined || at + length > letters.length) continue;
    sounds.push({ length, choices: [...choices] });
    if (letters[at + length - 1] === EJECTIVE) break;
  }
  // A mark that makes no letter hard is skipped.
  if (letters[at] === EJECTIVE) sounds.push({ length: 1, choices: [''] });
  return sounds;
}

function isShouted(letters: string): boolean {
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
