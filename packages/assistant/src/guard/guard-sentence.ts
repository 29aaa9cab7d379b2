/**
 * Decides whether a sentence that a language model wrote may reach the shopper.
 *
 * A model can be wrong in any number of ways, so nothing is taken on trust: every number of the sentence must stand in
 * the ledger, every amount of money must be a price that a tool returned (or a limit that a search really used, in a
 * sentence that speaks of a limit), every name must be made of words that a tool or the shopper used, and a sentence
 * about an order or a stock must agree with one that was told. What cannot be confirmed is left out; a reply that
 * loses everything is replaced by the built-in mind's.
 */
import { foldText } from '../words/fold-text.ts';
import {
  CURRENCY_SIGNS,
  SPEAKS_OF_LIMIT,
  SPEAKS_OF_ORDER,
  SPEAKS_OF_PRICE,
  SPEAKS_OF_STOCK,
  STATUS_WORDS,
} from './claim-words.ts';
import type { Ledger } from './ledger.ts';
import { asciiDigits, NUMBER, readNumber } from '../words/numbers-in.ts';

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
  const written = asciiDigits(sentence);
  const isAboutMoney = CURRENCY_SIGNS.test(written) || written.includes(currencySign) || SPEAKS_OF_PRICE.test(folded);
  const isAboutLimits = SPEAKS_OF_LIMIT.test(folded);
  const isAboutStock = SPEAKS_OF_STOCK.test(folded);
  // The numbers inside a product's title ("Desk 120") are no claims of their own.
  let rest = folded;
  for (const title of ledger.titles()) if (/\d/.test(title)) rest = rest.replaceAll(asciiDigits(title), ' ');
  const numbers = rest.match(NUMBER) ?? [];

  if (isAboutMoney && numbers.length === 0 && namesAnAmountInWords(folded)) return false;
  return numbers.every((number, place) => {
    const values = readNumber(number);
    const hasDecimals = /[.,]\d{2}$/.test(number);
    const isMoney = hasDecimals || isBesideSign(rest, number, place, currencySign);
    if (isMoney || isAboutMoney) {
      const isAmount = values.some((value) => ledger.knowsAmount(value) || (isAboutLimits && ledger.knowsLimit(value)));
      if (isAmount) return true;
      // "Order 1042 costs $30": the order's number is no amount, but it is known and has no sign.
      return (
        !isMoney && values.some((value) => ledger.knowsNumber(value) && !ledger.knowsLimit(value)) && numbers.length > 1
      );
    }
    if (isAboutStock && values.some((value) => Number.isInteger(value))) {
      return values.some((value) => ledger.knowsStock(value) || ledger.order(String(value)) !== undefined);
    }
    return values.some(
      (value) => ledger.knowsNumber(value) || (Number.isInteger(value) && value <= LARGEST_PASSING_COUNT),
    );
  });
}

const AMOUNT_WORDS =
  /(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|free|ოც|ორმოც|სამოც|ოთხმოც|ას|ათ|yirmi|otuz|kirk|elli|altmis|yetmis|seksen|doksan|yuz|bin|عشر|عشرون|ثلاثون|اربعون|خمسون|ماي|مئ|الف|iyirmi|qirx|altmis|yetmis|seksen|doxsan)/u;
function namesAnAmountInWords(folded: string): boolean {
  return AMOUNT_WORDS.test(folded);
}

function isBesideSign(text: string, number: string, place: number, currencySign: string): boolean {
  let at = -1;
  for (const [index, match] of [...text.matchAll(NUMBER)].entries()) if (index === place) at = match.index;
  if (at < 0) return false;
  const around = text.slice(Math.max(0, at - 4), at) + text.slice(at + number.length, at + number.length + 4);
  return CURRENCY_SIGNS.test(around) || around.includes(foldText(currencySign));
}

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
