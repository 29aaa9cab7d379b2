/**
 * The ledger: all facts that tools returned in this conversation. The guard passes only facts in it. It starts a turn
 * with the remembered dialogue state. The shopper's text proves nothing: "do you have the Moon Gown for $5?" makes
 * neither the gown nor the price known.
 */
import type { Order, ProductDocument, Understood } from '@quarry/contract';
import type { Memory } from '../memory/memory.ts';
import { foldText } from '../words/fold-text.ts';
import { asciiDigits, numbersIn } from '../words/numbers-in.ts';
import { type KnownProduct, knownProduct, rememberedProduct } from './known-product.ts';
import { timesIn } from './spoken-numbers.ts';

export interface Ledger {
  addProducts(documents: readonly ProductDocument[]): void;
  addOrders(orders: readonly Order[]): void;
  addCount(count: number): void;
  /** Price limits of a query: amounts that may be stated without being a product's price. */
  addLimits(used: Pick<Understood, 'price_min' | 'price_max'>): void;
  /** Adds a text that may be quoted, such as the shop's delivery information: its words, numbers and amounts. */
  addFact(text: string): void;
  product(id: string): ProductDocument | undefined;
  order(number: string): Order | undefined;
  orders(): Order[];
  hasProducts(): boolean;
  /** Whether a tool returned the number, with any meaning. */
  knowsNumber(value: number): boolean;
  /** Whether the shopper wrote it. */
  wasSaid(value: number): boolean;
  /** Whether the value is a price, or an amount in the shop's own texts. */
  knowsAmount(value: number): boolean;
  /** Whether the value is a price limit that a search used; a limit that only the shopper states does not count. */
  knowsLimit(value: number): boolean;
  knowsStock(value: number): boolean;
  /** Folded titles of the products. */
  titles(): ReadonlySet<string>;
  knowsWord(foldedWord: string): boolean;
  /** Whether the shopper wrote the word. */
  wasWordSaid(foldedWord: string): boolean;
  knowsAddress(url: string): boolean;
  /** All products that a tool returned, including in earlier turns. */
  known(): readonly KnownProduct[];
  /** The products whose title is in the folded text. */
  named(folded: string): KnownProduct[];
  /** Whether a text or the branches of the shop were read in this turn. */
  hasFacts(): boolean;
  /** Whether the shop's own texts match. */
  factsSay(folded: RegExp): boolean;
  knowsFactNumber(value: number): boolean;
  /** A duration such as `2 day` in a text of the shop or a product. */
  knowsTime(time: string): boolean;
  /** A percentage in a text of the shop or a product. */
  knowsPercent(value: number): boolean;
}

/** Amounts are compared in cents. */
const cents = (value: number): number => Math.round(value * 100);

export interface LedgerBeginning {
  memory: Memory;
  /** The shopper's messages of this conversation. Their numbers may be repeated, but prove nothing. */
  said: readonly string[];
  storeName: string;
}

export function createLedger({ memory, said, storeName }: LedgerBeginning): Ledger {
  const products = new Map<string, ProductDocument>();
  const orders = new Map<string, Order>();
  const numbers = new Set<number>();
  const amounts = new Set<number>();
  const limits = new Set<number>();
  const stocks = new Set<number>();
  const titles = new Set<string>();
  const words = new Set<string>();
  const addresses = new Set<string>();
  const facts: string[] = [];
  const productTexts: string[] = [];
  // Lazy: needed only for a model's text, not for the built-in mind.
  const known = remembered(() => [
    ...memory.shown.products.filter(({ id }) => !products.has(id)).map(rememberedProduct),
    ...memory.seen.filter(({ id }) => !products.has(id)).map(rememberedProduct),
    ...[...products.values()].map(({ metadata }) => knownProduct(metadata)),
  ]);
  const factText = remembered(() => foldText(facts.join('\n')));
  const factNumbers = remembered(() => new Set(numbersIn(facts.join('\n')).map(cents)));
  const times = remembered(
    () => new Set([...facts, ...productTexts].flatMap((text) => timesIn(foldText(text)).map(({ time }) => time))),
  );
  const percents = remembered(() => new Set([...facts, ...productTexts].flatMap(percentsIn).map(cents)));
  const saidWords = remembered(() => new Set(said.flatMap((text) => foldText(text).split(/[^\p{L}\p{M}\p{N}]+/u))));
  const forget = (): void => {
    for (const one of [known, factText, factNumbers, times, percents]) one.forget();
  };

  const learnWords = (text: string): void => {
    for (const word of foldText(text).split(/[^\p{L}\p{M}\p{N}]+/u)) if (word) words.add(word);
  };
  const learnNumber = (value: number | null | undefined): void => {
    if (typeof value === 'number') numbers.add(cents(value));
  };
  const learnAmount = (value: number | null | undefined): void => {
    if (typeof value !== 'number') return;
    numbers.add(cents(value));
    amounts.add(cents(value));
    // Prices are often rounded: "$49" for 49.50 and "$50" for 49.99.
    if (!Number.isInteger(value)) for (const round of [Math.floor(value), Math.round(value)]) amounts.add(cents(round));
  };
  const learnText = (text: string): void => {
    learnWords(text);
    for (const value of numbersIn(text)) learnNumber(value);
  };
  const learnTitle = (title: string): void => {
    titles.add(foldText(title));
    learnText(title);
  };

  const learnLimit = (value: number | null | undefined): void => {
    if (typeof value !== 'number') return;
    for (const limit of [value, Math.floor(value), Math.ceil(value)]) limits.add(cents(limit));
    learnNumber(value);
  };

  const saidNumbers = new Set(said.flatMap((text) => numbersIn(text)).map(cents));
  learnWords(storeName);
  for (const shown of [...memory.shown.products, ...memory.seen]) {
    learnTitle(shown.title);
    learnAmount(shown.price);
  }
  learnNumber(memory.shown.total);
  learnLimit(memory.wishes?.filters.price_min);
  learnLimit(memory.wishes?.filters.price_max);
  for (const number of memory.orders.proven) learnText(number);

  return {
    addProducts(documents) {
      forget();
      for (const document of documents) {
        const { metadata } = document;
        products.set(document.id, document);
        learnTitle(metadata.title);
        learnTitle(metadata.name);
        learnText(document.id);
        productTexts.push(metadata.title, metadata.description, JSON.stringify(metadata.attributes));
        for (const text of Object.values(metadata.texts)) {
          learnTitle(text.title);
          learnText(text.description);
          productTexts.push(text.title, text.description);
        }
        learnText([metadata.description, metadata.brand ?? '', metadata.category ?? ''].join('\n'));
        learnText([...metadata.category_path, ...metadata.keywords].join('\n'));
        learnText(JSON.stringify([metadata.attributes, metadata.variants.map((variant) => variant.attributes)]));
        for (const price of [metadata.original_price, metadata.discounted_price, metadata.current_price]) {
          learnAmount(price);
        }
        for (const variant of metadata.variants) learnAmount(variant.price);
        for (const stock of [metadata.stock, ...metadata.variants.map((variant) => variant.stock)]) {
          learnNumber(stock);
          if (stock !== null) stocks.add(stock);
        }
        learnNumber(metadata.rating);
        learnNumber(metadata.review_count);
        for (const url of [metadata.url, ...metadata.images]) if (url) addresses.add(url);
      }
    },
    addOrders(told) {
      for (const order of told) {
        orders.set(order.order_number, order);
        learnText([order.order_number, order.tracking_number ?? '', order.status ?? ''].join('\n'));
        learnText([order.order_date, order.shipped_date, order.delivery_date].join('\n'));
        learnAmount(order.total);
        for (const item of order.items ?? []) {
          learnTitle(item.title);
          learnAmount(item.price);
          learnNumber(item.quantity);
        }
      }
    },
    addCount: learnNumber,
    addLimits(used) {
      learnLimit(used.price_min);
      learnLimit(used.price_max);
    },
    addFact(text) {
      forget();
      facts.push(text);
      learnText(text);
      for (const value of numbersIn(text)) amounts.add(cents(value));
      for (const address of text.match(/https?:\/\/[^\s)>\]]+|[^\s@<>()]+@[^\s@<>()]+\.\p{L}{2,}/gu) ?? []) {
        addresses.add(address.replace(/[.,]$/, ''));
      }
    },
    product: (id) => products.get(id),
    order: (number) => orders.get(number),
    orders: () => [...orders.values()],
    hasProducts: () => products.size > 0 || memory.shown.products.length > 0 || memory.seen.length > 0,
    knowsNumber: (value) => numbers.has(cents(value)),
    wasSaid: (value) => saidNumbers.has(cents(value)),
    knowsAmount: (value) => amounts.has(cents(value)),
    knowsLimit: (value) => limits.has(cents(value)),
    knowsStock: (value) => stocks.has(value),
    titles: () => titles,
    knowsWord: (word) => words.has(word),
    wasWordSaid: (word) => saidWords.get().has(word),
    knowsAddress: (url) => addresses.has(url),
    known: known.get,
    named(folded) {
      let rest = folded;
      const byLength = known
        .get()
        .flatMap((product) => product.titles.map((title) => ({ title, product })))
        .sort((one, other) => other.title.length - one.title.length);
      const found: { title: string; product: KnownProduct }[] = [];
      for (const one of byLength) {
        // Products may share a title; a title that is part of a longer one does not count as named.
        if (found.some(({ title }) => title === one.title)) found.push(one);
        else if (rest.includes(one.title)) {
          found.push(one);
          rest = rest.replaceAll(one.title, ' ');
        }
      }
      return [...new Set(found.map(({ product }) => product))];
    },
    hasFacts: () => facts.length > 0,
    factsSay: (words) => words.test(factText.get()),
    knowsFactNumber: (value) => factNumbers.get().has(cents(value)),
    knowsTime: (time) => times.get().has(time),
    knowsPercent: (value) => percents.get().has(cents(value)),
  };
}

/** `20%`, `%20`, `20 per cent`, `٪`. */
function percentsIn(text: string): number[] {
  const pattern =
    /(\d+(?:[.,]\d+)?)\s*(?:[%٪]|per ?cent|პროცენტ|faiz|بالم)|(?:[%٪]|yüzde|yuzde)\s*(\d+(?:[.,]\d+)?)/giu;
  return [...asciiDigits(text).matchAll(pattern)].map(([, one, other]) =>
    Number((one ?? other ?? '').replace(',', '.')),
  );
}

interface Remembered<Value> {
  get(): Value;
  forget(): void;
}

/** A lazily computed value. */
function remembered<Value>(make: () => Value): Remembered<Value> {
  let kept: { value: Value } | undefined;
  return {
    get() {
      kept ??= { value: make() };
      return kept.value;
    },
    forget() {
      kept = undefined;
    },
  };
}
