/**
 * Checks that every number of a sentence has a source: an amount the price of its product, a percentage an actual
 * discount, a duration a text of the shop, a count the number of results.
 */
import { readNumberInWords } from '@quarry/language';
import { foldText } from '../words/fold-text.ts';
import { NUMBER, readNumber } from '../words/numbers-in.ts';
import {
  CURRENCY_SIGNS,
  SPEAKS_OF_DISCOUNT,
  SPEAKS_OF_LIMIT,
  SPEAKS_OF_PRICE,
  SPEAKS_OF_SHOP,
  SPEAKS_OF_STOCK,
} from './claim-words.ts';
import type { KnownProduct } from './known-product.ts';
import type { Ledger } from './ledger.ts';
import { SPEAKS_OF_DIFFERENCE, SPEAKS_OF_TOTAL } from './action-claims.ts';
import { timesIn } from './spoken-numbers.ts';

/** Small counts ("these two", "3 ideas") need no source. */
const LARGEST_PASSING_COUNT = 10;
/** Maximum distance between a number and its sign: `Rs 500`, `500 ₾`. */
const SIGN_REACH = 4;

const PERCENT_BEHIND = /^\s*(?:[%٪]|per ?cent|პროცენტ|faiz|بالم)/u;
const PERCENT_BEFORE = /(?:[%٪]|yuzde|faiz)\s*$/u;
const PIECES_BEHIND =
  /^\s*(?:last |more )?(?:pieces?|items?|units?|pairs?|left|remaining|in stock|ცალ|ერთეულ|დარჩ|adet|tane|parca|eded|dene|kald|qal|قطع|حبات|وحدات)/u;
/** Measurements and ratings always need a source. */
const MEASURED_BEHIND =
  /^\s*(?:kg|g|gr|grams?|mg|cm|mm|m|ml|l|lt|lit\p{L}+|gb|tb|mb|hz|w|watt\p{L}*|v|mah|inch\p{L}*|years?|stars?|კგ|გრ|მგ|სმ|მმ|მ|მლ|ლ|ლიტრ\p{L}*|ვარსკვლავ\p{L}*|yildiz\p{L}*|ulduz\p{L}*|سم|كغ|كجم|غرام|جرام|مل|لتر|ملغ|نجوم|نجمه)(?!\p{L})|^\s*(?:["″★/]|out of)/u;
const RATED_BEFORE =
  /(?:rated|rating(?: of| is)?|score(?:s|d)?|შეფასებ\p{L}*|რეიტინგ\p{L}*|puani?|reytinqi?|تقييمه?ا?)[\s:]*$/u;

export interface NumberClaims {
  /** Folded, without product titles, with digits for number words. */
  claims: string;
  sentence: string;
  about: readonly KnownProduct[];
  /** The products that a number at a position refers to, where several are named. */
  aboutAt: (place: number) => readonly KnownProduct[];
  currencySign: string;
}

export function numbersAreKnown(
  { claims, sentence, about, aboutAt, currencySign }: NumberClaims,
  ledger: Ledger,
): boolean {
  const isAboutMoney = hasSign(sentence, currencySign) || SPEAKS_OF_PRICE.test(claims);
  const isAboutLimits = SPEAKS_OF_LIMIT.test(claims);
  const isAboutStock = SPEAKS_OF_STOCK.test(claims);
  const isAboutDiscount = SPEAKS_OF_DISCOUNT.test(claims);
  const isAboutShop = SPEAKS_OF_SHOP.test(claims);
  const numbers = [...claims.matchAll(NUMBER)];
  const orderNamed = ledger.orders().some(({ order_number: number }) => claims.includes(foldText(number)));

  const isFact = (value: number): boolean => ledger.knowsFactNumber(value);
  const isOfOrder = (value: number): boolean =>
    ledger.order(String(value)) !== undefined || (orderNamed && ledger.knowsNumber(value));

  /** What is true of these products; without products, what is true of any. */
  function trueOf(products: readonly KnownProduct[]) {
    const any = products.length > 0 ? products : ledger.known();
    const isToldOfThem = (value: number): boolean =>
      products.length > 0 ? products.some((product) => product.hasNumber(value)) : ledger.knowsNumber(value);
    return {
      isToldOfThem,
      isTold: (value: number): boolean => isToldOfThem(value) || isFact(value) || isOfOrder(value),
      isAmount(value: number): boolean {
        if (isAboutLimits && ledger.knowsLimit(value)) return true;
        if (isSumOrDifference(value, products)) return true;
        if (products.length === 0 || orderNamed) return ledger.knowsAmount(value);
        return products.some((product) => product.hasAmount(value)) || (isAboutShop && isFact(value));
      },
      isDiscount: (value: number): boolean =>
        any.some((product) => product.hasDiscount(value)) || (ledger.factsSay(SPEAKS_OF_DISCOUNT) && isFact(value)),
      isStock: (value: number): boolean =>
        products.length > 0 ? products.some((product) => product.hasStock(value)) : ledger.knowsStock(value),
      isFigure: (value: number): boolean =>
        any.some((product) => product.hasFigure(value)) || isFact(value) || ledger.wasSaid(value),
    };
  }

  /** Several prices added up, one multiplied by a number of the sentence, or what one is above another. */
  function isSumOrDifference(value: number, products: readonly KnownProduct[]): boolean {
    const some = products.length > 0 ? about : ledger.known().filter(({ isToldInFull }) => isToldInFull);
    const prices = some.flatMap(({ prices: [now] }) => now ?? []).slice(0, MAX_ADDED);
    const isIt = (amount: number): boolean => Math.abs(amount - value) < 0.005;
    const isWithDelivery = isAboutShop && prices.some((price) => ledger.factsSay(moneyOf(value - price)));
    if (isWithDelivery) return true;
    if (SPEAKS_OF_TOTAL.test(claims) || COUNTS_A_PRODUCT.test(claims)) {
      const inWords = (claims.match(/\p{L}+/gu) ?? []).flatMap((word) => readNumberInWords([word])?.value ?? []);
      const counts = [...numbers.flatMap(([number]) => readNumber(number)), ...inWords].filter(
        (count) => count > 1 && count <= MAX_PIECES,
      );
      if (sumsOf(prices).some(isIt) || prices.some((price) => counts.some((count) => isIt(count * price)))) return true;
    }
    if (!SPEAKS_OF_DIFFERENCE.test(claims)) return false;
    const all = some.flatMap((product) => product.prices);
    return all.some((one) => all.some((other) => one > other && isIt(one - other)));
  }

  return timesAreKnown() && numbers.every(isKnown);

  function timesAreKnown(): boolean {
    return timesIn(claims).every(
      ({ value, time }) =>
        ledger.knowsTime(time) ||
        (!isAboutShop &&
          (ledger.wasSaid(value) || (about.length > 0 && trueOf(about).isToldOfThem(value)) || orderNamed)),
    );
  }

  function isKnown({ 0: number, index }: RegExpExecArray): boolean {
    const some = (isTrue: (value: number) => boolean): boolean => readNumber(number).some(isTrue);
    const { isToldOfThem, isTold, isAmount, isDiscount, isStock, isFigure } = trueOf(
      about.length > 1 ? aboutAt(index) : about,
    );
    const end = index + number.length;
    const behind = claims.slice(end, end + 16);
    const before = claims.slice(Math.max(0, index - 16), index);
    if (PERCENT_BEHIND.test(behind) || PERCENT_BEFORE.test(before)) {
      return some((value) => isDiscount(value) || (!isAboutDiscount && ledger.knowsPercent(value)));
    }
    if (hasSign(claims.slice(Math.max(0, index - SIGN_REACH), end + SIGN_REACH), currencySign)) return some(isAmount);
    if (/[.,]\d{2}$/.test(number) && isAboutMoney) return some(isAmount);
    if (PIECES_BEHIND.test(behind)) {
      const isBought = isAboutMoney && COUNTS_A_PRODUCT.test(claims);
      return some(
        (value) => isStock(value) || (!isAboutStock && (isToldOfThem(value) || (isBought && isPassingCount(value)))),
      );
    }
    if (isAboutMoney) {
      // "Order 1042 costs $30", "size 42 costs $30": next to an amount another known number is allowed.
      return some(isAmount) || (numbers.length > 1 && some(isTold));
    }
    if (isAboutStock) return some((value) => isStock(value) || isOfOrder(value));
    if (isAboutShop) return some(isTold);
    if (RATED_BEFORE.test(before) || MEASURED_BEHIND.test(behind)) return some(isFigure);
    return some(
      (value) => isTold(value) || ledger.knowsNumber(value) || ledger.wasSaid(value) || isPassingCount(value),
    );
  }
}

/** "2 of the …", `iki …`, `قطعتان من …` at the start of a sentence, before the placeholder of a title. */
const COUNTS_A_PRODUCT =
  /^[^\p{L}\p{N}]*(?:\d+|\p{L}+)(?: (?:قطع|ცალ)\p{L}*)?(?: of(?: the)?| من)?\s*["“„«]?\s*\uE000/u;

/** An amount of money in a text of the shop. */
const moneyOf = (value: number): RegExp => {
  const amount = String(Number(value.toFixed(2))).replace('.', '[.,]');
  return new RegExp(
    `(?:[$€£¥₾₺₼₽₹]|rs\\.?) ?${amount}(?![\\d.,]*\\d)|(?<![\\d.,])${amount}(?:[.,]00?)? ?(?:[$€£¥₾₺₼₽₹]|rs|usd|gel|azn|tl|lari|manat|ლარ|lira)`,
    'u',
  );
};

const MAX_ADDED = 6;
const MAX_PIECES = 100;

/** Of every two or more of the prices. */
function sumsOf(prices: readonly number[]): number[] {
  const sums: number[] = [];
  for (let chosen = 1; chosen < 1 << prices.length; chosen++) {
    const some = prices.filter((_, at) => (chosen & (1 << at)) !== 0);
    if (some.length > 1) sums.push(some.reduce((sum, price) => sum + price, 0));
  }
  return sums;
}

const isPassingCount = (value: number): boolean => Number.isInteger(value) && value <= LARGEST_PASSING_COUNT;

function hasSign(text: string, currencySign: string): boolean {
  const sign = foldText(currencySign);
  // A sign of letters (`Rs`) must not be part of another word.
  const own = /\p{L}/u.test(sign)
    ? new RegExp(`(?<!\\p{L})${sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'u')
    : null;
  return CURRENCY_SIGNS.test(text) || (own ? own.test(foldText(text)) : foldText(text).includes(sign));
}
