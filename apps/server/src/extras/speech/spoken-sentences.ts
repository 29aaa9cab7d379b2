/** Selects the sentences of a written answer that are spoken. */
import type { Language } from '@quarry/contract';
import { createSentenceCutter } from '@quarry/speech';

/** About two minutes of speech; longer answers are read rather than heard. */
const MAX_CHARACTERS = 2500;

export function spokenSentences(text: string, language: Language): string[] {
  const cutter = createSentenceCutter(language);
  let characters = 0;
  return [...cutter.add(text), ...cutter.flush()].filter((sentence) => {
    characters += sentence.length;
    return characters <= MAX_CHARACTERS;
  });
}
