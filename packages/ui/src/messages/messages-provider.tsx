/** All languages' texts, and the provider that passes one of them to the components below. */
import { type Language, directionOf } from '@quarry/contract';
import { type ReactNode, useMemo } from 'react';
import { ar } from './ar.ts';
import { az } from './az.ts';
import { en } from './en.ts';
import { ka } from './ka.ts';
import { SpeechContext } from './messages-context.tsx';
import type { Messages } from './messages.ts';
import { tr } from './tr.ts';

const CATALOGUE = { en, ka, tr, ar, az } satisfies Record<Language, Messages>;

export function messagesFor(language: Language): Messages {
  return CATALOGUE[language];
}

export function MessagesProvider({ language, children }: { language: Language; children: ReactNode }) {
  const speech = useMemo(
    () => ({ language, direction: directionOf(language), messages: CATALOGUE[language] }),
    [language],
  );
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}
