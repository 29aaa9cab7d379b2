/** Reads the unit after a number, with its case ending: `ლიტრიანი`, `GB'lık`, `-inch`, `a·სთ`. */
import type { Language } from '../language.ts';
import { isGlued, type Lexeme } from './lexemes.ts';
import { endingOf, type MeasureEnding, unitWordsFrom } from './unit-words.ts';
import { elementAt } from '../element-at.ts';

export interface Unit {
  unit: string;
  ending: MeasureEnding | null;
  /** Index of the lexeme after the unit. */
  to: number;
}

/** Units only directly after their number: `55in`. */
const GLUED: Readonly<Record<string, string>> = { in: '″' };
/** Turkish and Azerbaijani unit words that are other words in English. */
const NOT_IN_ENGLISH = new Set(['gun', 'il', 'ay', 'hs', 'inc']);
const JOINT = /^[-‐‑–'’ʼ`´]$/;

/** The unit at lexeme `at`, directly after a number. */
export function unitAt(lexemes: readonly Lexeme[], at: number, language: Language | undefined): Unit | undefined {
  const isHyphenated = lexemes[at]?.text === '-' && isGlued(lexemes[at - 1], lexemes[at]);
  const from = isHyphenated && isGlued(lexemes[at], lexemes[at + 1]) ? at + 1 : at;
  const first = lexemes[from];
  if (first === undefined || first.kind === 'number') return undefined;
  const glued = isGlued(lexemes[from - 1], first) ? GLUED[first.text] : undefined;
  if (glued !== undefined) return { unit: glued, ending: null, to: from + 1 };
  const unit = longestUnit(lexemes, from);
  if (unit === undefined || (language === 'en' && NOT_IN_ENGLISH.has(first.text))) return undefined;
  if (first.text === '"' && isInQuotes(lexemes, from)) return undefined;

  const late = caseEnding(lexemes, unit.to);
  if (isLetter(first) && unit.to === from + 1) {
    // `2 t-shirts`, `2 t shirts`, `2-l…`
    const isJoined = isGlued(first, lexemes[unit.to]) && JOINT.test(lexemes[unit.to]?.text ?? '');
    const isShirt = lexemes[unit.to]?.text.startsWith('shirt') ?? false;
    if (isHyphenated || isShirt || (isJoined && late === undefined)) return undefined;
    // `50 ლ-მდე` is money, `10 ლ-იანი` is litres.
    if (first.text === 'ლ' && late !== undefined && late.ending !== 'other') return undefined;
  }
  return late === undefined ? unit : { unit: unit.unit, ...late };
}

/** `-იანი`, `'lık`, `-dən` directly after the lexeme before `at`. */
export function caseEnding(lexemes: readonly Lexeme[], at: number): { ending: MeasureEnding; to: number } | undefined {
  const joint = lexemes[at];
  const word = lexemes[at + 1];
  if (joint === undefined || !JOINT.test(joint.text) || word?.kind !== 'word') return undefined;
  if (!isGlued(lexemes[at - 1], joint) || !isGlued(joint, word)) return undefined;
  const ending = endingOf(word.text);
  return ending === undefined ? undefined : { ending, to: at + 2 };
}

function isLetter({ kind, text }: Lexeme): boolean {
  return kind === 'word' && [...text].length === 1;
}

/** The quote in `"iphone 13"` ends a quotation, the one in `a 13" screen` does not. */
function isInQuotes(lexemes: readonly Lexeme[], at: number): boolean {
  return lexemes.slice(0, at).filter(({ text }) => text === '"').length % 2 === 1;
}

function longestUnit(lexemes: readonly Lexeme[], at: number): Unit | undefined {
  const { text } = elementAt(lexemes, at);
  let best: Unit | undefined;
  for (let length = text.length; length >= 1; length -= 1) {
    for (const { unit, parts } of unitWordsFrom(text.slice(0, length))) {
      const ending = endingOfParts(lexemes, at, parts);
      const to = at + parts.length;
      if (ending !== undefined && (best === undefined || to > best.to)) best = { unit, ending, to };
    }
  }
  return best;
}

/** The ending of the last part if all parts match here: null for none, undefined for no match. */
function endingOfParts(
  lexemes: readonly Lexeme[],
  at: number,
  parts: readonly string[],
): MeasureEnding | null | undefined {
  let ending: MeasureEnding | null = null;
  for (const [ahead, part] of parts.entries()) {
    const lexeme = lexemes[at + ahead];
    if (lexeme === undefined || !lexeme.text.startsWith(part)) return undefined;
    // `m2` and `m²`, but not `10 m 2 pcs`.
    if (part === '2' && !isGlued(lexemes[at + ahead - 1], lexeme)) return undefined;
    const rest = lexeme.text.slice(part.length);
    const read = rest === '' ? null : mayHave(part, rest) ? endingOf(rest) : undefined;
    if (read === undefined) return undefined;
    ending = read;
  }
  return ending;
}

/** `gri` is grey and `ile` is "with": short Latin unit words need a long ending or a connector. */
function mayHave(part: string, ending: string): boolean {
  if (part.length === 1) return false;
  return part.length > 2 || ending.length > 2 || /[ა-ჰ]/.test(part);
}
