/**
 * Words of everyday messages that tell one language from its neighbours, in their own spelling. They decide the language
 * of a message alone: the stemmers and the reading of queries know nothing of them.
 *
 * `ne` is "what" in Turkish, `nə` in Azerbaijani: a word that is spelled just so counts more than one typed without its
 * marks. Words that two of these languages spell alike stand in neither list, or in both.
 */
import { wordsOf } from '../data/word-table.ts';
import { foldExact, skeleton } from './fold.ts';

/** The languages of messages in Latin letters. */
const TYPED_LANGUAGES = ['en', 'ka', 'tr', 'az'] as const;
export type TypedLanguage = (typeof TYPED_LANGUAGES)[number];

/** Points for the languages that have the word; none for others. */
export type ChatEvidence = Readonly<Partial<Record<TypedLanguage, number>>>;

const AS_SPELLED = 1.5;
const IN_HASTE = 1;
const NONE: ChatEvidence = {};

let spelled: ReadonlyMap<string, ChatEvidence> | undefined;
let hasty: ReadonlyMap<string, ChatEvidence> | undefined;

/** What one word of a message says of its language. */
export function chatEvidence(surface: string): ChatEvidence {
  const exact = foldExact(surface);
  spelled ??= collect((word) => foldExact(word), AS_SPELLED);
  const found = spelled.get(exact);
  if (found !== undefined) return found;
  hasty ??= collect((word) => skeleton(foldExact(word)), IN_HASTE);
  return hasty.get(skeleton(exact)) ?? NONE;
}

/** A word of several languages is worth its part to each. */
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
