/** The likeliest interpretations of a query: its pieces, the edges that interpreters add, the best paths. */
import { analyze, conceptsIn, measuresIn, type Token, type Understanding, elementAt } from '@quarry/language';
import type { EngineQuery, RecoveryStep } from '../engine-query.ts';
import { findIdentifiers } from '../index/identifier-index.ts';
import type { IndexData } from '../index/index-data.ts';
import { overlaps, type Part, type Replacement, replaceParts } from '../match/resolved-spans.ts';
import { IN_LEXICON, KNOWN, UNKNOWN } from './costs.ts';
import { readArabicInLatin } from './interpreters/arabic-in-latin.ts';
import { readGeorgianInLatin } from './interpreters/georgian-in-latin.ts';
import type { Interpreter } from './interpreters/interpreter.ts';
import { readKeyboardLayouts } from './interpreters/keyboard-layout.ts';
import { lettersOf } from './interpreters/letters-of.ts';
import { readNamesInLatin } from './interpreters/names-in-latin.ts';
import { readSpelling } from './interpreters/spelling.ts';
import { costAsTyped, type KnownBy } from './known-words.ts';
import { partsUnderstood } from './understand-interpretation.ts';
import { bestPaths, type Edge, type Path, type Piece } from './lattice.ts';

export interface Interpretation {
  /** What words are looked up from: the query as it was typed, or in other letters. */
  text: string;
  /** Slips in `text` and the words that were meant, in order: what is understood is read with them put right. */
  corrections: readonly Replacement[];
  /** Parts of the query as it was typed that `text` has in other letters. */
  retyped: readonly Replacement[];
  /** What had to be done beside reading the words; null: nothing. */
  step: RecoveryStep | null;
}

/** For a query with several transliterations the first one is reported. */
const STEPS = ['transliteration', 'keyboard-layout'] as const;
const ANY_WORD: readonly Interpreter[] = [readKeyboardLayouts, readGeorgianInLatin];
const UNKNOWN_WORDS: readonly Interpreter[] = [readSpelling, readNamesInLatin];

/**
 * Maximum number of interpretations. A later one is used when no earlier one finds a product that meets the whole
 * query.
 */
const MAX_PATHS = 4;
/** Longer texts are not reinterpreted: they are prose in the right script, and each word takes time. */
const LONGEST_RETYPED = 200;

/**
 * Best first, never empty. @param typed the understanding of the text as typed: prices, measures and exclusions are
 * taken from it.
 */
export function interpretationsOf(
  data: IndexData,
  { text, language, steering }: EngineQuery,
  typed: Understanding,
): Interpretation[] {
  const by: KnownBy = { data, language, steering };
  const tokens = analyze(text, language === undefined ? {} : { language });
  const pieces = [...text.matchAll(/\S+/g)].map((match): Piece => {
    return { text: match[0], start: match.index, end: match.index + match[0].length };
  });
  const fixed = partsAsTheyAre(data, text, typed);
  const named = conceptsIn(text, language === undefined ? {} : { language });
  const edges: Edge[] = [];
  const unsure: { piece: Piece; place: number; typedCost: number; own: Token[] }[] = [];
  pieces.forEach((piece, place) => {
    const isFixed = fixed.some((part) => overlaps(part, piece));
    const growing = piece.end === text.length;
    const typedCost = isFixed ? KNOWN : costAsTyped(by, tokens, piece, { named, growing });
    edges.push({ piece: place, how: 'typed', text: piece.text, letters: lettersOf(piece.text), cost: typedCost });
    const own = tokens.filter((token) => overlaps(token, piece));
    if (!isFixed && own.length > 0) unsure.push({ piece, place, typedCost, own });
  });
  if (!unsure.some(({ typedCost }) => typedCost >= IN_LEXICON)) return [asTyped(text)];
  for (const { piece, place, typedCost, own } of unsure) {
    const asked = { piece, place, tokens: own, typedCost, growing: piece.end === text.length };
    const sources = [
      ...(text.length <= LONGEST_RETYPED ? ANY_WORD : []),
      ...(typedCost >= IN_LEXICON ? [readArabicInLatin] : []),
      ...(typedCost >= UNKNOWN ? UNKNOWN_WORDS : []),
    ];
    for (const interpreter of sources) edges.push(...interpreter(by, asked, text));
  }
  return bestPaths(pieces.length, edges, MAX_PATHS).map((path) => interpretationOf(text, pieces, path));
}

function asTyped(text: string): Interpretation {
  return { text, corrections: [], retyped: [], step: null };
}

/** Article numbers, measures, prices and exclusions. */
function partsAsTheyAre(data: IndexData, text: string, typed: Understanding): Part[] {
  return [...findIdentifiers(data.identifiers, text), ...measuresIn(text), ...partsUnderstood(text, typed).resolved];
}

function interpretationOf(typed: string, pieces: readonly Piece[], { edges }: Path): Interpretation {
  const replacementOf = ({ piece, text }: Edge): Replacement => {
    const { start, end } = elementAt(pieces, piece);
    return { start, end, word: text };
  };
  const isOtherLetters = ({ how }: Edge) => how === 'keyboard-layout' || how === 'transliteration';
  const retyped = edges.filter(isOtherLetters).map(replacementOf);
  const corrections = edges
    .filter(({ how }) => how === 'spelling')
    .map(replacementOf)
    .map((correction) => {
      const moved = retyped
        .filter(({ end }) => end <= correction.start)
        .reduce((sum, { start, end, word }) => sum + word.length - (end - start), 0);
      return { ...correction, start: correction.start + moved, end: correction.end + moved };
    });
  return {
    text: replaceParts(typed, retyped),
    corrections,
    retyped,
    step: STEPS.find((step) => edges.some(({ how }) => how === step)) ?? null,
  };
}
