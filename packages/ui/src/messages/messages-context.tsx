/**
 * The language of UI texts. Components read their texts from the nearest provider; without one they are English. The
 * provider with all languages is a separate file, so that English-only pages do not load them.
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

/** The UI texts, their language and direction. */
export function useSpeech(): Speech {
  return useContext(SpeechContext);
}

/** The UI texts. */
export function useMessages(): Messages {
  return useContext(SpeechContext).messages;
}
