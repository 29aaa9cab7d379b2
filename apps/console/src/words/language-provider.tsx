/**
 * The language of the console: chosen in the menu and kept in this browser, at first the browser's own. The previous
 * words stay until the new ones are loaded.
 */
import { directionOf, LANGUAGES, type Language } from '@quarry/contract';
import { Direction } from 'radix-ui';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { readKept, writeKept } from '../browser/kept.ts';
import { SpeechContext } from './use-words.ts';
import { ENGLISH, fillIn, loadWords, preferredLanguage, type Words } from './words.ts';

const KEPT_AS = 'quarry-console-language';
const LanguageChoice = createContext<(language: Language) => void>(() => undefined);

export const useLanguageChoice = () => useContext(LanguageChoice);

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [chosen, setChosen] = useState<Language>(firstLanguage);
  const [spoken, setSpoken] = useState<{ language: Language; words: Words }>({ language: 'en', words: ENGLISH });
  const [isLoaded, setIsLoaded] = useState(chosen === 'en');

  useEffect(() => {
    let isWanted = true;
    void (async () => {
      // Without its file the console stays in the language that it has.
      const words = await loadWords(chosen).catch(() => null);
      if (!isWanted) return;
      if (words) setSpoken({ language: chosen, words });
      setIsLoaded(true);
    })();
    return () => {
      isWanted = false;
    };
  }, [chosen]);

  const direction = directionOf(spoken.language);
  useEffect(() => {
    document.documentElement.lang = spoken.language;
    document.documentElement.dir = direction;
  }, [spoken.language, direction]);

  const speech = useMemo(
    () => ({
      language: spoken.language,
      t: (key: keyof Words, values?: Readonly<Record<string, string | number>>) => fillIn(spoken.words[key], values),
    }),
    [spoken],
  );
  const choose = useMemo(
    () => (language: Language) => {
      writeKept(KEPT_AS, language);
      setChosen(language);
    },
    [],
  );
  // Nothing is drawn in English first for somebody who reads another language.
  if (!isLoaded) return null;
  return (
    <Direction.Provider dir={direction}>
      <LanguageChoice value={choose}>
        <SpeechContext value={speech}>{children}</SpeechContext>
      </LanguageChoice>
    </Direction.Provider>
  );
}

function firstLanguage(): Language {
  const kept = readKept(KEPT_AS);
  return LANGUAGES.find((language) => language === kept) ?? preferredLanguage(navigator.languages);
}
