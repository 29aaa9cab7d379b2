/**
 * Decides whether a sentence of a language model may be shown.
 *
 * Every number of the sentence must be in the ledger, every amount of money must be a price of the product it refers to
 * (or a limit that a search used, in a sentence about a limit), and every name must consist of words that a tool
 * returned; colours, materials, sizes and stock must match the product's data, and statements about the shop or an
 * order must match a text of the shop or a returned order. Dosages are never allowed. Unconfirmed sentences are
 * removed; a reply that loses more than half is replaced by the built-in mind's.
 */
import { foldText } from '../words/fold-text.ts';
import { asciiDigits } from '../words/numbers-in.ts';
import { ASKS, GOES_ON, TELLS_A_DOSE } from './claim-words.ts';
import { actionHolds, safetyHolds } from './action-claims.ts';
import { brandHolds, comparisonHolds, ratingHolds } from './comparison-claims.ts';
import { freeFromHolds } from './free-from-claims.ts';
import type { KnownProduct } from './known-product.ts';
import type { Ledger } from './ledger.ts';
import { namesAreKnown } from './name-claims.ts';
import { numbersAreKnown } from './number-claims.ts';
import { productClaimsHold } from './product-claims.ts';
import { orderWasTold, shopClaimsHold } from './shop-claims.ts';
import { sourcedClaimsHold } from './sourced-claims.ts';
import { withDigitsForWords } from './spoken-numbers.ts';

export interface Judgement {
  mayBeSaid: boolean;
  /** The products that it names. */
  named: readonly KnownProduct[];
}

/** @param subject the products named last, to which "it" refers. */
export function judgeSentence(
  sentence: string,
  ledger: Ledger,
  currencySign: string,
  subject: readonly KnownProduct[] = [],
): Judgement {
  const folded = asciiDigits(foldText(sentence));
  const named = ledger.named(asciiDigits(folded));
  const about = named.length > 0 ? named : GOES_ON.test(folded) ? subject : [];
  const groups: (readonly KnownProduct[])[] = [];
  // Text inside a product's title ("Desk 120", "Ruby Dress") is not a claim, nor is the number of a list entry.
  let bare = folded.replace(/^\s*\d+[.)]\s+/u, '');
  for (const [title, products] of byTitle(named)) {
    bare = bare.replaceAll(
      asciiDigits(title),
      ` ${MARK}${String.fromCharCode(FIRST_MARKED + groups.push(products) - 1)} `,
    );
  }
  for (const title of [...ledger.titles()].sort((one, other) => other.length - one.length)) {
    if (title !== '') bare = bare.replaceAll(asciiDigits(title), ' … ');
  }
  const claims = withDigitsForWords(bare);
  const aboutAt = (place: number): readonly KnownProduct[] => namedBefore(claims.slice(0, place), groups) ?? about;
  const asksOnly = ASKS.test(sentence) && !/\d/.test(claims);

  const mayBeSaid =
    !TELLS_A_DOSE.test(claims) &&
    numbersAreKnown({ claims, sentence, about, aboutAt, currencySign }, ledger) &&
    addressesAreKnown(sentence, ledger) &&
    namesAreKnown({ sentence, rest: bare, folded: bare, about }, ledger) &&
    shopClaimsHold(claims, sentence, ledger) &&
    orderWasTold(claims, ledger) &&
    actionHolds(claims, sentence) &&
    sourcedClaimsHold({ claims, rest: bare, about }, sentence, ledger) &&
    comparisonHolds(claims, sentence, ...twoNamed(claims, groups)) &&
    brandHolds(claims, sentence, about, ledger) &&
    ratingHolds(claims, about, ledger) &&
    (asksOnly ||
      (productClaimsHold({ claims, rest: bare, about }, ledger) &&
        freeFromHolds({ claims, rest: bare, about }, ledger) &&
        safetyHolds({ claims, rest: bare, about }, ledger)));
  return { mayBeSaid, named };
}

/** The first two products of a sentence that names two, in its order; empty for any other number. */
function twoNamed(
  claims: string,
  groups: readonly (readonly KnownProduct[])[],
): [KnownProduct | undefined, KnownProduct | undefined] {
  const named = [...claims.matchAll(new RegExp(`${MARK}(.)`, 'gu'))].map(
    ([, mark = '']) => groups[(mark.codePointAt(0) ?? 0) - FIRST_MARKED] ?? [],
  );
  const [first, second, ...more] = named;
  return more.length > 0 ? [undefined, undefined] : [first?.[0], second?.[0]];
}

/** Placeholder for titles in the claims; a private-use character that no text contains. */
const MARK = '\uE000';
const FIRST_MARKED = 0xe100;

/** Titles with their products, longest first. */
function byTitle(named: readonly KnownProduct[]): (readonly [string, readonly KnownProduct[]])[] {
  const titles = [...new Set(named.flatMap((product) => product.titles))];
  return titles
    .sort((one, other) => other.length - one.length)
    .map((title) => [title, named.filter((product) => product.titles.includes(title))] as const);
}

/**
 * "The Poppy costs $42 and the Lagoon $55": a number refers to the products named last before it; "the Poppy and the
 * Lagoon cost $42 and $55" to both. Undefined before the first name.
 */
function namedBefore(
  before: string,
  groups: readonly (readonly KnownProduct[])[],
): readonly KnownProduct[] | undefined {
  const stretches = before.split(/\d[\d.,]*/u).filter((stretch) => stretch.includes(MARK));
  const last = stretches.at(-1);
  if (last === undefined) return undefined;
  return [...last.matchAll(new RegExp(`${MARK}(.)`, 'gu'))].flatMap(
    ([, mark = '']) => groups[(mark.codePointAt(0) ?? 0) - FIRST_MARKED] ?? [],
  );
}

function addressesAreKnown(sentence: string, ledger: Ledger): boolean {
  const pattern = /\]\(([^)\s]+)\)|(https?:\/\/[^\s)>\]]+|www\.[^\s)>\]]+|[^\s@<>()]+@[^\s@<>()]+\.\p{L}{2,})/gu;
  return [...sentence.matchAll(pattern)].every(([, linked, bare]) =>
    ledger.knowsAddress((linked ?? bare ?? '').replace(/[.,!?]+$/, '')),
  );
}
