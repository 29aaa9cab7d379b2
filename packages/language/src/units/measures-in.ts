/**
 * Finds the measures of a text in the five languages: `32 GB-იანი`, `9 kq`, `١٤ بوصة`, `205/55R16`, `120x60 sm`.
 *
 * Values are formatted as in catalogues, so that they can be compared with attributes: `32 gb`, `9 kg`, `14″`, `205/55
 * r16`, `120 × 60 cm`, `5w-30`, `spf 50`, `4k`. Units are not converted: `1000 g` is not equal to `1 kg`.
 */
import { rememberingTexts } from '../analysis/remembered-texts.ts';
import type { Language } from '../language.ts';
import { type Bound, limitAround } from './bounds.ts';
import { type Lexeme, lineOf, readLexemes, withPlainDigits } from './lexemes.ts';
import { type FoundMeasure, type Measure, valueOf } from './measure.ts';
import { findNamedMeasures } from './named-measures.ts';
import { parseNumber } from './parse-number.ts';
import { caseEnding, unitAt } from './unit-at.ts';
import { elementAt } from '../element-at.ts';

/** The text that is being read. */
interface Text {
  lexemes: readonly Lexeme[];
  language: Language | undefined;
}

/**
 * All measures in the text, in order, without overlaps. `language` decides about unit words that have another meaning
 * elsewhere.
 */
export function measuresIn(text: string, { language }: { language?: Language } = {}): readonly Measure[] {
  return HAS_DIGIT.test(text) ? readMeasures(text, language) : [];
}

const readMeasures = rememberingTexts((text, language): readonly Measure[] => {
  const plain = withPlainDigits(text);
  const named = findNamedMeasures(plain).sort((a, b) => a.start - b.start);
  if (named.length === 0 && !NUMBER_OUTSIDE_CODES.test(plain)) return [];
  const lexemes = readLexemes(plain);
  const reading: Text = { lexemes, language };
  const found: FoundMeasure[] = [];
  let at = 0;
  while (at < lexemes.length) {
    const { kind, start, end } = elementAt(lexemes, at);
    const own = named.find((one) => one.start < end && start < one.end);
    if (own !== undefined) {
      const { value, number, unit } = own;
      let to = at + 1;
      while (to < lexemes.length && elementAt(lexemes, to).start < own.end) to += 1;
      const late = caseEnding(lexemes, to);
      found.push({ value, number, unit, from: at, to: late?.to ?? to, ending: late?.ending ?? null });
      at = to;
      continue;
    }
    const measures = kind !== 'number' || isPartOfCode(plain, start) ? [] : readAt(reading, at);
    found.push(...measures);
    at = measures.at(-1)?.to ?? at + 1;
  }
  return asRanges(reading, found)
    .map((one, index, all) => withLimit(reading, one, all[index - 1]))
    .filter(({ unit, bound }) => unit !== 'k' || bound === 'exact');
});

const HAS_DIGIT = /[\d\u0660-\u0669\u06f0-\u06f9]/;
/** Most numbers are parts of codes and are skipped quickly, by the rule of `isPartOfCode`. */
const NUMBER_OUTSIDE_CODES = /(?<!\d|\p{Script=Latin}[-._/]?|\d[./])\d|(?<!\p{L}|\p{N})[DHWLØ]\d/u;

/**
 * `iphone13`, `X-200`, `NOR.0707`: letters before the number make it a name. `D30cm` and `H80სმ` are a length with the
 * letter of its attribute.
 */
function isPartOfCode(text: string, start: number): boolean {
  if (LETTER_OF_LENGTH.test(text.slice(Math.max(0, start - 2), start)) && LENGTH_BEHIND.test(text.slice(start)))
    return false;
  return /(?:\p{Script=Latin}|\p{Script=Latin}[-._/]|\d[./])$/u.test(text.slice(Math.max(0, start - 2), start));
}

/** Diameter, height, width, length, of which the catalogues of all languages write the first letter. */
const LETTER_OF_LENGTH = /(?<!\p{L}|\p{N})[DHWLØ]$/u;
const LENGTH_BEHIND = /^\d+(?:[.,]\d+)?\s?(?:cm|mm|sm|სმ|მმ|سم|мм|см)(?!\p{L})/u;

function readAt(text: Text, at: number): FoundMeasure[] {
  const lengths = readLengths(text, at);
  if (lengths !== undefined) return [lengths];
  const one = readOne(text, at);
  return one === undefined ? readSeveral(text, at) : [one];
}

const CROSS = /^[x×*]$/;
/** Larger values are the resolution of a screen. */
const LONGEST_WITHOUT_UNIT = 600;
const SHORTEST_WITHOUT_UNIT = 10;

/** `120x60`, `120 × 60 × 75 sm`: centimetres unless a unit is given; not `4x4`. */
function readLengths({ lexemes, language }: Text, at: number): FoundMeasure | undefined {
  const lengths = [numberAt(lexemes, at)];
  let next = at + 1;
  while (lengths.length < 3 && CROSS.test(lexemes[next]?.text ?? '') && lexemes[next + 1]?.kind === 'number') {
    lengths.push(numberAt(lexemes, next + 1));
    next += 2;
  }
  const [number = 0] = lengths;
  if (lengths.length === 1) return undefined;
  const unit = unitAt(lexemes, next, language);
  const isUnlikely = number < SHORTEST_WITHOUT_UNIT || lengths.some((length) => length > LONGEST_WITHOUT_UNIT);
  if (unit === undefined && isUnlikely) return undefined;
  const name = unit?.unit ?? 'cm';
  const value = valueOf(lengths.join(' × '), name);
  return { value, number, unit: name, from: at, to: unit?.to ?? next, ending: unit?.ending ?? null };
}

function readOne({ lexemes, language }: Text, at: number): FoundMeasure | undefined {
  const found = unitAt(lexemes, at + 1, language);
  if (found === undefined) return undefined;
  const number = numberAt(lexemes, at);
  const { unit, ending, to } = found;
  return { value: valueOf(String(number), unit), number, unit, from: at, to, ending };
}

const RANGE = /^(?:[-–—~]|to|till|ila|الي|حتي)$/;
const AND_OR = /^(?:and|or|&|\/|და|ან|ve|veya|ile|yaxud|و|او)$/;
const BETWEEN = /^(?:between|بين)$/;
const AMONG = /^(?:arasi|arasinda|arasindaki|araligi|araliginda|შორის|ფარგლებში)$/;

/** `50-60 inch`, `6 და 8 კგ-ს შორის`, `16 or 32 gb`: the unit follows the second number. */
function readSeveral(text: Text, at: number): FoundMeasure[] {
  const { lexemes } = text;
  const late = caseEnding(lexemes, at + 1);
  const isFrom = late?.ending === 'from';
  const joint = lexemes[at + 1]?.text ?? '';
  const second = isFrom ? late.to : at + 2;
  if (!isFrom && !RANGE.test(joint) && !AND_OR.test(joint)) return [];
  const last = lexemes[second]?.kind === 'number' ? readOne(text, second) : undefined;
  if (last === undefined) return [];
  const number = numberAt(lexemes, at);
  const value = valueOf(String(number), last.unit);
  const first: FoundMeasure = { value, number, unit: last.unit, from: at, to: second, ending: null };
  const isBetween = BETWEEN.test(lexemes[at - 1]?.text ?? '') || AMONG.test(lexemes[last.to]?.text ?? '');
  return (isFrom || isBetween || RANGE.test(joint)) && number < last.number
    ? [
        { ...first, inRange: 'at-least' },
        { ...last, inRange: 'at-most' },
      ]
    : [first, last];
}

/** `50 cm – 60 cm`: two measures with the same unit, with only a dash or "to" between them. */
function asRanges({ lexemes }: Text, found: readonly FoundMeasure[]): FoundMeasure[] {
  const measures = [...found];
  for (const [index, one] of measures.entries()) {
    const other = measures[index + 1];
    if (other === undefined || one.unit !== other.unit || one.inRange || other.inRange) continue;
    if (one.number >= other.number || !RANGE.test(lineOf(lexemes.slice(one.to, other.from)))) continue;
    measures[index] = { ...one, inRange: 'at-least' };
    measures[index + 1] = { ...other, inRange: 'at-most' };
  }
  return measures;
}

/** Maximum number of words around a measure that are read for a bound: the length of the longest phrases. */
const WORDS_AROUND = 5;

function withLimit({ lexemes }: Text, found: FoundMeasure, previous: FoundMeasure | undefined): Measure {
  const { value, number, unit, ending, inRange } = found;
  const ahead = lexemes.slice(Math.max(previous?.to ?? 0, found.from - WORDS_AROUND), found.from);
  const after = lexemes.slice(found.to, found.to + WORDS_AROUND);
  const caseWord = ending === null || ending === 'other' || ending === 'to' ? '' : `@${ending} `;
  const { before, behind } = limitAround(lineOf(ahead), `${caseWord}${lineOf(after)}`);
  // Words after the measure take precedence. `from 50 to 60 inch`: the range gives the bound, and its words are part of
  // it.
  const bound = inRange ?? behind?.bound ?? before?.bound ?? boundOfCase(ending);
  const isBetween = inRange === 'at-least' && BETWEEN.test(ahead.at(-1)?.text ?? '');
  const isAmong = inRange === 'at-most' && AMONG.test(after[0]?.text ?? '');
  const from = found.from - (isBetween ? 1 : countWords(before?.said));
  const to = found.to + (isAmong ? 1 : countWords(behind?.said));
  const start = lexemes[from]?.start ?? 0;
  return { value, number, unit, bound, start, end: lexemes[to - 1]?.end ?? start };
}

function boundOfCase(ending: FoundMeasure['ending']): Bound {
  if (ending === 'from') return 'at-least';
  return ending === 'to' ? 'at-most' : 'exact';
}

/** Number of lexemes of a phrase; the case ending belongs to the measure. */
function countWords(said = ''): number {
  return said.split(' ').filter((word) => word !== '' && !word.startsWith('@')).length;
}

function numberAt(lexemes: readonly Lexeme[], at: number): number {
  return parseNumber(lexemes[at]?.text ?? '');
}
