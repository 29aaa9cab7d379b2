/** Resolves the products of an operation: by position, name, description, superlative, pronoun, or the last mention. */
import type { ProductDocument } from '@quarry/contract';
import type { Operation, Slot } from '../dialogue/operation.ts';
import { CONDITION_TYPES, slotsOf, textOf } from '../dialogue/slots.ts';
import { readReferences } from '../minds/built-in/slots/references.ts';
import { foldText } from '../words/fold-text.ts';
import deicticWords from './data/deictic-words.json' with { type: 'json' };
import { evidenceFor, isEmpty, readCondition } from './evidence.ts';
import { rankBy, readCriterion } from './measured.ts';
import type { PlannedTurn } from './turn-plan.ts';
import { contentWords, likeness } from './words.ts';

export interface Referred {
  documents: readonly ProductDocument[];
  how: 'place' | 'extreme' | 'name' | 'description' | 'pronoun' | 'focus';
  /** The slots that point, which ask nothing. */
  used: readonly Slot[];
  /** Words that name the product, in slots or not. */
  words?: readonly string[];
}

const BOTH: ReadonlySet<string> = new Set(deicticWords.both.map((word) => foldText(word)));
const SEVERAL: ReadonlySet<string> = new Set(deicticWords.several.map((word) => foldText(word)));
const ONE_AFTER = new RegExp(`^\\s*(?:${deicticWords.oneAfter.map((word) => foldText(word)).join('|')})`, 'u');

/** @returns null when no products are shown, or the named one is not among them. */
export function referTo(planned: PlannedTurn, operation: Operation): Referred | null {
  const { table } = planned;
  const { shown, earlier, focus } = table;
  const all = [...shown, ...earlier];
  if (all.length === 0 && focus.length === 0) return null;
  return (
    byPlace(planned, slotsOf(operation, 'ordinal')) ??
    byName(planned, slotsOf(operation, 'product'), all) ??
    byLooks(planned, operation, [shown, earlier]) ??
    byExtreme(planned, slotsOf(operation, 'comparative')) ??
    byPronoun(planned, slotsOf(operation, 'deictic')) ??
    byThing(planned, operation, [shown, earlier]) ?? {
      documents: (focus.length > 0 ? focus : shown).slice(0, 1),
      how: 'focus',
      used: [],
    }
  );
}

function byPlace({ turn, table }: PlannedTurn, slots: readonly Slot[]): Referred | null {
  if (slots.length === 0) return null;
  const read = readReferences(textOf(slots), turn.language, turn.memory);
  if (read?.how !== 'place') return null;
  const documents = read.ids.flatMap((id) => [...table.shown, ...table.earlier].find((one) => one.id === id) ?? []);
  return documents.length > 0 ? { documents, how: 'place', used: slots } : null;
}

/** Each name means the product whose title holds the most of it; of two alike the one with fewer other words. */
function byName({ turn }: PlannedTurn, slots: readonly Slot[], all: readonly ProductDocument[]): Referred | null {
  const documents = slots.flatMap(({ text }) => nearestByName(text, all, turn.language) ?? []);
  if (documents.length === 0 || documents.length < slots.length) return null;
  return { documents: [...new Set(documents)], how: 'name', used: slots };
}

const NAMED_ENOUGH = 0.75;

export function nearestByName(
  name: string,
  all: readonly ProductDocument[],
  language: PlannedTurn['turn']['language'],
): ProductDocument | null {
  const asked = contentWords(name, language);
  if (asked.length === 0) return null;
  const scored = all.map((document) => {
    const { title, brand } = document.metadata;
    const own = contentWords(`${brand ?? ''} ${title}`, language);
    const held = asked.filter((word) => own.some((one) => likeness(one, word) >= 0.8)).length;
    return { document, share: held / asked.length, spare: own.length - held };
  });
  const [best] = scored
    .filter(({ share }) => share >= NAMED_ENOUGH)
    .sort((one, other) => other.share - one.share || one.spare - other.spare);
  return best?.document ?? null;
}

/** "The blue one", `şarjlı olanı`: a property before a word for "one" describes and asks nothing. */
function byLooks(
  planned: PlannedTurn,
  operation: Operation,
  lists: readonly (readonly ProductDocument[])[],
): Referred | null {
  const { turn } = planned;
  const describing = slotsOf(operation, ...CONDITION_TYPES, 'brand').filter(({ end }) =>
    ONE_AFTER.test(foldText(turn.message.slice(end))),
  );
  return described(turn, describing, lists) ?? byExtreme(planned, describing);
}

/** "Which gauge is the electric one": without "it" a kind that is named is the thing that is asked about. */
function byThing(
  { turn }: PlannedTurn,
  operation: Operation,
  lists: readonly (readonly ProductDocument[])[],
): Referred | null {
  return described(turn, slotsOf(operation, 'kind'), lists);
}

function described(
  { language }: PlannedTurn['turn'],
  slots: readonly Slot[],
  lists: readonly (readonly ProductDocument[])[],
): Referred | null {
  if (slots.length === 0) return null;
  const condition = readCondition(textOf(slots), language);
  if (isEmpty(condition)) return null;
  for (const list of lists) {
    const documents = list.filter(({ metadata }) => evidenceFor(metadata, condition, language).verdict === 'yes');
    if (documents.length > 0) return { documents: documents.slice(0, 1), how: 'description', used: slots };
  }
  return null;
}

function byExtreme({ turn, table }: PlannedTurn, slots: readonly Slot[]): Referred | null {
  const [slot] = slots;
  const criterion = slot && readCriterion(slot.text, turn.language);
  if (!criterion || table.shown.length === 0) return null;
  const spokenOf = table.focus.length > 1 ? table.focus : table.shown;
  const [first] = rankBy(spokenOf, ({ metadata }) => metadata, criterion, turn.language)?.items ?? [];
  return first ? { documents: [first.item], how: 'extreme', used: slots } : null;
}

function byPronoun({ turn, table: { shown, focus, spokenOf } }: PlannedTurn, slots: readonly Slot[]): Referred | null {
  if (slots.length === 0) return null;
  const words = foldText(textOf(slots)).split(/[^\p{L}\p{N}']+/u);
  const isBoth = words.some((word) => BOTH.has(word));
  if (isBoth || (words.some((word) => SEVERAL.has(word)) && focus.length > 1)) {
    // Of two things that were looked for one after the other, both are meant; of a list of two, its two.
    const { isAboutFew, lastKinds } = turn.memory;
    const isOfTwo = shown.length === 2 && !isAboutFew && !lastKinds.includes('find-also');
    const isOfList = spokenOf.length < 2 || isOfTwo;
    const two = isOfList ? shown.slice(0, 2) : spokenOf.slice(-2);
    return { documents: focus.length > 1 ? focus : two, how: 'pronoun', used: slots };
  }
  if (words.some((word) => SEVERAL.has(word))) return { documents: shown, how: 'pronoun', used: slots };
  return { documents: (focus.length > 0 ? focus : shown).slice(0, 1), how: 'pronoun', used: slots };
}
