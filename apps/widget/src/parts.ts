/** The parts of the embed that are loaded on use, and what the loader passes to them. */
import type { EventQueue } from '@quarry/client';
import type { Language } from '@quarry/contract';
import type { QuarryPageProduct } from './quarry.d.ts';
import type { Results } from './search/results.ts';

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

export interface SearchPart {
  /** Idempotent: a field is attached once. */
  attachSearch(field: HTMLInputElement, options: EmbedOptions): void;
  /** Searches for the shop's code. @param fields selector of search fields; the panel is below the first. */
  searchFor(query: string, fields: string | undefined, options: EmbedOptions): void;
}

export interface ChatPart {
  /** Opens or closes the window. The button's label reflects the state, and it gets the focus after closing. */
  toggleChat(button: HTMLButtonElement, options: EmbedOptions, more?: { takesFocus?: boolean }): Promise<void>;
}

export interface ResultsPart {
  /** Draws the list into an element of a shadow tree, or again. */
  drawPanel(panel: HTMLElement, list: PanelList): void;
  /** Opens the page in an element once, and searches there when there is a query. */
  openPage(place: HTMLElement, options: EmbedOptions, query?: string): void;
}

/** The list below a field. */
export interface PanelList {
  results: Results;
  options: Pick<EmbedOptions, 'language' | 'origin' | 'hasCart'>;
  events: Pick<EventQueue, 'track'>;
  /** `isLiteral`: words are taken as they are typed. */
  onSearch: (query: string, isLiteral?: boolean) => void;
  onClose: () => void;
}

export interface Parts {
  search: SearchPart;
  results: ResultsPart;
  chat: ChatPart;
}

export type LoadPart = <Name extends keyof Parts>(name: Name) => Promise<Parts[Name]>;
