/** Which language the words around a shopper are in. Everything below the provider reads its words from here. */
import { type Language, directionOf } from '@quarry/contract';
import { type ReactNode, createContext, useContext, useMemo } from 'react';
import { ar } from './ar.ts';
import { az } from './az.ts';
import { en } from './en.ts';
import { ka } from './ka.ts';
import type { Messages } from './messages.ts';
import { tr } from './tr.ts';

const CATALOGUE = { en, ka, tr, ar, az } satisfies Record<Language, Messages>;

interface Speech {
  language: Language;
  direction: 'ltr' | 'rtl';
  messages: Messages;
}

export function messagesFor(language: Language): Messages {
  return CATALOGUE[language];
}

function speechOf(language: Language): Speech {
  return { language, direction: directionOf(language), messages: CATALOGUE[language] };
}

const SpeechContext = createContext<Speech>(speechOf('en'));

export function MessagesProvider({ language, children }: { language: Language; children: ReactNode }) {
  const speech = useMemo(() => speechOf(language), [language]);
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

/** The words of the screen, their language and its direction. */
export function useSpeech(): Speech {
  return useContext(SpeechContext);
}

/** The words of the screen. */
export function useMessages(): Messages {
  return useContext(SpeechContext).messages;
}
