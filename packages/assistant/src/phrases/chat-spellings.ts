/**
 * Chat abbreviations and their full forms, per language. Only unambiguous ones: a word with a meaning of its own (`ya`,
 * `hay`) is unchanged.
 */
import { LANGUAGES, type Language } from '@quarry/contract';
import spellings from './phrase-data/spellings.json' with { type: 'json' };

/** By the folded spelling. */
export const CHAT_SPELLINGS: ReadonlyMap<Language, ReadonlyMap<string, string>> = new Map(
  LANGUAGES.map((language) => [language, new Map(Object.entries(spellings[language]))]),
);

/** Endings that are clipped in chats, on folded words, with what they are in full. */
export const CHAT_ENDINGS: Record<Language, readonly (readonly [ending: RegExp, plain: string])[]> = {
  en: [],
  // `ნაკლებათ` and `იაფათ` for `-ად`.
  ka: [],
  tr: [
    [/(?<=.[iıuü])yo$/u, 'yor'],
    [/(?<=.[iıuü])yom$/u, 'yorum'],
    [/(?<=.[iıuü])yoz$/u, 'yoruz'],
    [/(?<=.[iıuü])yosun$/u, 'yorsun'],
    [/(?<=.[iıuü])yosunuz$/u, 'yorsunuz'],
    [/(?<=.[iıuü])yolar$/u, 'yorlar'],
  ],
  // `مايزيدش`: the Egyptian "not" around a verb.
  ar: [[/^ما(?=[يت]\p{L}{3})/u, 'ما ']],
  az: [
    [/(?<=[iıuü]r)s[iı]z$/u, 'siniz'],
    [/(?<=[iıuü]r)s[uü]z$/u, 'sunuz'],
  ],
};
