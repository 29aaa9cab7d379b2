/** The language that a shopper asks for by its name, in any of the five: "in English please", `türkçe yazayım`. */
import { LANGUAGES, type Language } from '@quarry/contract';
import { foldText } from '../words/fold-text.ts';
import type { Reading } from './operation.ts';

/** Names end otherwise in a sentence: `ingilizce`, `ინგლისურად`. */
const SHORTEST_STEM = 4;

const NAMES: readonly { language: Language; stem: string }[] = LANGUAGES.flatMap((language) =>
  LANGUAGES.map((written) => {
    const name = foldText(new Intl.DisplayNames([written], { type: 'language' }).of(language) ?? '');
    const bare = name.replace(/^ال/u, '').replace(/(?:ce|ca|ური|ული|ه| dili)$/u, '');
    return { language, stem: bare.length >= SHORTEST_STEM ? bare : name };
  }),
);

/** Null when the message asks for none. */
export function languageAskedFor({ operations }: Reading): Language | null {
  const said = operations
    .filter(({ kind, confidence }) => kind === 'language' && confidence >= SURE)
    .flatMap(({ slots }) => slots);
  for (const { text } of said) {
    const folded = foldText(text);
    const named = NAMES.find(({ stem }) => folded.includes(stem));
    if (named) return named.language;
  }
  return null;
}

/** Nothing but another language is asked for. */
export const asksOnlyForLanguage = ({ operations }: Reading): boolean =>
  operations.length > 0 && operations.every(({ kind, confidence }) => kind === 'language' && confidence >= SURE);

const SURE = 0.5;
