/**
 * The words of the console. English is part of the bundle and the fallback; the other languages are loaded when chosen.
 * A key's parts in braces are filled in: `t('table.page', { page: 2 })`.
 */
import { LANGUAGES, type Language } from '@quarry/contract';
import english from './en.json';

export type WordKey = keyof typeof english;
export type Words = Readonly<Record<WordKey, string>>;
export type Translate = (key: WordKey, values?: Readonly<Record<string, string | number>>) => string;

const LOADERS: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => english,
  ka: async () => (await import('./ka.json')).default,
  tr: async () => (await import('./tr.json')).default,
  ar: async () => (await import('./ar.json')).default,
  az: async () => (await import('./az.json')).default,
};

export const ENGLISH: Words = english;

export function loadWords(language: Language): Promise<Words> {
  return LOADERS[language]();
}

/** Parts without a value stay as they are written, so that a missing one is seen. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (part, name: string) => String(values[name] ?? part));
}

/** Whether the text is a key of the words; for keys that are put together, such as those of problem codes. */
export function isWordKey(text: string): text is WordKey {
  return Object.hasOwn(english, text);
}

/** The first of the browser's languages that the console speaks, else English. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0];
    const language = LANGUAGES.find((known) => known === base);
    if (language) return language;
  }
  return 'en';
}
