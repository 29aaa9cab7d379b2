/**
 * Understands a query with its typing mistakes put right: "blak jeans" is about something black. A word is put right when
 * it is no word of the index, and the index, or else the lexicon, has one that is a slip away; what is understood of it
 * then keeps the place where it was typed. Only what becomes understood by that counts: the words themselves are looked
 * up as they are.
 */
import {
  analyze,
  isMeasureWord,
  knownWordsNear,
  type Language,
  type Token,
  type Understanding,
} from '@quarry/language';
import type { IndexData } from '../index/index-data.ts';
import { COMPANION } from '../rank/companion.ts';
import { isFiller } from './filler-words.ts';
import { readKnownWord } from './remembered-words.ts';
import { headOf } from './reading.ts';
import { DOUBT, SPELLING } from './reading-weights.ts';
import { overlaps, type Part, type Replacement, replaceParts, settledParts } from './settled-parts.ts';

export interface UnderstoodText extends Pick<Understanding, 'understood' | 'spans'> {
  /** Parts that say what is wished. */
  wished: Understanding['spans'];
  /** Characters that are not to be looked up: prices, exclusions. */
  settled: Part[];
  /** Something was understood of words that are none as they were typed. */
  isPutRight: boolean;
}

/** @param understandText reads a text of the same query. */
export function understandMistyped(
  data: IndexData,
  text: string,
  language: Language | undefined,
  understandText: (text: string) => Understanding,
): UnderstoodText {
  const asTyped = understandText(text);
  const corrections = correctionsOf(data, text, language, asTyped.spans);
  if (corrections.length === 0) return partsUnderstood(text, asTyped);

  const corrected = replaceParts(text, corrections);
  const understanding = understandText(corrected);
  const parts = partsUnderstood(corrected, understanding);
  const back = placesBefore(text, corrections);
  const spans = understanding.spans.map(back);
  const putRight = spans.filter((span) => corrections.some((one) => overlaps(one, span)));
  // A guess at one word does not outweigh the thing that another word names: `მაცივარი ფროსტ` asks for no sandals.
  const isGuessAlone = putRight.every((span) =>
    corrections.some((one) => one.start <= span.start && span.end <= one.end),
  );
  if (putRight.length === 0 || (isGuessAlone && isAnotherThing(asTyped, understanding)))
    return partsUnderstood(text, asTyped);
  return {
    understood: understanding.understood,
    spans,
    wished: parts.wished.map(back),
    settled: parts.settled.map(back),
    isPutRight: true,
  };
}

function isAnotherThing({ understood: typed }: Understanding, { understood: guessed }: Understanding): boolean {
  const named = [typed.category ?? []].flat();
  const meant = [guessed.category ?? []].flat();
  return named.length > 0 && meant.length > 0 && !meant.some((category) => named.includes(category));
}

/** What of a text was understood, and which part of that is wished for; prices, what is not wanted and a companion are not. */
export function partsUnderstood(text: string, { understood, spans, rest }: Understanding): UnderstoodText {
  const wished = spans.filter(({ kind, negated }) => !kind.startsWith('price') && kind !== COMPANION && !negated);
  return { understood, spans, wished, settled: settledParts(text, { spans, wished, rest }), isPutRight: false };
}

function correctionsOf(
  data: IndexData,
  text: string,
  language: Language | undefined,
  spans: readonly Part[],
): Replacement[] {
  const tokens = analyze(text, language === undefined ? {} : { language });
  const inLexicon = knownWordsNear(text, language);
  return tokens.flatMap((token, place) => {
    // "Kilo" is no misspelling of what a catalogue happens to sell.
    if (spans.some((span) => overlaps(span, token)) || isMeasureWord(token.exact)) return [];
    // Nor is "looking for" one of "cooking".
    if (isFiller(token.exact)) return [];
    const growing = place === tokens.length - 1 && token.end === text.length;
    const word = likeliestSpelling(data, token, growing, inLexicon);
    return word === undefined ? [] : [{ start: token.start, end: token.end, word }];
  });
}

/** The word that was meant, where the typed one explains nothing as it stands. */
function likeliestSpelling(
  data: IndexData,
  token: Token,
  growing: boolean,
  inLexicon: (token: Token) => string | undefined,
): string | undefined {
  const { readings } = readKnownWord(data, token, { growing });
  const [likeliest] = readings;
  if (likeliest === undefined) return inLexicon(token);
  const isFarOff = readings.every(({ how, weight }) => how === 'spelling' && weight <= (SPELLING[2] as number));
  // One slip from a word of the lexicon is likelier than two from a word of the catalogue.
  const nearer = isFarOff ? inLexicon(token) : undefined;
  if (nearer !== undefined) return nearer;
  if (likeliest.weight < DOUBT || readings.some(({ how }) => how !== 'spelling')) return undefined;
  return headOf(data, likeliest);
}

/** Characters of the corrected text as characters of the typed one; a corrected word counts whole. */
function placesBefore(text: string, corrections: readonly Replacement[]): <One extends Part>(part: One) => One {
  const origins: Part[] = [];
  let done = 0;
  const copyUpTo = (end: number) => {
    for (; done < end; done++) origins.push({ start: done, end: done + 1 });
  };
  for (const { start, end, word } of corrections) {
    copyUpTo(start);
    for (let i = 0; i < word.length; i++) origins.push({ start, end });
    done = end;
  }
  copyUpTo(text.length);
  return (part) => ({
    ...part,
    start: origins[part.start]?.start ?? text.length,
    end: origins[part.end - 1]?.end ?? text.length,
  });
}
