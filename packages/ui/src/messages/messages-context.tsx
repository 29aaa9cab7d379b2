/**
 * Which language the words around a shopper are in. Everything below a provider reads its words from here; without one
 * they are English. The other languages stand beside the provider, so that a page in English alone does not carry them.
 */
import type { Language } from '@quarry/contract';
import { createContext, useContext } from 'react';
import { en } from './en.ts';
import type { Messages } from './messages.ts';

interface Speech {
  language: Language;
  direction: 'ltr' | 'rtl';
  messages: Messages;
}

const ENGLISH: Speech = { language: 'en', direction: 'ltr', messages: en };

export const SpeechContext = createContext<Speech>(ENGLISH);

/** The words of the screen, their language and its direction. */
export function useSpeech(): Speech {
  return useContext(SpeechContext);
}

/** The words of the screen. */
export function useMessages(): Messages {
  return useContext(SpeechContext).messages;
}
