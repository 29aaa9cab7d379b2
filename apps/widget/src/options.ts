/** Reads the options of the script tag, once. */
import type { Language } from '@quarry/contract';
import type { TagOptions } from './parts.ts';
import { LOADER_WORDS } from './words/loader-words.ts';

/** @returns a sentence that names the missing attribute, for the page's developer. */
export function readOptions(script: HTMLScriptElement): TagOptions | string {
  const { store, key = '', language, theme, accent, cart, recent } = script.dataset;
  const { results = null, resultsPage = null, queryName = 'q' } = script.dataset;
  if (!store) return 'Quarry: the script tag needs data-store.';
  return {
    origin: new URL(script.src).origin,
    store,
    key,
    language: readLanguage(language ?? document.documentElement.lang),
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    accent: accent && CSS.supports('color', accent) ? accent : null,
    results,
    resultsPage,
    queryName,
    hasCart: cart !== undefined,
    mayStore: recent !== undefined,
    product: null,
  };
}

const isLanguage = (tag: string): tag is Language => tag in LOADER_WORDS;

function readLanguage(tag: string): Language {
  const [language = ''] = tag.toLowerCase().split('-');
  return isLanguage(language) ? language : 'en';
}
