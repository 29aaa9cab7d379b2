/**
 * Checks claims that a product is free from a substance or safe for somebody who must avoid it. They hold only if the
 * data of every product they may refer to state it, because a false claim can harm.
 */
import { freeFromClaims, substancesIn } from '@quarry/language';
import { tellsOfAllergy } from '../words/allergy-words.ts';
import type { KnownProduct } from './known-product.ts';
import type { Ledger } from './ledger.ts';

/** Statements that the shop does not say, or the assistant does not know, are not claims. As folded text. */
export const DOES_NOT_SAY = new RegExp(
  [
    String.raw`(?:does|do|did|is|are|was|were|has|have)(?: not|n['’]t) (?:say|state|mention|specif|confirm|list|tell|indicate|know|stated|mentioned|listed|clear|sure|described)`,
    String.raw`not (?:say|state|mention|specif|confirm|clear|sure|known|stated|listed)|(?:could|can)(?: ?not|n['’]t) (?:find|confirm|say|tell|promise|guarantee|see)|unclear|unknown`,
    String.raw`no (?:product|information|data)|none of (?:the|these|them)|nothing (?:says|states)|you (?:asked|want|need|are looking)`,
    String.raw`არ (?:აზუსტებ|წერია|მიუთით|ამბობ|ჩანს|არის მითითებ|ვიცი)|ვერ (?:ვიპოვე|გეტყვ|დაგიდასტურ|ვხედავ)|უცნობი|არც ერთ`,
    String.raw`belirt(?:il)?m|yazm[iı]yor|yazmir|demir(?!\p{L})|bilm[iı]yor|bilinm[iı]yor|bulamad|emin de[gğ]il|soyleyem|dogrulayam|garanti edem`,
    String.raw`لا (?:يذكر|تذكر|اعرف|استطيع|اجد|يوجد)|لم (?:يذكر|تذكر|اجد)|غير (?:مذكور|موكد|معروف|واضح)`,
    String.raw`qeyd (?:etme|olunma|edilme)|yaz[iı]lma|bilinmir|bilmirem|tapmad|emin deyil|deye bilmer|tesdiql`,
  ].join('|'),
  'u',
);
/** Words for suitability: `safe`, `suitable`, `güvenli`. */
const IS_SAFE =
  /(?<!\p{L})(?:safe|suitable|fine|ok|okay|good for|friendly|უსაფრთხო|შესაფერის|გამოდგება|გამოსადეგ|guvenli|uygun|تناسب|مناسب|امن|امنه|uygun|tehlukesiz)/u;

export interface FreeFromSentence {
  /** Folded, without product titles. */
  claims: string;
  /** As written, without product titles. */
  rest: string;
  /** The products it is about; empty: none in particular. */
  about: readonly KnownProduct[];
}

export function freeFromHolds({ claims, rest, about }: FreeFromSentence, ledger: Ledger): boolean {
  const claimed = new Set([...freeFromClaims(rest), ...safeFor(claims, rest)]);
  if (claimed.size === 0 || DOES_NOT_SAY.test(claims)) return true;
  const meant = about.length > 0 ? about : ledger.known().filter(({ isToldInFull }) => isToldInFull);
  return meant.length > 0 && meant.every((product) => [...claimed].every((value) => product.isWithout(value)));
}

/** "Safe for a nut allergy" claims that there are no nuts. */
function safeFor(claims: string, rest: string): string[] {
  return IS_SAFE.test(claims) && tellsOfAllergy(rest) ? substancesIn(rest) : [];
}
