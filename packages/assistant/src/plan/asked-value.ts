/** Whether a question asks for a value ("how many ports", `kaç kilo`) rather than yes or no, and in which quantity. */
import type { Language } from '@quarry/contract';
import { foldText } from '../words/fold-text.ts';
import questions from './data/value-questions.json' with { type: 'json' };
import { readCriterion } from './measured.ts';
import totalWords from './data/total-words.json' with { type: 'json' };
import { amountsIn, contentWords, type Word, wordsIn } from './words.ts';

export interface AskedValue {
  /** Quantities of units that the question names: "how many kilos" asks for a mass. */
  quantities: readonly string[];
  /** Units that it names: of lengths in the same product, kilometres are no centimetres. */
  units: readonly string[];
  /** What is counted or measured, right behind the question word. */
  nouns: readonly Word[];
  wantsNumber: boolean;
  isAge: boolean;
}

const list = (words: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${words.map((word) => foldText(word)).join('|')})(?!\\p{L})`, 'u');
const HOW_MANY = list(questions.howMany);
const WHAT = list(questions.what);
const LENGTHS = list(questions.lengths);
const AGES = list(questions.ages);
const NEXT_WORDS = 2;

/** A unit in whatever case: `kilosu`, `litrdir`, `მილილიტრია`. */
function unitsOf(word: string, language: Language): { quantity: string; unit: string }[] {
  for (let length = word.length; length >= Math.max(SHORTEST_UNIT, word.length - LONGEST_ENDING); length -= 1) {
    const found = amountsIn(`1 ${word.slice(0, length)}`, language);
    if (found.length > 0) return found;
  }
  return [];
}
const SHORTEST_UNIT = 3;
const LONGEST_ENDING = 4;

/** "How loud" is asked of one quantity, "how long" of several. */
function ofQuestionWord(words: string, language: Language): ReturnType<typeof readCriterion> {
  const criterion = readCriterion(words, language);
  return criterion?.dimension === 'size' ? null : criterion;
}

/** Null for a question of yes or no. */
export function readAskedValue(question: string, language: Language): AskedValue | null {
  const folded = foldText(question);
  const many = HOW_MANY.exec(folded);
  const isLength = LENGTHS.test(folded);
  if (!many && !WHAT.test(folded) && !isLength) return null;
  const after = many ? folded.slice(many.index + many[0].length) : '';
  const nouns = wordsIn(after, language).slice(0, NEXT_WORDS);
  const units = nouns.flatMap(({ surface }) => unitsOf(surface, language));
  const named = [
    ...units.map(({ quantity }) => quantity),
    // "How heavy", `ne kadar ağır`.
    ...(many ? ((readCriterion(after, language) ?? ofQuestionWord(many[0], language))?.quantities ?? []) : []),
  ];
  return {
    quantities: [...new Set([...named, ...(isLength ? ['length'] : [])])],
    units: [...new Set(units.map(({ unit }) => unit))],
    nouns,
    wantsNumber: many !== null || isLength,
    isAge: AGES.test(folded),
  };
}

/** "How much protein", `ne kadar ağır`: the amount of something else than money. */
export function asksAmountOfThing(question: string, language: Language): boolean {
  const folded = foldText(question);
  const many = HOW_MANY.exec(folded);
  if (!many) return false;
  const [next] = wordsIn(folded.slice(many.index + many[0].length), language);
  if (!next || next.number !== null || MONEY.has(next.surface)) return false;
  return contentWords(next.surface, language).length > 0;
}
const MONEY: ReadonlySet<string> = new Set([...totalWords.words, ...questions.money].map((word) => foldText(word)));

const CARRIES = new RegExp(
  `(?<!\\p{L})(?:${questions.carries.map((word) => foldText(word).replace('*', '\\p{L}*')).join('|')})(?!\\p{L})`,
  'u',
);
/** "How many kilos does it carry" is not what it weighs. */
export const asksWhatItCarries = (question: string): boolean => CARRIES.test(foldText(question));
