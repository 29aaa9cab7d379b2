/**
 * Everyday words that distinguish a language from similar ones, in their exact spelling. Used only to detect the
 * language of a message, not by stemmers or query understanding.
 *
 * `ne` is "what" in Turkish, `nə` in Azerbaijani: a word with its exact spelling counts more than one typed without
 * diacritics. Words that two of these languages spell alike are in neither list, or in both.
 */
import { wordsOf } from '../data/word-table.ts';
import { foldExact, skeleton } from './fold.ts';

/** The languages in which a message in Latin letters may be. */
const TYPED_LANGUAGES = ['en', 'ka', 'tr', 'az'] as const;
export type TypedLanguage = (typeof TYPED_LANGUAGES)[number];

/** Points per language that has the word; no entry for others. */
export type ChatEvidence = Readonly<Partial<Record<TypedLanguage, number>>>;

const AS_SPELLED = 1.5;
const IN_HASTE = 1;
const NONE: ChatEvidence = {};

let spelled: ReadonlyMap<string, ChatEvidence> | undefined;
let hasty: ReadonlyMap<string, ChatEvidence> | undefined;

/** The evidence that one word of a message gives about its language. */
export function chatEvidence(surface: string): ChatEvidence {
  const exact = foldExact(surface);
  spelled ??= collect((word) => foldExact(word), AS_SPELLED);
  const found = spelled.get(exact);
  if (found !== undefined) return found;
  hasty ??= collect((word) => skeleton(foldExact(word)), IN_HASTE);
  return hasty.get(skeleton(exact)) ?? NONE;
}

/** The points of a word are divided among its languages. */
function collect(spell: (word: string) => string, weight: number): ReadonlyMap<string, ChatEvidence> {
  const languages = new Map<string, Set<TypedLanguage>>();
  for (const language of TYPED_LANGUAGES) {
    for (const word of wordsOf('chat-words', language).map(spell)) {
      languages.set(word, (languages.get(word) ?? new Set()).add(language));
    }
  }
  return new Map(
    [...languages].map(([word, own]) => [word, Object.fromEntries([...own].map((one) => [one, weight / own.size]))]),
  );
}
