/** The options on the script tag. Read once by the loader and passed to the parts. */
import type { Language } from '@quarry/contract';

export interface EmbedOptions {
  /** The server's origin: where the script was loaded from. */
  origin: string;
  /** Id of the store. */
  store: string;
  /** Publishable key of the store, valid for the page's origin. */
  key: string;
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  /** The shop's accent colour for the main button; null: ours. */
  accent: string | null;
}

const LANGUAGES: readonly Language[] = ['en', 'ka', 'tr', 'ar', 'az'];

/** @returns a sentence that names the missing attribute, for the page's developer. */
export function readOptions(script: HTMLScriptElement): EmbedOptions | string {
  const { store, key = '', language, theme, accent } = script.dataset;
  if (!store) return 'Quarry: the script tag needs data-store with the id of your store.';
  return {
    origin: new URL(script.src).origin,
    store,
    key,
    language: readLanguage(language ?? document.documentElement.lang),
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    accent: accent && CSS.supports('color', accent) ? accent : null,
  };
}

function readLanguage(tag: string): Language {
  const [language] = tag.toLowerCase().split('-');
  return LANGUAGES.find((known) => known === language) ?? 'en';
}
