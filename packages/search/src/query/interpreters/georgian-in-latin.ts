/** Georgian words in Latin letters: `tsiteli kaba`. */
import { transliterations } from '@quarry/language';
import { IN_LEXICON, OTHER_LETTERS } from '../costs.ts';
import { knownThroughout } from '../known-words.ts';
import type { Interpreter } from './interpreter.ts';
import { lettersOf } from './letters-of.ts';

export const readGeorgianInLatin: Interpreter = (by, { piece, place }) =>
  transliterations(piece.text).flatMap((text, rank) => {
    const known = text === piece.text ? null : knownThroughout(by, text);
    if (known === null) return [];
    const cost = OTHER_LETTERS + rank * 0.01 + (known === 'lexicon' ? IN_LEXICON : 0);
    return [{ piece: place, how: 'transliteration', text, letters: lettersOf(text), cost }];
  });
