/**
 * Claims that product data and texts of a shop rarely state, and that a model likes to add: terms of delivery and payment,
 * opening days, warranty, origin, popularity, resistance, health. A sentence that makes one passes only when a text of the
 * shop or the data of a product speaks of the same subject, in any of the five languages.
 */
import { ASKS, matcher, OFFERS_OR_DOES_NOT_KNOW } from './claim-words.ts';
import { DOES_NOT_SAY } from './free-from-claims.ts';
import words from './guard-data/sourced-words.json' with { type: 'json' };
import type { ProductClaims } from './product-claims.ts';
import type { Ledger } from './ledger.ts';

const SUBJECTS = Object.values(words).map(matcher);

/** What the assistant cannot say or do claims nothing: "whether it is waterproof", "I cannot guarantee". */
const LEAVES_OPEN =
  /(?<!\p{L})(?:whether|if it|(?:can(?: ?not|['’]t)|could not|unable to) guarantee|თუ არა|ან არა|olup ?olmad|olub-?olmad|ان كان|اذا كان)/u;

/** @param sentence as written. */
export function sourcedClaimsHold({ claims, about }: ProductClaims, sentence: string, ledger: Ledger): boolean {
  const made = SUBJECTS.filter((subject) => subject.test(claims));
  if (made.length === 0 || ASKS.test(sentence)) return true;
  if ([OFFERS_OR_DOES_NOT_KNOW, DOES_NOT_SAY, LEAVES_OPEN].some((open) => open.test(claims))) return true;
  const meant = about.length > 0 ? about : ledger.known();
  return made.every((subject) => ledger.factsSay(subject) || meant.some((product) => product.tells(subject)));
}
