/** What is understood of a query, also of words that were put right, at the places where they were typed. */
import {
  analyze,
  isMeasureWord,
  knownWordsNear,
  type Language,
  type Understanding,
  understand,
} from '@quarry/language';
import type { EngineQuery } from '../../engine-query.ts';
import { isFiller } from '../../match/filler-words.ts';
import * as weight from '../../match/reading-weights.ts';
import { findIdentifiers } from './identifiers.ts';
import { isOnly, readWord } from './readings.ts';
import { overlap, type Part, type Shelf, spokenIn } from './shelf.ts';

export interface Understood extends Pick<Understanding, 'understood' | 'spans'> {
  /** Spans that say what is wished. */
  wished: Understanding['spans'];
  /** What is not looked up: prices, exclusions, article numbers. */
  settled: Part[];
  /** Something was understood of words that are none as they were typed. */
  isPutRight: boolean;
}

/** A stretch of the query, and what is read in its place. */
interface Piece {
  typed: string;
  said: string;
}

export function understandQuery(shelf: Shelf, { text, language }: EngineQuery): Understood {
  const read = (one: string) => readAsItStands(shelf, one, language);
  const asTyped = read(text);
  const pieces = putRight(shelf, text, language, asTyped.spans);
  if (pieces.every(({ typed, said }) => typed === said)) return asTyped;

  const corrected = read(pieces.map(({ said }) => said).join(''));
  const guesses: Part[] = [];
  let at = 0;
  for (const { typed, said } of pieces) {
    if (typed !== said) guesses.push({ start: at, end: at + said.length });
    at += said.length;
  }
  const helped = corrected.spans.filter((span) => guesses.some((guess) => overlap(guess, span)));
  // A guess at one word does not outweigh the thing that another word names.
  const isGuessAlone = helped.every(({ start, end }) =>
    guesses.some((guess) => guess.start <= start && end <= guess.end),
  );
  if (helped.length === 0 || (isGuessAlone && isAnotherThing(asTyped, corrected))) return asTyped;
  const back = <One extends Part>(part: One): One => ({
    ...part,
    start: placeBefore(pieces, part.start, false),
    end: placeBefore(pieces, part.end, true),
  });
  return {
    understood: corrected.understood,
    spans: corrected.spans.map(back),
    wished: corrected.wished.map(back),
    settled: corrected.settled.map(back),
    isPutRight: true,
  };
}

function isAnotherThing({ understood: typed }: Understood, { understood: guessed }: Understood): boolean {
  const [named, meant] = [[typed.category ?? []].flat(), [guessed.category ?? []].flat()];
  return named.length > 0 && meant.length > 0 && !meant.some((category) => named.includes(category));
}

function readAsItStands(shelf: Shelf, text: string, language: Language | undefined): Understood {
  const { brands, currency } = shelf;
  const { spans, understood, rest } = understand(withoutIdentifiers(shelf, text), {
    asTyped: true,
    brands,
    ...spokenIn(language),
    ...(currency !== undefined && { currency }),
  });
  const wished = spans.filter(({ kind, negated }) => !kind.startsWith('price') && !negated);
  return { understood, spans, wished, settled: settledParts(text, rest, spans, wished), isPutRight: false };
}

/** An article number is no price and no size, whatever its digits look like. An id without digits may be a plain word. */
function withoutIdentifiers(shelf: Shelf, text: string): string {
  const identified = findIdentifiers(shelf, text);
  if (identified.some(({ start, end }) => start === 0 && end === text.length) && !/\d/.test(text)) return text;
  return text.replace(/./gsu, (letter, at: number) =>
    identified.some(({ start, end }) => at >= start && at < end) ? ' '.repeat(letter.length) : letter,
  );
}

/** Unwished spans, and words that understanding has used up (`rest` lacks them) without their being wished. */
function settledParts(text: string, rest: string, spans: Understood['spans'], wished: Understood['wished']): Part[] {
  const settled: Part[] = spans.filter((span) => !wished.includes(span));
  const left = analyze(rest).map(({ surface }) => surface);
  const usedUp = analyze(text)
    .filter((token) => !settled.some((part) => overlap(part, token)))
    .filter(({ surface }) => surface !== left[0] || left.shift() === undefined);
  return [...settled, ...usedUp.filter((token) => !wished.some((span) => overlap(span, token)))];
}

/** The query in pieces; words that are none here are said as what was meant by them. */
function putRight(shelf: Shelf, query: string, language: Language | undefined, spans: readonly Part[]): Piece[] {
  const tokens = analyze(query, spokenIn(language));
  const pieces: Piece[] = [];
  let end = 0;
  for (const token of tokens) {
    // A measure or a small word is no misspelling of what a catalogue happens to sell.
    const isAsMeant = isMeasureWord(token.exact) || isFiller(token.exact);
    const isUnderstood = isAsMeant || spans.some((span) => overlap(span, token));
    const word = readWord(shelf, token, token === tokens.at(-1) && token.end === query.length);
    const { readings } = word;
    const isFarOff = readings.every(({ how, weight: trust }) => how === 'spelling' && trust <= weight.SPELLING[2]!);
    const inLexicon = !isUnderstood && isFarOff ? knownWordsNear(query, language)(token) : undefined;
    const isMistyped = !isUnderstood && isOnly('spelling', word) && readings[0]!.weight >= weight.DOUBT;
    const inCatalogue = isMistyped ? readings[0]!.head : undefined;
    const typed = query.slice(token.start, token.end);
    pieces.push({ typed: query.slice(end, token.start), said: query.slice(end, token.start) });
    pieces.push({ typed, said: inLexicon ?? inCatalogue ?? typed });
    end = token.end;
  }
  pieces.push({ typed: query.slice(end), said: query.slice(end) });
  return pieces;
}

/** Where a place of the corrected query was typed; a word that was put right counts whole. */
function placeBefore(pieces: readonly Piece[], at: number, isEnd: boolean): number {
  let [before, after] = [0, 0];
  for (const { typed, said } of pieces) {
    const isInside = isEnd ? at > after && at <= after + said.length : at >= after && at < after + said.length;
    if (isInside) return typed === said ? before + at - after : isEnd ? before + typed.length : before;
    before += typed.length;
    after += said.length;
  }
  return before;
}
