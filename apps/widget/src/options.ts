/** The options of the script tag. Read once by the loader and passed to the parts. */
import type { Language } from '@quarry/contract';
import type { LoadPart } from './load-part.ts';
import type { QuarryPageProduct } from './quarry.d.ts';
import { LOADER_WORDS } from './words/loader-words.ts';

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
  /** CSS selector of the element for results; null: the shop has no such page. */
  results: string | null;
  /** Address of the page with that element; null: unknown. */
  resultsPage: string | null;
  /** Name of the address parameter with the query. */
  queryName: string;
  /** The shop adds products to its cart when it is told to. */
  hasCart: boolean;
  /** The shopper has agreed to storage. Changes while the page is open. */
  mayStore: boolean;
  /** The product of the page, as the shop's code names it; null: read from the page. Changes as well. */
  product: QuarryPageProduct | null;
  /** Loads other parts. */
  load: LoadPart;
  /** Aborts when the embed is removed from the page. */
  signal: AbortSignal;
}

/** What the tag itself says. */
export type TagOptions = Omit<EmbedOptions, 'load' | 'signal'>;

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
