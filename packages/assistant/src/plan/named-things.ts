/**
 * The products that a message names one beside the other: "the tank, the filter and the heater", "the blue or the steel
 * one". Each part between commas and "and" or "or" means the product whose title holds the most of its words.
 */
import type { Language, ProductDocument } from '@quarry/contract';
import type { Operation } from '../dialogue/operation.ts';
import { messageWithout, slotsOf } from '../dialogue/slots.ts';
import { calledOf, isCalled } from './called.ts';
import { foldText } from '../words/fold-text.ts';
import joiningWords from './data/joining-words.json' with { type: 'json' };
import { isFormOfCode } from './named-product.ts';
import { countIn, type Pieces, withoutTotalWords } from './pieces.ts';
import type { PlannedTurn } from './turn-plan.ts';
import { contentWords, likeness, type Word } from './words.ts';

const SURE = 0.8;
const LOOKED_AT = 4;
const JOINT = new RegExp(`[,،;+&/]|(?<!\\p{L})(?:${joiningWords.join('|')})(?!\\p{L})`, 'iu');

/** In the order of the message, each once; what no product is called is left out. */
export async function productsNamedIn(planned: PlannedTurn, operation: Operation): Promise<ProductDocument[]> {
  return (await piecesNamedIn(planned, operation)).map(({ document }) => document);
}

/** The same with the number of pieces that the message says of each: "4 chairs and the round table". */
export async function piecesNamedIn(planned: PlannedTurn, operation: Operation): Promise<Pieces[]> {
  const { turn, table } = planned;
  const near = [...table.focus, ...[...table.spokenOf].reverse(), ...table.shown, ...table.earlier];
  const aside = slotsOf(operation, 'deictic', 'ordinal', 'comparative');
  const found: Pieces[] = [];
  const counted: Pieces[] = [];
  for (const part of messageWithout(turn.message, aside).split(JOINT)) {
    const named = await namedIn(planned, part, near, operation);
    const document = named ?? countedFocus(planned, part, operation);
    if (!document || found.some((one) => one.document.id === document.id)) continue;
    const pieces = { document, count: countIn(part, document.metadata.title) ?? 1 };
    found.push(pieces);
    if (!named) counted.push(pieces);
  }
  return counted.length === found.length ? [] : found;
}

/** "Three of these" beside other things: of the product that was spoken of. */
function countedFocus(
  { turn: { language }, table: { focus } }: PlannedTurn,
  part: string,
  { kind }: Operation,
): ProductDocument | null {
  const [only, ...others] = focus;
  if (kind !== 'total' || !only || others.length > 0 || countIn(part) === null) return null;
  const named = contentWords(withoutTotalWords(part), language).filter(({ number }) => number === null);
  return named.length === 0 ? only : null;
}

/** Of two that hold as many words of the part, the one that was seen; elsewhere in the shop it must be called so. */
async function namedIn(
  { turn: { language, tools } }: PlannedTurn,
  part: string,
  near: readonly ProductDocument[],
  operation: Operation,
): Promise<ProductDocument | null> {
  const said = contentWords(withoutTotalWords(part), language);
  const asked = said.filter(({ number }) => number === null);
  const numbers = said.filter(({ number }) => number !== null);
  if (asked.length === 0 || asked.length > LONGEST_NAME) return null;
  const here = mostNamed(near, asked, numbers, language);
  if (here && here.held === asked.length) return here.document;
  const name = asked.map(({ surface }) => surface).join(' ');
  const { documents } = await tools.searchProducts({ query: name, page: 1, limit: LOOKED_AT });
  const there = mostNamed(documents, asked, numbers, language);
  if (!there || (here && here.held >= there.held)) return here?.document ?? null;
  const isNamed = slotsOf(operation, 'kind', 'product').some(({ text }) => foldText(part).includes(foldText(text)));
  const isCalledSo = isNamed || operation.kind === 'total' || isCalled(there.document.metadata, name, language);
  return isCalledSo && there.held * 2 >= asked.length ? there.document : (here?.document ?? null);
}
const LONGEST_NAME = 6;

function mostNamed(
  documents: readonly ProductDocument[],
  asked: readonly Word[],
  numbers: readonly Word[],
  language: Language,
): { document: ProductDocument; held: number } | null {
  const scored = documents.map((document) => {
    const own = contentWords(calledOf(document.metadata.title), language);
    const heldOf = (words: readonly Word[]) => words.filter((word) => own.some((one) => isNamedBy(one, word))).length;
    return { document, held: heldOf(asked), heldNumbers: heldOf(numbers) };
  });
  // Of two that are called alike, the one with the number: "the torch 900".
  const [best] = scored.sort((one, other) => other.held - one.held || other.heldNumbers - one.heldNumbers);
  return best && best.held > 0 ? best : null;
}

/** A code is named by its last part too: "C38" of "OL-C38"; "85mm" is a number of a name. */
const isNamedBy = (own: Word, said: Word): boolean =>
  likeness(own, said) >= SURE ||
  isFormOfCode(foldText(said.surface), foldText(own.surface)) ||
  (own.number !== null && /^\p{N}+\p{L}{1,3}$/u.test(said.surface) && Number.parseInt(said.surface, 10) === own.number);
