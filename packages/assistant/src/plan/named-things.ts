/**
 * The products that a message names one beside the other: "the tank, the filter and the heater", "the blue or the steel
 * one". Each part between commas and "and" or "or" means the product whose title holds the most of its words.
 */
import type { ProductDocument } from '@quarry/contract';
import type { Operation } from '../dialogue/operation.ts';
import { messageWithout, slotsOf } from '../dialogue/slots.ts';
import { calledOf, isCalled } from './called.ts';
import joiningWords from './data/joining-words.json' with { type: 'json' };
import type { PlannedTurn } from './turn-plan.ts';
import { contentWords, likeness } from './words.ts';

const SURE = 0.8;
const LOOKED_AT = 4;
const JOINT = new RegExp(`[,،;+&/]|(?<!\\p{L})(?:${joiningWords.join('|')})(?!\\p{L})`, 'iu');

/** In the order of the message, each once; what no product is called is left out. */
export async function productsNamedIn(planned: PlannedTurn, operation: Operation): Promise<ProductDocument[]> {
  const { turn, table } = planned;
  const near = [...table.focus, ...[...table.spokenOf].reverse(), ...table.shown, ...table.earlier];
  const aside = slotsOf(operation, 'deictic', 'ordinal', 'quantity', 'comparative');
  const names = slotsOf(operation, 'kind', 'product').map(({ text }) => text);
  const found: ProductDocument[] = [];
  for (const part of messageWithout(turn.message, aside).split(JOINT)) {
    const document = nearestIn(part, near, turn.language) ?? (await elsewhere(planned, part, names));
    if (document && !found.some(({ id }) => id === document.id)) found.push(document);
  }
  return found;
}

function nearestIn(
  part: string,
  near: readonly ProductDocument[],
  language: PlannedTurn['turn']['language'],
): ProductDocument | null {
  const asked = contentWords(part, language).filter(({ number }) => number === null);
  if (asked.length === 0) return null;
  const scored = near.map((document) => {
    const own = contentWords(calledOf(document.metadata.title), language);
    return { document, held: asked.filter((word) => own.some((one) => likeness(one, word) >= SURE)).length };
  });
  const most = Math.max(0, ...scored.map(({ held }) => held));
  return most === 0 ? null : (scored.find(({ held }) => held === most)?.document ?? null);
}

/** Only what was read as the name of a thing is looked for in the shop. */
async function elsewhere(
  { turn: { language, tools } }: PlannedTurn,
  part: string,
  names: readonly string[],
): Promise<ProductDocument | null> {
  const name = names.find((one) => part.includes(one));
  if (name === undefined) return null;
  const { documents } = await tools.searchProducts({ query: name, page: 1, limit: LOOKED_AT });
  return documents.find(({ metadata }) => isCalled(metadata, name, language)) ?? null;
}
