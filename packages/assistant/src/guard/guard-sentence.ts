/**
 * Decides whether a sentence that a language model wrote may reach the shopper.
 *
 * A model can be wrong in any number of ways, so nothing is taken on trust: every number of the sentence must stand in
 * the ledger, every amount of money must be a price that a tool returned (or a limit that a search really used, in a
 * sentence that speaks of a limit), every name must be made of words that a tool used, and a sentence
 * about an order or a stock must agree with one that was told. What cannot be confirmed is left out; a reply that
 * loses everything is replaced by the built-in mind's.
 */
import { foldText } from '../words/fold-text.ts';
import { asciiDigits, NUMBER, readNumber } from '../words/numbers-in.ts';
import {
  AMOUNT_IN_WORDS,
  CURRENCY_SIGNS,
  SPEAKS_OF_LIMIT,
  SPEAKS_OF_ORDER,
  SPEAKS_OF_PRICE,
  SPEAKS_OF_STOCK,
  STATUS_WORDS,
} from './claim-words.ts';
import type { Ledger } from './ledger.ts';

/** Counts in passing ("these two", "3 ideas") need no source; anything larger does. */
const LARGEST_PASSING_COUNT = 10;

/** Words that English writes with a capital although they name nothing a shop sells. */
const CAPITALISED_ANYWAY = new Set(
  (
    'i im ive ill id ok usd gel eur monday tuesday wednesday thursday friday saturday sunday january february march ' +
    'april may june july august september october november december english georgian turkish arabic azerbaijani'
  ).split(' '),
);

export function mayBeSaid(sentence: string, ledger: Ledger, currencySign: string): boolean {
  const folded = asciiDigits(foldText(sentence));
  return (
    numbersAreKnown(sentence, folded, ledger, currencySign) &&
    addressesAreKnown(sentence, ledger) &&
    namesAreKnown(sentence, ledger) &&
    orderWasTold(folded, ledger)
  );
}

function numbersAreKnown(sentence: string, folded: string, ledger: Ledger, currencySign: string): boolean {
  const isAboutMoney = hasSign(sentence, currencySign) || SPEAKS_OF_PRICE.test(folded);
  const isAboutLimits = SPEAKS_OF_LIMIT.test(folded);
  const isAboutStock = SPEAKS_OF_STOCK.test(folded);
  // The numbers inside a product's title ("Desk 120") are no claims of their own.
  let claims = folded;
  for (const title of ledger.titles()) if (/\d/.test(title)) claims = claims.replaceAll(asciiDigits(title), ' ');
  const numbers = [...claims.matchAll(NUMBER)];
  if (isAboutMoney && numbers.length === 0) return !AMOUNT_IN_WORDS.test(folded);

  return numbers.every(({ 0: number, index }) => {
    const some = (isKnown: (value: number) => boolean): boolean => readNumber(number).some(isKnown);
    const around = claims.slice(Math.max(0, index - SIGN_REACH), index + number.length + SIGN_REACH);
    if (hasSign(around, currencySign) || /[.,]\d{2}$/.test(number)) return some(isAmount);
    if (isAboutMoney) {
      // "Order 1042 costs $30", "size 42 costs $30": beside an amount there may be another number that a tool told.
      return some(isAmount) || (numbers.length > 1 && some(ledger.knowsNumber));
    }
    if (isAboutStock) return some(ledger.knowsStock) || some((value) => ledger.order(String(value)) !== undefined);
    return some((value) => ledger.knowsNumber(value) || ledger.wasSaid(value) || isPassingCount(value));
  });

  function isAmount(value: number): boolean {
    return ledger.knowsAmount(value) || (isAboutLimits && ledger.knowsLimit(value));
  }
}

const isPassingCount = (value: number): boolean => Number.isInteger(value) && value <= LARGEST_PASSING_COUNT;

/** How far from its number a sign may stand: `Rs 500`, `500 ₾`. */
const SIGN_REACH = 4;

const hasSign = (text: string, currencySign: string): boolean =>
  CURRENCY_SIGNS.test(text) || foldText(text).includes(foldText(currencySign));

function addressesAreKnown(sentence: string, ledger: Ledger): boolean {
  const addresses = [...sentence.matchAll(/\]\(([^)\s]+)\)|(https?:\/\/[^\s)>\]]+|www\.[^\s)>\]]+)/g)];
  return addresses.every(([, linked, bare]) => ledger.knowsAddress((linked ?? bare ?? '').replace(/[.,!?]+$/, '')));
}

/**
 * Names: what stands in quotes or in bold, what opens an entry of a list, and words with a capital in the middle of a
 * sentence. Scripts without capitals are held by the first three.
 */
function namesAreKnown(sentence: string, ledger: Ledger): boolean {
  const quoted = [
    ...sentence.matchAll(/\*\*([^*]+)\*\*|__([^_]+)__|[“„"«]([^”“"»]+)[”“"»]|‘([^’]{3,})’|\[([^\]]+)\]\(/g),
  ].map((match) => match.slice(1).find((part) => part !== undefined) ?? '');
  const entry = /^\s*(?:[-*•–]|\d+[.)])\s+(.+)$/su.exec(sentence)?.[1];
  if (entry && ledger.hasProducts()) quoted.push(entry.split(/\s[–—-]\s|[:(|]|,\s/u)[0] ?? '');
  if (!quoted.every((name) => wordsOf(name).every((word) => ledger.knowsWord(word) || word.length < 2))) return false;

  const words = [...sentence.matchAll(/[\p{L}][\p{L}\p{M}'’-]*/gu)];
  return words.every((match, index) => {
    const word = match[0];
    if (!/^\p{Lu}/u.test(word)) return true;
    const before = sentence.slice(0, match.index).trimEnd();
    const opensSentence = index === 0 || /[.!?…:;•*\-–—(“„"«\n]$/u.test(before);
    // The first word has its capital from the grammar; a longer name is caught by its second.
    if (opensSentence) return true;
    return wordsOf(word).every(
      (part) =>
        part.length < 2 ||
        CAPITALISED_ANYWAY.has(part) ||
        CAPITALISED_ANYWAY.has(foldText(word).replaceAll("'", '')) ||
        ledger.knowsWord(part),
    );
  });
}

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** A sentence that tells how an order stands must tell it of an order that was told, with its status. */
function orderWasTold(folded: string, ledger: Ledger): boolean {
  if (!SPEAKS_OF_ORDER.test(folded)) return true;
  const claimed = Object.entries(STATUS_WORDS).filter(([, words]) => words.some((word) => folded.includes(word)));
  if (claimed.length === 0) return true;

  const told = ledger.orders();
  const named = told.filter((order) => folded.includes(foldText(order.order_number)));
  return claimed.some(([status]) => (named.length > 0 ? named : told).some((order) => order.status === status));
}
