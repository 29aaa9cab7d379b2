/**
 * Claims that something was done for the shopper, or is safe. The assistant buys, cancels, reserves and sends nothing, so
 * that it did is never true; that something is safe holds only where the data of what is spoken of say it.
 */
import { substancesIn } from '@quarry/language';
import { tellsOfAllergy } from '../words/allergy-words.ts';
import type { FreeFromSentence } from './free-from-claims.ts';
import words from './guard-data/action-words.json' with { type: 'json' };
import { ASKS, matcher, NEGATES } from './claim-words.ts';
import type { Ledger } from './ledger.ts';

const anyOf = (patterns: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:ال|بال|لل|و)?(?:${patterns.join('|')})`, 'u');
const DONE = anyOf(words.done);
const SAFE = anyOf(words.safe);
const HARMS_NOBODY = anyOf(words.harmsNobody);
const COULD_NOT = /(?<!\p{L})(?:if|once|when|you can|يمكنك|თუ|როცა|eger|اذا|لو|eyer)(?!\p{L})/u;

/** Sums and differences of prices are true amounts in sentences of these words. */
export const SPEAKS_OF_TOTAL = matcher(words.total);
export const SPEAKS_OF_DIFFERENCE = new RegExp(`${matcher(words.difference).source}|ით იაფ`, 'u');

/** @param claims folded, without product titles. */
export function actionHolds(claims: string, sentence: string): boolean {
  return !DONE.test(claims) || ASKS.test(sentence) || NEGATES.test(claims) || COULD_NOT.test(claims);
}

/** Safe for an allergy means free of its substance, which `freeFromHolds` decides. */
export function safetyHolds({ claims, rest, about }: FreeFromSentence, ledger: Ledger): boolean {
  if (tellsOfAllergy(rest) && substancesIn(rest).length > 0) return true;
  const isDenied = NEGATES.test(claims);
  const said = HARMS_NOBODY.exec(claims)?.[0] ?? (isDenied ? undefined : SAFE.exec(claims)?.[0]);
  if (said === undefined) return true;
  const wanted = said.trim();
  const meant = about.length > 0 ? about : ledger.known();
  return meant.some((product) => product.tells(wanted)) || ledger.factsSay(literally(wanted));
}

const literally = (text: string): RegExp => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'u');
