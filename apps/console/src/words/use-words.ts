/** The words, language and number formats of the console for components. */
import type { Language } from '@quarry/contract';
import { createContext, useContext } from 'react';
import { ENGLISH, fillIn, type Translate } from './words.ts';

export interface Speech {
  language: Language;
  t: Translate;
}

const ENGLISH_SPEECH: Speech = { language: 'en', t: (key, values) => fillIn(ENGLISH[key], values) };

export const SpeechContext = createContext<Speech>(ENGLISH_SPEECH);

export function useWords(): Speech {
  return useContext(SpeechContext);
}
