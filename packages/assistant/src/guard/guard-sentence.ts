/**
 * Decides whether a sentence that a language model wrote may reach the shopper.
 *
 * A model can be wrong in any number of ways, so nothing is taken on trust: every number of the sentence must stand in
 * the ledger, every amount of money must be a price of the product that it is said of (or a limit that a search really
 * used, in a sentence that speaks of a limit), every name must be made of words that a tool used; colours, materials,
 * sizes and stock must agree with the product's data, and what is said of the shop or of an order with a text of the
 * shop or an order that was told. How much of a medicine to take is never said. What cannot be confirmed is left out; a
 * reply that loses more than half is given up for the built-in mind's.
 */
import { foldText } from '../words/fold-text.ts';
import { asciiDigits } from '../words/numbers-in.ts';
import { ASKS, GOES_ON, TELLS_A_DOSE } from './claim-words.ts';
import { freeFromHolds } from './free-from-claims.ts';
import type { KnownProduct } from './known-product.ts';
import type { Ledger } from './ledger.ts';
import { namesAreKnown } from './name-claims.ts';
import { numbersAreKnown } from './number-claims.ts';
import { productClaimsHold } from './product-claims.ts';
import { orderWasTold, shopClaimsHold } from './shop-claims.ts';
import { withDigitsForWords } from './spoken-numbers.ts';

export interface Judgement {
  mayBeSaid: boolean;
  /** The products that it names. */
  named: readonly KnownProduct[];
}

/** @param subject the products that were named last: whom "it" means. */
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
  // What stands inside a product's title ("Desk 120", "Ruby Dress") is no claim of its own.
  // Nor is the number of an entry in a list.
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
    (asksOnly ||
      (productClaimsHold({ claims, rest: bare, about }, ledger) &&
        freeFromHolds({ claims, rest: bare, about }, ledger)));
  return { mayBeSaid, named };
}

/** Stand for titles in the claims; private characters that no text has. */
const MARK = '\uE000';
const FIRST_MARKED = 0xe100;

/** Titles with the products that have them, the longest first. */
function byTitle(named: readonly KnownProduct[]): (readonly [string, readonly KnownProduct[]])[] {
  const titles = [...new Set(named.flatMap((product) => product.titles))];
  return titles
    .sort((one, other) => other.length - one.length)
    .map((title) => [title, named.filter((product) => product.titles.includes(title))] as const);
}

/**
 * "The Poppy costs $42 and the Lagoon $55": a number belongs to the products that were named last before it, "the Poppy
 * and the Lagoon cost $42 and $55" to both. Undefined before the first name.
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
