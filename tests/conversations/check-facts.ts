/**
 * Checks that every fact of an answer is true of the shop: cards and orders as in the database, and no number, amount,
 * name, address or order in the text that is not in the shop's data, the message, or derived from them.
 *
 * Implemented independently of the assistant's guard, so that both do not share the same gaps.
 */
import type { Order, Product } from '@quarry/contract';
import { latinDigits, readNumbers, spokenNumbers, type WrittenNumber } from './read-numbers.ts';
import type { Answer } from './open-shops.ts';
import { pricesOf, type ShopRecord, titlesOf } from './shop-record.ts';

/** Everything said and shown so far, including this turn. */
export interface Known {
  said: readonly string[];
  products: ReadonlyMap<string, Product>;
  orders: ReadonlyMap<string, Order>;
}

/** Ordinals, instalment counts, "a 5-day wait": small numbers without a currency are ignored. */
const SMALL = 12;
const CENT = 0.005;
/** The last shown products, which may be compared. */
const RECENT = 30;
/** Text allowed between a name and its price. */
const PRICE_AFTER_NAME = /^["”»“'*_\s]{0,4}(?:[^\d\n.!?;“«"”]{0,24}?)$/u;
const QUOTED = /“([^”\n]{2,200})”|«([^»\n]{2,200})»|„([^“”\n]{2,200})[“”]|\*\*([^*\n]{2,200})\*\*/gu;
const COUNTED =
  /(?:product|result|item|option|match|choice|piece|more|in all|order|branch|shop|store|title|book|პროდუქ|შედეგ|ნივთ|ვარიანტ|სულ|შეკვეთ|ფილიალ|მაღაზი|ცალ|ürün|sonuç|seçenek|toplam|sipariş|şube|mağaza|parça|adet|منتج|نتيجة|نتائج|خيار|طلب|فرع|فروع|قطع|أصل|المزيد|لدينا|məhsul|nəticə|seçim|sifariş|filial|mağaza|ədəd|cəmi)/iu;
const COUNT_REACH = 40;

/** One sentence per false statement; empty when all are true. */
export function inventedFacts(answer: Answer, shop: ShopRecord, known: Known): string[] {
  return [
    ...answer.docs.flatMap((doc) => wrongCard(doc, shop)),
    ...answer.orders.flatMap((order) => wrongOrder(order, shop)),
    ...wrongText(answer, shop, known),
  ];
}

function wrongCard({ id, metadata }: Answer['docs'][number], shop: ShopRecord): string[] {
  const product = shop.product.get(id);
  if (!product) return [`a card of a product that the shop does not have: ${id}`];
  const wrong: string[] = [];
  for (const field of ['current_price', 'original_price', 'discounted_price', 'stock', 'currency', 'brand'] as const) {
    if (metadata[field] !== product[field])
      wrong.push(`${id}: ${field} is ${product[field]}, the card says ${metadata[field]}`);
  }
  const titles = titlesOf(product);
  for (const name of [metadata.title, metadata.name]) {
    if (!titles.includes(name)) wrong.push(`${id}: no name of the product is ${JSON.stringify(name)}`);
  }
  if (metadata.id !== id) wrong.push(`${id}: the card's own id is ${metadata.id}`);
  return wrong;
}

function wrongOrder(order: Order, shop: ShopRecord): string[] {
  const kept = shop.order.get(order.order_number);
  if (!kept) return [`an order that the shop does not have: ${order.order_number}`];
  return (Object.keys(kept) as (keyof Order)[]).flatMap((field) =>
    JSON.stringify(order[field]) === JSON.stringify(kept[field])
      ? []
      : [
          `order ${order.order_number}: ${field} is ${JSON.stringify(kept[field])}, told ${JSON.stringify(order[field])}`,
        ],
  );
}

function wrongText(answer: Answer, shop: ShopRecord, known: Known): string[] {
  const named = namedProducts(answer.text, shop);
  const products = [...new Set([...known.products.values(), ...named])];
  return [
    ...wrongPrices(answer.text, products),
    ...wrongNames(answer, shop, known),
    ...wrongAddresses(answer.text, shop, known),
    ...wrongNumbers(answer, shop, known, products),
  ];
}

function namedProducts(text: string, shop: ShopRecord): Product[] {
  return shop.titles.filter(({ title }) => title.length > 5 && text.includes(title)).map(({ product }) => product);
}

/** A price after a product's name must be a price of a product of that name. */
function wrongPrices(text: string, products: readonly Product[]): string[] {
  const wrong: string[] = [];
  const byTitle = new Map<string, Product[]>();
  for (const product of products) {
    for (const title of titlesOf(product)) byTitle.set(title, [...(byTitle.get(title) ?? []), product]);
  }
  for (const [title, owners] of byTitle) {
    for (let at = text.indexOf(title); at >= 0; at = text.indexOf(title, at + 1)) {
      const rest = text.slice(at + title.length);
      const [amount] = readNumbers(rest.slice(0, 60));
      if (!amount?.isAmount || !PRICE_AFTER_NAME.test(rest.slice(0, amount.start).replace(/[$€£₾₺₼₹]\s?$/u, '')))
        continue;
      // A longer name may start with a shorter one.
      if ([...byTitle.keys()].some((other) => other.length > title.length && text.startsWith(other, at))) continue;
      const prices = owners.flatMap(pricesOf);
      if (!amount.values.some((value) => isAmong(value, prices)))
        wrong.push(`“${title}” costs ${prices.join(' or ')}, the text says ${amount.written}`);
    }
  }
  return wrong;
}

/** With cards, quoted or bold text must be a name of the shop or the shopper's words. */
function wrongNames({ text, docs, buttons }: Answer, shop: ShopRecord, { said, products }: Known): string[] {
  const own = folded([...said, ...buttons, ...shop.passages, shop.settings.name].join('\n'));
  const shown = [...products.values()];
  return [...text.matchAll(QUOTED)].flatMap(({ 1: a, 2: b, 3: c, 4: d, 0: whole, index }) => {
    const name = (a ?? b ?? c ?? d ?? '').trim();
    const isName = shop.titles.some(({ title }) => title === name || title.includes(name));
    const data = shown.some((product) => folded(JSON.stringify(product)).includes(folded(name)));
    const words = folded(name).match(/[\p{Letter}\d]+/gu) ?? [];
    const isOwn = own.includes(folded(name.replace(/…$/, ''))) || words.every((word) => own.includes(stemOf(word)));
    if (isName || isOwn || data) return [];
    const hasPrice = readNumbers(text.slice((index ?? 0) + whole.length, (index ?? 0) + whole.length + 25)).some(
      ({ isAmount }) => isAmount,
    );
    const hasBrand = shop.products.some(({ brand }) => brand !== null && name.includes(brand));
    const claims = hasPrice || hasBrand || (docs.length > 0 && words.length > 2);
    return claims ? [`no product, text or message holds the name ${JSON.stringify(name)}`] : [];
  });
}

function wrongAddresses(text: string, shop: ShopRecord, { said }: Known): string[] {
  const own = [...said, ...shop.passages, shop.settings.product_url].join('\n').toLowerCase();
  const addresses = text.match(/[\w.+-]+@[\w-]+\.[\w.-]*\w|https?:\/\/[^\s)»”"]+|www\.[^\s)»”"]+/giu) ?? [];
  return addresses
    .filter((address) => !own.includes(address.toLowerCase()))
    .map((address) => `an address that is nowhere in the shop: ${address}`);
}

function wrongNumbers(answer: Answer, shop: ShopRecord, known: Known, products: readonly Product[]): string[] {
  // Examples in a help text are not claims; with cards everything is.
  const whole = answer.docs.length === 0 ? withoutExamples(answer.text) : answer.text;
  const text = withoutKnownPassages(whole, shop, known, products);
  const shown = new Set(answer.docs.map(({ metadata }) => metadata.category));
  const shelf = shop.products.filter(({ category }) => shown.has(category)).flatMap(pricesOf);
  const said = [...known.said.flatMap(valuesIn), ...known.said.flatMap(spokenNumbers)];
  const facts = products.flatMap((product) => valuesIn(JSON.stringify(product)));
  const orders = [...known.orders.values()].flatMap(orderValues);
  const shopValues = [...shop.passages, shop.settings.emergency_number].flatMap(valuesIn);
  const prices = [...products.flatMap(pricesOf), ...shelf];
  const amounts = [...prices, ...said, ...orders, ...shopValues, ...differences(products), ...sums(answer, shop)];
  const others = [...said, ...facts, ...orders, ...shopValues, ...differences(products)];
  const percents = [
    ...reductions(products),
    ...said,
    ...percentsIn(JSON.stringify(products)),
    ...shop.passages.flatMap(percentsIn),
  ];

  return readNumbers(text).flatMap((number) => {
    const known = number.isPercent ? percents : number.isAmount ? amounts : others;
    if (number.values.some((value) => isAmong(value, known))) return [];
    if (
      !number.isAmount &&
      !number.isPercent &&
      number.values.some((value) => isCount(value, number, text, answer, shop))
    )
      return [];
    const around = text.slice(Math.max(0, number.start - 30), number.start + number.written.length + 20);
    return [`nothing explains ${number.isAmount ? 'the amount' : 'the number'} ${number.written} in “…${around}…”`];
  });
}

function withoutExamples(text: string): string {
  return text.replace(QUOTED, (quoted) => (readNumbers(quoted).some(({ isAmount }) => isAmount) ? quoted : ' · '));
}

/** Product names and the shop's own sentences are true as a whole; checks the rest. */
function withoutKnownPassages(text: string, shop: ShopRecord, { said }: Known, products: readonly Product[]): string {
  let left = latinDigits(text);
  const titles = products.flatMap(titlesOf).sort((a, b) => b.length - a.length);
  for (const passage of [...said.filter((words) => words.length > 3), ...shop.passages, ...titles]) {
    left = left.replaceAll(latinDigits(passage), ' · ');
  }
  return left;
}

function isCount(value: number, number: WrittenNumber, text: string, answer: Answer, shop: ShopRecord): boolean {
  if (!Number.isInteger(value)) return false;
  if (value <= SMALL || value === answer.docs.length || value === answer.orders.length) return true;
  if (value > shop.products.length) return false;
  const end = number.start + number.written.length;
  const around = text.slice(Math.max(0, number.start - COUNT_REACH), end + COUNT_REACH);
  return COUNTED.test(around);
}

/** Price differences between products, and discounts. */
function differences(products: readonly Product[]): number[] {
  const recent = products.slice(-RECENT);
  const prices = recent.flatMap(({ current_price }) => current_price ?? []);
  const between = prices.flatMap((one) => prices.map((other) => Math.abs(one - other)));
  return [
    ...between,
    ...recent.map(({ original_price, current_price }) => (original_price ?? 0) - (current_price ?? 0)),
  ];
}

/** Discounts in percent, with any rounding. */
function reductions(products: readonly Product[]): number[] {
  return products.flatMap(({ original_price, current_price }) => {
    if (!original_price || current_price === null) return [];
    const percent = (100 * (original_price - current_price)) / original_price;
    return [Math.floor(percent), Math.round(percent), Math.ceil(percent)];
  });
}

function percentsIn(text: string): number[] {
  return readNumbers(text).flatMap(({ isPercent, values }) => (isPercent ? values : []));
}

/** Total prices of an answer's products, for an outfit or a room. */
function sums({ docs }: Answer, { product }: ShopRecord): number[] {
  let sum = 0;
  return docs.map(({ id }) => (sum += product.get(id)?.current_price ?? 0));
}

function orderValues(order: Order): number[] {
  const days = [order.order_date, order.shipped_date, order.delivery_date].flatMap((day) => (day ?? '').split('-'));
  return [...valuesIn(JSON.stringify(order)), ...days.map(Number)];
}

function valuesIn(text: string): number[] {
  return readNumbers(text).flatMap(({ values }) => values);
}

function isAmong(value: number, known: readonly number[]): boolean {
  return known.some((other) => Math.abs(other - value) < CENT);
}

/** Repeated words may be inflected differently. */
function stemOf(word: string): string {
  return word.slice(0, Math.max(4, word.length - 2));
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ');
}
