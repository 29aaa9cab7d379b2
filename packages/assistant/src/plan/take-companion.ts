/**
 * Finds products that belong to a product: of a named kind ("a case for it"), parts that its data state are not
 * included, accessories of its department, or products sold with it.
 */
import type { ProductDocument } from '@quarry/contract';
import { understand } from '@quarry/language';
import type { Operation } from '../dialogue/operation.ts';
import { CONDITION_TYPES, messageWithout, slotsOf, textOf } from '../dialogue/slots.ts';
import { changeWishes, putOnTable, speakOf, toShown, type Wishes } from '../memory/memory.ts';
import { named } from '../minds/built-in/abilities/show-products.ts';
import { ADVICE_WORDING } from '../minds/built-in/wording/advice.ts';
import { PLAN_WORDING } from '../say/plan-wording.ts';
import { quoteName } from '../minds/built-in/abilities/product-facts.ts';
import type { Turn } from '../minds/mind.ts';
import { isCalled } from './called.ts';
import { evidenceFor, readCondition } from './evidence.ts';
import { referTo } from './refer.ts';
import { statementsAbout } from './statements.ts';
import type { PlannedTurn, Planner, Take } from './turn-plan.ts';
import { contentWords, likeness, type Word } from './words.ts';

const SHOWN = 12;
const NAMED = 3;
const LOOKED_AT = 48;

export const planCompanion: Planner = async (planned, operation) => {
  const source = sourceOf(planned, operation);
  if (!source) return null;
  const { turn } = planned;
  const wanted = textOf(slotsOf(operation, 'kind', ...CONDITION_TYPES, 'brand'));
  if (wanted !== '') return planOfKind(turn, source, wanted);
  const called = await thingNamed(turn, operation);
  if (called !== null) return planOfKind(turn, source, called);
  // A kind of thing that was named and not read as one is wanted all the same.
  if (understand(turn.message, { language: turn.language }).understood.category !== undefined) return null;
  const lacking = await thingsLacking(turn, source);
  const accessories = lacking.length > 0 ? lacking : await accessoriesOf(turn, source);
  if (accessories.length === 0) return null;
  return takeCompanions(
    turn,
    source,
    accessories,
    PLAN_WORDING[turn.language].belongsTo(quoteName(source.metadata, turn)),
  );
};

/** A word of the message that no slot holds, and that products of the shop are called by. */
async function thingNamed({ message, language, tools }: Turn, { slots }: Operation): Promise<string | null> {
  const words = contentWords(messageWithout(message, slots), language).slice(0, MAX_THINGS);
  for (const { surface } of words) {
    const { documents } = await tools.searchProducts({ query: surface, page: 1, limit: NAMED });
    if (documents.some(({ metadata }) => isCalled(metadata, surface, language))) return surface;
  }
  return null;
}

/** The reference product: a named kind is the requested companion, not the reference. */
function sourceOf(planned: PlannedTurn, operation: Operation): ProductDocument | null {
  const pointing = operation.slots.filter(({ type }) => type === 'deictic' || type === 'ordinal' || type === 'product');
  return referTo(planned, { ...operation, slots: pointing })?.documents[0] ?? null;
}

async function planOfKind(turn: Turn, source: ProductDocument, wanted: string): Promise<Take | null> {
  const { language, tools } = turn;
  const own = contentWords([source.metadata.title, ...source.metadata.category_path].join(' '), language);
  const searches = [wanted, `${wanted} ${source.metadata.category ?? ''}`, `${wanted} ${source.metadata.title}`];
  const found = await Promise.all(
    searches.map((query) => tools.searchProducts({ query: query.trim(), page: 1, limit: LOOKED_AT })),
  );
  const all = found.flatMap(({ documents }) => documents);
  const others = all.filter(({ id }, at) => id !== source.id && all.findIndex((one) => one.id === id) === at);
  const condition = readCondition(wanted, language);
  const isOfKind = ({ metadata }: ProductDocument): boolean => {
    const title = contentWords([metadata.title, ...metadata.category_path].join(' '), language);
    return condition.words.some((word) => title.some((one) => likeness(one, word) >= 0.8));
  };
  const candidates = others.filter(isOfKind).filter((document) => !fitsAnother(document, source));
  if (candidates.length === 0) return null;
  const scored = candidates
    .map((document, at) => ({ document, at, score: fitScore(document, source, own, wanted, turn) }))
    .sort((one, other) => other.score - one.score || one.at - other.at);
  const best = scored[0]?.score ?? 0;
  const fitting = scored.filter(({ score }) => score >= best * KEPT_SHARE).map(({ document }) => document);
  const opening = ADVICE_WORDING[language].goesWithKind({ name: quoteName(source.metadata, turn), kind: wanted });
  return takeCompanions(turn, source, fitting, opening);
}

const KEPT_SHARE = 0.6;

/** Both say for which model they are, and it is another one. */
function fitsAnother({ metadata }: ProductDocument, source: ProductDocument): boolean {
  return Object.entries(source.metadata.attributes).some(([key, value]) => {
    const other = metadata.attributes[key];
    const [own, theirs] = [[value].flat(), other === undefined ? [] : [other].flat()];
    const isModel = own.some((one) => /\d/u.test(one) && /\p{L}/u.test(one));
    return isModel && theirs.length > 0 && !theirs.some((one) => own.includes(one));
  });
}

/** The words of the reference product that the other's data contain, and how well the other matches the request. */
function fitScore(
  { metadata }: ProductDocument,
  source: ProductDocument,
  own: readonly Word[],
  wanted: string,
  { language }: Turn,
): number {
  const stated = statementsAbout(metadata, language).flatMap(({ words }) => words);
  const shared = own.filter((word) => stated.some((one) => likeness(one, word) >= 0.8)).length;
  const isSameModel = Object.entries(source.metadata.attributes).some(
    ([key, value]) => /\d/u.test(String(value)) && String(metadata.attributes[key]) === String(value),
  );
  const { share } = evidenceFor(metadata, readCondition(wanted, language), language);
  return 2 * share + Math.min(3, shared) / 3 + (isSameModel ? 2 : 0);
}

/** "Throne and headphones not included": what a product's data say is missing can be bought here, perhaps. */
async function thingsLacking({ language, tools }: Turn, { id, metadata }: ProductDocument): Promise<ProductDocument[]> {
  const parts = statementsAbout(metadata, language).flatMap(({ denied }) => denied);
  const things = parts.flatMap((part) => contentWords(part.map(({ surface }) => surface).join(' '), language));
  const found: ProductDocument[] = [];
  for (const { surface, stem } of things.slice(0, MAX_THINGS)) {
    const { documents } = await tools.searchProducts({ query: surface, page: 1, limit: NAMED });
    found.push(
      ...documents.filter(
        (document) =>
          document.id !== id &&
          contentWords(document.metadata.title, language).some((word) => word.stem === stem) &&
          !found.some((one) => one.id === document.id),
      ),
    );
  }
  return found;
}
const MAX_THINGS = 6;

/** Products of the same department whose own kind is called accessories. */
async function accessoriesOf({ language, tools }: Turn, { id, metadata }: ProductDocument): Promise<ProductDocument[]> {
  const [department] = metadata.category_path;
  if (department === undefined) return [];
  const { documents } = await tools.searchProducts({ query: department, page: 1, limit: LOOKED_AT });
  const [word] = contentWords('accessory', 'en');
  return documents.filter(
    (document) =>
      document.id !== id &&
      word !== undefined &&
      contentWords(document.metadata.category_path.join(' '), language).some((one) => likeness(one, word) >= 0.8),
  );
}

function takeCompanions(turn: Turn, source: ProductDocument, all: readonly ProductDocument[], opening: string): Take {
  const { memory } = turn;
  const documents = all.slice(0, SHOWN);
  const lines = documents.slice(0, NAMED).map(({ metadata }) => `- ${named(metadata, turn)}`);
  const words = [...new Set(documents.map(({ metadata }) => metadata.category ?? ''))].join(' ').trim();
  return async function* () {
    yield { type: 'text', content: [opening, ...lines].join('\n') };
    const ids = documents.map(({ id }) => id);
    const wishes: Wishes = { words, said: words, filters: { ids }, sort: 'relevance' };
    changeWishes(memory, wishes);
    putOnTable(memory, { products: documents.map(toShown), page: 1, total: documents.length });
    speakOf(memory, documents.length === 1 ? ids : [...ids.slice(0, 1), source.id].slice(0, 1), false);
    yield { type: 'docs', content: { documents } };
  };
}
