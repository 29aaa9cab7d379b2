/**
 * A whole look or a whole room: one fitting product of each kind that belongs together. Which kinds those are the
 * lexicon knows and the shop's shelves decide; what goes with what comes from the shop's tool; a budget holds for the
 * sum.
 */
import type { ProductDocument, SearchFilters } from '@quarry/contract';
import {
  answersTo,
  type Concept,
  conceptOf,
  conceptsIn,
  labelOf,
  narrowerThan,
  relatedTo,
  widerThan,
} from '@quarry/language';
import { changeWishes, putOnTable, toShown } from '../../../memory/memory.ts';
import type { ReplyPiece } from '../../../reply-piece.ts';
import { asLabel, writePrice } from '../../../words/write-facts.ts';
import type { Turn } from '../../mind.ts';
import { WHOLE_LOOK, WHOLE_ROOM } from '../phrases/advice.ts';
import { affordableSet } from '../slots/affordable-set.ts';
import { readReferences } from '../slots/references.ts';
import { readWishSlots } from '../slots/wish-slots.ts';
import { ADVICE_WORDING } from '../wording/advice.ts';
import { oneOf } from '../wording/wording.ts';
import { WORDINGS } from '../wording/wordings.ts';
import { named } from './show-products.ts';

const MOST_PIECES = 5;
const CANDIDATES = 24;
const PARTNERS = 50;
/** Of the kinds that could begin a look, so many are searched at once. */
const MAIN_KINDS = 12;
const MOST_BEGINNINGS = 3;

interface Plan {
  kind: 'look' | 'room';
  /** What was said of it: occasion, room, style. */
  words: string;
  filters: SearchFilters;
}

export async function* composeSet(
  turn: Turn,
  { of, isAnswer }: { of: 'look' | 'room'; isAnswer: boolean },
): AsyncGenerator<ReplyPiece> {
  const { language, memory, store } = turn;
  const wording = ADVICE_WORDING[language];
  yield { type: 'step', content: WORDINGS[language].steps.searching };

  const plan = planOf(turn, of, isAnswer);
  memory.advice.outfit = plan;
  const { price_max: budget = null } = plan.filters;
  const kinds = of === 'room' ? await roomKinds(turn, plan) : await lookKinds(turn, plan);
  const { chosen, isWhole } = affordableSet(kinds.slice(0, MOST_PIECES).map(toCandidates), budget);
  if (chosen.length < 2) {
    yield {
      type: 'text',
      content:
        budget !== null && kinds.length > 1
          ? wording.overBudget(writePrice(budget, store.currency, language)).replace(/:$/, '.')
          : wording.noSet,
    };
    return;
  }

  const documents = chosen.map(({ document }) => document);
  const sum = documents.reduce((total, { metadata }) => total + (metadata.current_price ?? 0), 0);
  const money = (amount: number): string => writePrice(Math.round(amount * 100) / 100, store.currency, language);
  const lines = documents.map(({ metadata }) =>
    wording.piece({ kind: kindLabel(metadata.category, turn), name: named(metadata, turn) }),
  );
  const opening =
    budget !== null && !isWhole
      ? wording.overBudget(money(budget))
      : oneOf(of === 'room' ? wording.room : wording.look, memory.turns);
  const total =
    budget === null ? wording.total(money(sum)) : wording.withinBudget({ sum: money(sum), budget: money(budget) });
  const isOpen = of === 'look' && plan.filters.gender === undefined && plan.words !== '';
  const asksWhom = isOpen && isForEither(documents);
  yield { type: 'text', content: [opening, ...lines, total, ...(asksWhom ? [wording.forWhom] : [])].join('\n') };

  memory.advice.asked = 'outfit';
  const [main] = documents;
  const label = main?.metadata.category ? labelOf('category', main.metadata.category, language) : plan.words;
  changeWishes(memory, {
    words: [plan.words, label].filter(Boolean).join(' '),
    said: [plan.words, label].filter(Boolean).join(' '),
    filters: { ...plan.filters, ...(main?.metadata.category && { category: main.metadata.category }) },
    sort: 'relevance',
  });
  putOnTable(memory, { products: documents.map(toShown), page: 1, total: documents.length });
  yield { type: 'docs', content: { documents } };
  const replies = asksWhom
    ? (['women', 'men'] as const).map((gender) => asLabel(labelOf('gender', gender, language), language))
    : [];
  if (replies.length > 0) yield { type: 'buttons', content: replies };
}

/** A new plan from the message; an answer is laid over the plan that is known. */
function planOf(turn: Turn, kind: 'look' | 'room', isAnswer: boolean): Plan {
  const { message, language, store, memory } = turn;
  const rest = WHOLE_ROOM.removeFrom(WHOLE_LOOK.removeFrom(message));
  const { filters } = readWishSlots(rest || message, language, store.currency.code);
  const { category: _category, exclude, ...conditions } = filters;
  const held = isAnswer ? memory.advice.outfit : null;
  const words = conceptsIn(message, { language })
    .filter(
      ({ concept, negated }) =>
        !negated && ['occasion', 'season', 'style', 'room', 'person', 'age', 'sport'].includes(concept.kind),
    )
    .map(({ concept }) => labelOf(concept.kind, concept.value, language));
  return {
    kind,
    words: [...new Set([...(held ? [held.words] : []), ...words])].filter(Boolean).join(' '),
    filters: { ...held?.filters, ...conditions, ...(exclude && { exclude }) },
  };
}

/** The piece that a look begins with, then its partners, one kind of thing after the other. */
async function lookKinds(turn: Turn, plan: Plan): Promise<ProductDocument[][]> {
  const { tools, message, language, memory } = turn;
  const [pointed] = readReferences(message, language, memory)?.ids ?? [];
  const isAroundOne = plan.words === '' && Object.keys(plan.filters).length === 0;
  const start = pointed ?? (isAroundOne ? (memory.focus[0] ?? memory.shown.products[0]?.id) : undefined);
  const mains = start === undefined ? await mainPieces(turn, plan) : await tools.productFacts([start]);
  const { main, partners } = await firstWithPartners(turn, mains);
  if (!main) return [];
  const { price_max: budget } = plan.filters;
  const slots = new Map<string, ProductDocument[]>();
  for (const document of partners) {
    const slot = slotOf(document.metadata.category);
    if (slot === null || slot === slotOf(main.metadata.category) || isSecondMain(document, main)) continue;
    if (budget !== undefined && (document.metadata.current_price ?? 0) > budget) continue;
    slots.set(slot, [...(slots.get(slot) ?? []), document]);
  }
  return [mains, ...slots.values()];
}

/** A piece that nothing goes with begins no look. */
async function firstWithPartners(
  { tools }: Turn,
  mains: readonly ProductDocument[],
): Promise<{ main: ProductDocument | undefined; partners: ProductDocument[] }> {
  for (const main of mains.slice(0, MOST_BEGINNINGS)) {
    const partners = await tools.goesWith(main.id, PARTNERS);
    if (partners.length > 0) return { main, partners: partners.map(({ document }) => document) };
  }
  return { main: mains[0], partners: [] };
}

/** Clothes that answer the occasion, the best first; without an occasion any that begin a look. */
async function mainPieces({ tools }: Turn, { words, filters }: Plan): Promise<ProductDocument[]> {
  const clothes = new Set(categoriesUnder('clothes'));
  const kinds = conceptsIn(words)
    .flatMap(({ concept }) => answersTo(concept))
    .flatMap(({ concept }) => (concept.kind === 'category' ? concept.value : []))
    .filter((value) => clothes.has(value));
  const category = [...new Set(kinds.length > 0 ? kinds : clothes)].slice(0, MAIN_KINDS);
  const ask = (wanted: string[]) =>
    tools.searchProducts({
      query: words,
      filters: { ...filters, category: wanted, in_stock: true },
      page: 1,
      limit: CANDIDATES,
    });
  const found = await ask(category);
  const all = (found.total > 0 ? found : await ask([...clothes])).documents;
  // For children only when children were spoken of.
  const isForChildren =
    conceptsIn(words).some(({ concept }) => concept.kind === 'age') || isChild([filters.gender ?? []].flat());
  const grownUp = all.filter(
    ({ metadata: { attributes } }) => !isChild([attributes.gender ?? [], attributes.age ?? []].flat()),
  );
  const documents = isForChildren || grownUp.length === 0 ? all : grownUp;
  const [first] = documents;
  // Alternatives are of the same kind and for the same people, so that the partners fit them too.
  return documents.filter(
    ({ metadata }) =>
      metadata.category === first?.metadata.category &&
      JSON.stringify(metadata.attributes.gender) === JSON.stringify(first?.metadata.attributes.gender),
  );
}

const isChild = (values: readonly string[]): boolean =>
  values.some((value) => ['kids', 'baby', 'girls', 'boys'].includes(value)) && !values.includes('adult');

/** The kinds that furnish a room, those that matter most first, each with what the shop has of it. */
async function roomKinds({ tools, language }: Turn, { words, filters }: Plan): Promise<ProductDocument[][]> {
  const rooms = conceptsIn(words, { language }).map(({ concept }) => concept);
  const answers = rooms.filter(({ kind }) => kind === 'room').flatMap((room) => answersTo(room));
  const furniture = categoriesUnder('furniture');
  const wanted =
    answers.length > 0
      ? answers.map(({ concept }) => concept)
      : furniture.flatMap((value) => conceptOf('category', value) ?? []);
  const categories = [...new Set(wanted.flatMap(categoryOf))];
  const shelves = await Promise.all(
    categories.slice(0, MAIN_KINDS).map(async (category) => {
      const label = labelOf('category', category, language);
      const found = await tools.searchProducts({
        query: [label, words].join(' ').trim(),
        filters: { ...filters, category, in_stock: true },
        page: 1,
        limit: CANDIDATES,
      });
      return found.documents;
    }),
  );
  const sold = shelves.filter((documents) => documents.length > 0);
  const [main] = sold[0] ?? [];
  return distinctRoles(sold).map((documents) =>
    main ? [...documents].sort((one, other) => harmony(main, other) - harmony(main, one)) : documents,
  );
}

/** A room needs no two sorts of seat for one person or two sorts of lamp before it has a table and a rug. */
function distinctRoles(shelves: readonly ProductDocument[][]): ProductDocument[][] {
  const taken = new Set<string>();
  const first: ProductDocument[][] = [];
  const later: ProductDocument[][] = [];
  for (const documents of shelves) {
    const role = roleOf(documents[0]?.metadata.category ?? null);
    if (taken.has(role)) later.push(documents);
    else {
      taken.add(role);
      first.push(documents);
    }
  }
  return [...first, ...later];
}

/** Tables and lamps are groups of the lexicon; everything else plays its own part. */
function roleOf(category: string | null): string {
  const concept = category === null ? undefined : conceptOf('category', category);
  const group = concept && widerThan(concept).find(({ value }) => value === 'tables' || value === 'lamps');
  return group?.value ?? category ?? '';
}

/** Colours and cloths in common with the main piece. A stable sort keeps the search's order among equals. */
function harmony(main: ProductDocument, { metadata }: ProductDocument): number {
  if (metadata.id === main.id) return Number.POSITIVE_INFINITY;
  const shares = (key: string): number => {
    const own = new Set([main.metadata.attributes[key] ?? []].flat());
    const values = [metadata.attributes[key] ?? []].flat();
    return values.some((value) => own.has(value)) ? 1 : 0;
  };
  const like = (key: 'color'): number => {
    const own = [main.metadata.attributes[key] ?? []].flat().flatMap((value) => conceptOf(key, value) ?? []);
    const near = new Set(own.flatMap((color) => relatedTo(color, 'like')).map(({ concept }) => concept.value));
    return [metadata.attributes[key] ?? []].flat().some((value) => near.has(value)) ? 0.5 : 0;
  };
  return shares('color') + like('color') + shares('material') * 0.5;
}

/** Shoes, bags, jewellery, accessories, outerwear: one piece of each. Other clothes each stand for themselves. */
function slotOf(category: string | null): string | null {
  const concept = category === null ? undefined : conceptOf('category', category);
  if (!concept || concept.trade !== 'fashion') return null;
  const groups = widerThan(concept).map(({ value }) => value);
  const group = groups.find((value) => value !== 'clothes' && value !== 'accessories');
  return group ?? concept.value;
}

/** Beside a dress or a suit no other top or bottom is worn. */
function isSecondMain({ metadata }: ProductDocument, main: ProductDocument): boolean {
  const isWhole = ['dress', 'suit'].includes(main.metadata.category ?? '');
  const clothes = categoriesUnder('clothes');
  const category = metadata.category ?? '';
  if (isWhole) return clothes.includes(category) && !categoriesUnder('outerwear').includes(category);
  return ['dress', 'suit'].includes(category);
}

function categoriesUnder(group: string): string[] {
  const concept = conceptOf('category_group', group);
  return concept ? narrowerThan(concept).map(({ value }) => value) : [];
}

function categoryOf(concept: Concept): string[] {
  if (concept.kind === 'category')
    return concept.trade === 'furniture' || concept.trade === undefined ? [concept.value] : [];
  return [];
}

function kindLabel(category: string | null, { language }: Turn): string {
  return category === null ? '' : asLabel(labelOf('category', category, language), language);
}

/** Whether the look could as well have been one for somebody else. */
function isForEither(documents: readonly ProductDocument[]): boolean {
  return documents.some(({ metadata }) => metadata.attributes.gender !== undefined);
}

function toCandidates(documents: readonly ProductDocument[]) {
  return documents
    .filter(({ metadata }) => metadata.current_price !== null)
    .map((document) => ({ id: document.id, price: document.metadata.current_price ?? 0, document }));
}
