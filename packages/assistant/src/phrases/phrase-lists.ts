/**
 * The phrase lists of `phrase-data`, ready to be matched. Each list has a name; `phrase-data/README.md` says what each
 * holds. The types check that every language has every list.
 */
import { type Language, LANGUAGES } from '@quarry/contract';
import { type PhraseList, phrases } from '../words/phrases.ts';
import ar from './phrase-data/ar.json' with { type: 'json' };
import az from './phrase-data/az.json' with { type: 'json' };
import en from './phrase-data/en.json' with { type: 'json' };
import ka from './phrase-data/ka.json' with { type: 'json' };
import tr from './phrase-data/tr.json' with { type: 'json' };

export type ListName = keyof typeof en;

const LISTS: Record<Language, Record<ListName, readonly string[]>> = { en, ka, tr, ar, az };

const made = new Map<string, PhraseList>();

function madeOnce(key: string, make: () => PhraseList): PhraseList {
  const known = made.get(key);
  if (known) return known;
  const list = make();
  made.set(key, list);
  return list;
}

/**
 * Phrases of all languages, independent of the language of the conversation: people greet in one language and shop in
 * another.
 */
export const listOf = (name: ListName): PhraseList =>
  madeOnce(name, () => phrases(...LANGUAGES.map((language) => LISTS[language][name])));

/**
 * Phrases of one language alone, of several lists together: for words that mean something else in another language
 * (`tap` is "find" in Azerbaijani).
 */
export const listIn = (language: Language, ...names: readonly ListName[]): PhraseList =>
  madeOnce(`${language} ${names.join(' ')}`, () => phrases(...names.map((name) => LISTS[language][name])));

/** Whether a name that comes from data is that of a list. */
export const isListName = (name: string): name is ListName => Object.hasOwn(en, name);
