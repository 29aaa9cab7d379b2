/**
 * Checks names: quoted or bold text, list entries, words after "called" or "brand", and capitalized words inside a
 * sentence. Georgian and Arabic have no capitals: a sentence with an amount and without a known product may contain
 * only common words.
 */
import { conceptsIn } from '@quarry/language';
import { foldText } from '../words/fold-text.ts';
import { NUMBER } from '../words/numbers-in.ts';
import { CURRENCY_SIGNS, SPEAKS_OF_PRICE, SPEAKS_OF_SHOP } from './claim-words.ts';
import { SPEAKS_OF_DIFFERENCE, SPEAKS_OF_TOTAL } from './action-claims.ts';
import type { KnownProduct } from './known-product.ts';
import type { Ledger } from './ledger.ts';
import { ORDINARY_WORD } from './ordinary-words.ts';

/** Capitalized English words that are not product names. */
const CAPITALISED_ANYWAY = new Set(
  (
    'i im ive ill id ok usd gel eur monday tuesday wednesday thursday friday saturday sunday january february march ' +
    'april may june july august september october november december english georgian turkish arabic azerbaijani ' +
    'xs s m l xl xxl xxxl sms faq pdf'
  ).split(' '),
);

/** `called X`, `brand X`: the name follows. */
const NAME_BEHIND =
  /(?<!\p{L})(?:called|named|brand(?: is)?|made by|სახელად|სახელწოდებით|დასახელებით|ბრენდი(?:ს|ა)?|მარკა|markasi|brendi|اسمه|اسمها|يسمي|تسمي|يدعي|تدعي|ماركه|من ماركه|علامه)[\s:–-]+([\p{L}\p{M}\p{N}'’-]+)/gu;
/** `X adlı`, `X markalı`, `X ბრენდის`: the name precedes the marker. */
const NAME_BEFORE =
  /([\p{L}\p{M}\p{N}'’-]+)\s+(?:adli|isimli|adinda|markali|marka|brendli|ბრენდის|ფირმის|სახელის)(?!\p{L})/gu;
/** `made of X`, `X kumaştan`: a material that no tool returned, also one that the lexicon does not know. */
const MADE_OF = [
  /(?<!\p{L})made (?:of|from|out of) (?:(?:pure|real|genuine|soft|fine|the|finest|high|quality|premium|solid|only) )*(\p{L}+)/gu,
  /([ა-ჰ]{3,})(?:ის|ს)გან(?:აა)?(?= (?:არის )?(?:დამზად|შეკერ|გაკეთ))/gu,
  /(\p{L}{3,})[td][ae]n (?:yapil|uretil|imal|dikil|hazirlan|tikil|duzel)/gu,
  /(\p{L}{3,}) (?:kumas[td]an|kumasindan|parcadan|parcasindan|materialdan|malzemeden)/gu,
  /(?<!\p{L})مصنوعه? من (\p{L}+)/gu,
];
const CASELESS = /[\p{Script=Georgian}\p{Script=Arabic}]/u;

export interface NameClaims {
  sentence: string;
  /** As written, without product titles. */
  rest: string;
  folded: string;
  about: readonly KnownProduct[];
}

export function namesAreKnown({ sentence, rest, folded, about }: NameClaims, ledger: Ledger): boolean {
  return (
    markedAreKnown(sentence, ledger) &&
    calledAreKnown(folded, ledger) &&
    materialsAreKnown(folded, ledger) &&
    capitalisedAreKnown(sentence, ledger) &&
    (about.length > 0 || !CASELESS.test(rest) || wordsBesideAmountAreOrdinary(folded, ledger))
  );
}

/** Quoted, bold, linked, or at the start of a list entry. */
function markedAreKnown(sentence: string, ledger: Ledger): boolean {
  const marked = [
    ...sentence.matchAll(/\*\*([^*]+)\*\*|__([^_]+)__|[“„"«]([^”“"»]+)[”“"»]|‘([^’]{3,})’|\[([^\]]+)\]\(/g),
  ].map((match) => match.slice(1).find((part) => part !== undefined) ?? '');
  const entry = /^\s*(?:[-*•–]|\d+[.)])\s+(.+)$/su.exec(sentence)?.[1];
  if (entry && ledger.hasProducts()) marked.push(entry.split(/\s[–—-]\s|[:(|]|,\s/u)[0] ?? '');
  return marked.every((name) => areKnown(name, ledger));
}

export const areKnown = (name: string, ledger: Ledger): boolean =>
  wordsOf(name).every(
    (word) =>
      ledger.knowsWord(word) ||
      word.length < 2 ||
      isMarkup(word) ||
      (/\p{Script=Georgian}/u.test(word) && isKnownInSomeForm(word, ledger)),
  );
const isMarkup = (word: string): boolean => /^(?:and|or|და|ve|و|və)$/u.test(word);

function calledAreKnown(folded: string, ledger: Ledger): boolean {
  const names = [...folded.matchAll(NAME_BEHIND), ...folded.matchAll(NAME_BEFORE)].map(([, name]) => name ?? '');
  return names.every(
    (name) =>
      name.length < 3 || ORDINARY_WORD.test(name) || isKnownInSomeForm(name, ledger) || ledger.wasWordSaid(name),
  );
}

function materialsAreKnown(folded: string, ledger: Ledger): boolean {
  return MADE_OF.flatMap((pattern) => [...folded.matchAll(pattern)]).every(
    ([, word = '']) =>
      isKnownInSomeForm(word, ledger) ||
      ORDINARY_WORD.test(word) ||
      conceptsIn(word).some(({ concept }) => ledger.known().some((product) => product.says(concept))),
  );
}

function capitalisedAreKnown(sentence: string, ledger: Ledger): boolean {
  const words = [...sentence.matchAll(/[\p{L}][\p{L}\p{M}'’-]*/gu)];
  return words.every((match, index) => {
    const word = match[0];
    if (!/^\p{Lu}/u.test(word)) return true;
    const before = sentence.slice(0, match.index).trimEnd();
    // Beside Georgian or Arabic words a capital begins a name, wherever it stands.
    const opensSentence = index === 0 || (!CASELESS.test(sentence) && /[.!?…:;•*\-–—(“„"«\n|]$/u.test(before));
    // The first word of a sentence is always capitalized; a longer name is detected by its second word.
    if (opensSentence) return true;
    return wordsOf(word).every(
      (part) =>
        part.length < 2 ||
        CAPITALISED_ANYWAY.has(part) ||
        CAPITALISED_ANYWAY.has(foldText(word).replaceAll("'", '')) ||
        ledger.knowsWord(part) ||
        isEndingBehind(part, wordsOf(word)) ||
        TURKIC_CASES.some((ending) => part.endsWith(ending) && ledger.knowsWord(part.slice(0, -ending.length))),
    );
  });
}

/** `Elbise'den`, `Dondan`: names take endings in Turkish and Azerbaijani. */
const TURKIC_CASES = ['den', 'dan', 'ten', 'tan', 'nin', 'nun', 'in', 'un', 'de', 'da', 'e', 'a', 'i', 'u', 'le', 'la'];
const isEndingBehind = (part: string, [name, ...endings]: readonly string[]): boolean =>
  name !== undefined && name !== part && endings.includes(part) && TURKIC_CASES.includes(part);

/** `მთვარის კაბა ღირს 42 ლარი`: next to an amount, every word must be known, common, or a product type. */
function wordsBesideAmountAreOrdinary(folded: string, ledger: Ledger): boolean {
  if (SPEAKS_OF_SHOP.test(folded) && ledger.hasFacts()) return true;
  if (!/\d/.test(folded) || !(CURRENCY_SIGNS.test(folded) || SPEAKS_OF_PRICE.test(folded))) return true;
  const meant = conceptsIn(folded).map(({ start, end }) => [start, end] as const);
  const words = [...folded.replace(NUMBER, (number) => ' '.repeat(number.length)).matchAll(/[\p{L}\p{M}]{3,}/gu)];
  return words.every(({ 0: word, index }) => {
    if (!CASELESS.test(word)) return true;
    if (meant.some(([start, end]) => index >= start && index < end)) return true;
    return (
      ORDINARY_WORD.test(word) ||
      SPEAKS_OF_PRICE.test(word) ||
      SPEAKS_OF_TOTAL.test(word) ||
      SPEAKS_OF_DIFFERENCE.test(word) ||
      isKnownInSomeForm(word, ledger) ||
      ledger.wasWordSaid(word)
    );
  });
}

/** The word, also without article and ending: `კაბას`, `الفستان`. */
export function isKnownInSomeForm(word: string, ledger: Ledger): boolean {
  const bare = word.replace(/^(?:وال|بال|لل|ال)/u, '').replace(/'.*$/u, '');
  for (let length = bare.length; length >= Math.max(3, bare.length - 4); length -= 1) {
    const stem = bare.slice(0, length);
    if (ledger.knowsWord(stem) || ledger.knowsWord(`${stem}ი`)) return true;
  }
  return ledger.knowsWord(word);
}

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
