/** A piece that was typed while the keyboard was set to another language: `wiTeli`, `დრესს`, `hgltjhp`. */
import { keyboardLayouts } from '@quarry/language';
import { IN_LEXICON, OTHER_KEYBOARD } from '../costs.ts';
import { knownThroughout } from '../known-words.ts';
import type { Interpreter } from './interpreter.ts';
import { lettersOf } from './letters-of.ts';

export const readKeyboardLayouts: Interpreter = (by, { piece, place }) =>
  keyboardLayouts(piece.text).flatMap((text, rank) => {
    const known = knownThroughout(by, text);
    if (known === null) return [];
    const cost = OTHER_KEYBOARD + rank * 0.01 + (known === 'lexicon' ? IN_LEXICON : 0);
    return [{ piece: place, how: 'keyboard-layout', text, letters: lettersOf(text), cost }];
  });
