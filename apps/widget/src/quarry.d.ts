/**
 * Types of the embed for the shop's own code. Served as `/embed/quarry.d.ts`; it needs no other file.
 *
 * `document.querySelector<HTMLScriptElement>('script[data-store]')?.quarry?.search('red dress')`
 */

/** A product as it is shown in a card. */
export interface QuarryProduct {
  /** Its id in the catalogue that the shop has sent. */
  id: string;
  name: string;
  /** Absolute address of its page. */
  url?: string;
  /** Price to pay, in the currency of the store. */
  price?: number;
}

/** The product whose page the shopper is on. One of the three is enough. */
export interface QuarryPageProduct {
  id?: string;
  /** SKU or barcode of the product or of one of its variants. */
  sku?: string;
  /** Absolute address of the page. */
  url?: string;
}

/** Where in the embed something happens. */
export type QuarryPlace = 'suggestions' | 'panel' | 'results' | 'chat';

export interface QuarryEventDetails {
  /** The embed is ready: `script.quarry` is set. */
  'quarry:ready': { store: string };
  /** Results of a search are shown. */
  'quarry:search': {
    query: string;
    /** Of a list without words. */
    category?: string;
    page: number;
    total: number;
    /** How many of them meet everything that was asked for. */
    exact: number;
    place: QuarryPlace;
  };
  /** A product is opened. `preventDefault()`: the shop shows it, and the embed follows no link. */
  'quarry:open': { product: QuarryProduct; place: QuarryPlace; position?: number };
  /** "Add to cart" is pressed (`data-cart`). `waitFor` takes the promise of the shop's own call. */
  'quarry:cart': {
    product: QuarryProduct;
    place: QuarryPlace;
    waitFor(added: Promise<unknown>): void;
  };
  'quarry:chat-open': { store: string };
  'quarry:chat-close': { store: string };
  /** The shopper has sent a message to the chat. Its text is not told. */
  'quarry:message': { store: string };
}

export type QuarryEvent<Name extends keyof QuarryEventDetails> = CustomEvent<QuarryEventDetails[Name]>;

/** `script.quarry` of the tag. */
export interface QuarryEmbed {
  /** Searches: on the results page where there is one, else in the panel below the search field. */
  search(query: string): Promise<void>;
  openChat(): Promise<void>;
  closeChat(): void;
  /** Names the product of the present page, for pages that say nothing of it themselves. Null: no longer. */
  setProduct(product: QuarryPageProduct | null): void;
  /** True once the shopper has agreed to storage: recent searches are remembered. False forgets them. */
  allowStorage(isAllowed: boolean): void;
  /** Removes the embed and gives the search fields back as they were. */
  remove(): void;
}

declare global {
  interface HTMLScriptElement {
    quarry?: QuarryEmbed;
  }
  interface DocumentEventMap extends QuarryEvents {}
}

type QuarryEvents = { [Name in keyof QuarryEventDetails]: QuarryEvent<Name> };
