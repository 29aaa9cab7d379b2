/**
 * Corrects typing errors by the words of the catalogue, or else of the lexicon. Only words that neither contains are
 * corrected.
 */
import { knownWordsNear, type Token } from '@quarry/language';
import { headOf } from '../../match/reading.ts';
import { DOUBT, SPELLING } from '../../match/reading-weights.ts';
import { readKnownWord } from '../../match/remembered-words.ts';
import { type Replacement, replaceParts } from '../../match/resolved-spans.ts';
import { LESS_TRUST, MISSPELLED, MISSPELLED_IN_LEXICON } from '../costs.ts';
import type { KnownBy } from '../known-words.ts';
import type { Interpreter } from './interpreter.ts';
import { lettersOf } from './letters-of.ts';

export const readSpelling: Interpreter = (by, { piece, place, tokens, growing }, text) => {
  const inLexicon = knownWordsNear(text, by.language);
  let cost = 0;
  const replacements = tokens.flatMap((token): Replacement[] => {
    const meant = likeliestSpelling(by, token, growing && token === tokens.at(-1), inLexicon);
    if (meant === undefined) return [];
    cost += meant.cost;
    return [{ start: token.start - piece.start, end: token.end - piece.start, word: meant.word }];
  });
  if (replacements.length === 0) return [];
  const meant = replaceParts(piece.text, replacements);
  return [{ piece: place, how: 'spelling', text: meant, letters: lettersOf(meant), cost }];
};

function likeliestSpelling(
  { data }: KnownBy,
  token: Token,
  growing: boolean,
  inLexicon: (token: Token) => string | undefined,
): { word: string; cost: number } | undefined {
  const { readings } = readKnownWord(data, token, { growing });
  const [likeliest] = readings;
  const isFarOff = readings.every(({ how, weight }) => how === 'spelling' && weight <= (SPELLING[2] ?? 0));
  // One slip from a word of the lexicon is likelier than two from a word of the catalogue.
  const nearer = isFarOff ? inLexicon(token) : undefined;
  if (nearer !== undefined) return { word: nearer, cost: MISSPELLED_IN_LEXICON };
  if (likeliest === undefined || likeliest.weight < DOUBT) return undefined;
  if (readings.some(({ how }) => how !== 'spelling')) return undefined;
  return { word: headOf(data, likeliest), cost: MISSPELLED + LESS_TRUST * (1 - likeliest.weight) };
}
