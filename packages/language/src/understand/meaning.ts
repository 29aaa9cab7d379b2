/**
 * Selects the meaning of an ambiguous word by the things named beside it.
 *
 * Some kinds name a thing or a condition (`category`, `color`); they take precedence. Concepts of the others
 * (`symptom`, `use`, `style`, …) count only if the word has no such meaning. So `headache` stays the category of
 * painkillers, and `migraine`, which no category has, is the symptom.
 */
import { type Concept, type ConceptKind, THING_KINDS, type Trade } from '../concepts/concept.ts';
import type { ConceptMatch } from '../concepts/find-concepts.ts';
import { widerThan } from '../concepts/related.ts';

const NAMING_KINDS: ReadonlySet<ConceptKind> = new Set<ConceptKind>([
  'color',
  'material',
  'pattern',
  'gender',
  'age',
  'size',
  'season',
  'occasion',
  'dose_form',
  'ingredient',
  'category',
  'category_group',
  'product_type',
]);
/**
 * In these trades a colour or material beside the product is part of its name: green tea, orange juice, white noise.
 */
const TRADES_WITHOUT_LOOKS: ReadonlySet<Trade> = new Set<Trade>(['groceries', 'pharmacy', 'books']);
const LOOKS: ReadonlySet<ConceptKind> = new Set<ConceptKind>(['color', 'material', 'pattern', 'size', 'style']);
const TRADES_WITH_DOSES: ReadonlySet<Trade> = new Set<Trade>(['pharmacy', 'bodycare']);

export function isThing({ kind }: Concept): boolean {
  return THING_KINDS.has(kind);
}

/**
 * The category of a thing when it is unambiguous; undefined for other concepts, and for things with none or several.
 */
export function categoryOfThing(concept: Concept): Concept | undefined {
  if (concept.kind === 'category' || concept.kind === 'category_group') return concept;
  if (concept.kind !== 'product_type') return undefined;
  const [category, ...others] = widerThan(concept).filter(({ kind }) => kind === 'category');
  return others.length === 0 ? category : undefined;
}

/** Like `categoryOf`, for a thing in a text, whose word may name a group beside it: `walking shoes` are shoes. */
export function categoryAt({ concepts }: ConceptMatch, thing: Concept): Concept | undefined {
  return categoryOfThing(thing) ?? concepts.find((concept) => isThing(concept) && isBelow(thing, concept));
}

/** A shade is replaced by its base colour, merino by wool: products have the wider value. */
export function baseOf(concept: Concept): Concept {
  if (concept.kind !== 'color' && concept.kind !== 'material') return concept;
  return widerThan(concept).find(({ kind }) => kind === concept.kind) ?? concept;
}

/**
 * The meaning among several concepts of the same word; undefined when nothing decides, or when the word is part of a
 * name.
 */
export function meaningOf(match: ConceptMatch, trades: ReadonlySet<Trade>): Concept | undefined {
  const candidates = namedFirst(match.concepts);
  const named = trades.size === 0 ? candidates : candidates.filter((concept) => fits(concept, trades));
  // Pomegranate beside a shower gel is a scent; `კამრი` beside an oil filter is the car, not a camera.
  const fitting = named.length > 0 ? named : match.concepts.filter((one) => isTaste(one) || isCarFor(one, trades));
  const meaning = decide(withoutFiner(fitting), trades);
  if (meaning === undefined) return undefined;
  // The narrowest concept of the same word: `ankle boots` is a name of the category of boots and a type of its own.
  return fitting.find((concept) => concept.kind === 'product_type' && isBelow(concept, meaning)) ?? meaning;
}

/** The trades of the unambiguous things; a car is named only to buy something for it. */
export function tradesIn(matches: readonly ConceptMatch[]): Set<Trade> {
  const trades = new Set<Trade>();
  for (const match of matches) {
    const concepts = namedFirst(match.concepts);
    const isTasteToo = matches.length > 1 && match.concepts.some(isTaste);
    // `კამრიზე` beside an oil filter is "for a Camry", although other words have the same folded form.
    const isCarToo = match.concepts.some(isCar) && !concepts.some(isCar);
    const isCertain =
      !isTasteToo &&
      !isCarToo &&
      concepts.every((concept) => isThing(concept) || isCar(concept) || concept.kind === 'ingredient');
    const [trade, ...others] = new Set(concepts.flatMap((concept) => tradeOf(concept) ?? []));
    // A word of two trades, such as `ზეთი` (cooking oil, engine oil), decides nothing.
    if (isCertain && trade !== undefined && others.length === 0) trades.add(trade);
  }
  return trades;
}

function isTaste({ kind }: Concept): boolean {
  return kind === 'flavor' || kind === 'scent';
}

function isCar({ kind }: Concept): boolean {
  return kind === 'car_make' || kind === 'car_model';
}

function isCarFor(concept: Concept, trades: ReadonlySet<Trade>): boolean {
  return isCar(concept) && trades.has('auto');
}

function tradeOf(concept: Concept): Trade | undefined {
  return isCar(concept) ? 'auto' : concept.trade;
}

function namedFirst(concepts: readonly Concept[]): readonly Concept[] {
  const naming = concepts.filter(({ kind }) => NAMING_KINDS.has(kind));
  return naming.length > 0 ? naming : concepts;
}

/** Removes types beside their category and shades beside their colour, which have the same meaning. */
function withoutFiner(concepts: readonly Concept[]): readonly Concept[] {
  return concepts.filter(
    (concept) =>
      !concepts.some(
        (other) => (concept.kind === 'product_type' || concept.kind === other.kind) && isBelow(concept, other),
      ),
  );
}

function isBelow(concept: Concept, other: Concept): boolean {
  return widerThan(concept).some((wider) => wider === other || widerThan(wider).includes(other));
}

function decide(fitting: readonly Concept[], trades: ReadonlySet<Trade>): Concept | undefined {
  if (fitting.length === 1) return fitting[0];
  // Sugar the grocery and sugar the ingredient are the same request; so are a category and the group of the same name.
  const category = fitting.find(({ kind }) => kind === 'category');
  const isOneThing = fitting.every(({ value, kind }) => value === category?.value || kind === 'ingredient');
  if (category !== undefined && isOneThing) return category;
  const things = fitting.filter(isThing);
  if (things.length === fitting.length) return things[0];
  // Without other things, a thing called by its material (`جينز`: jeans, denim) is the thing.
  const isThingOrMaterial = fitting.every((concept) => isThing(concept) || concept.kind === 'material');
  if (trades.size === 0 && isThingOrMaterial) return things[0];
  // Among concepts that name no thing the first is taken: the use and the sport of running are answered alike.
  const areWishes = fitting.every(({ kind }) => !NAMING_KINDS.has(kind));
  return trades.size === 0 && !areWishes ? undefined : fitting[0];
}

function fits({ kind, trade }: Concept, trades: ReadonlySet<Trade>): boolean {
  if (trade !== undefined) return trades.has(trade);
  if (kind === 'dose_form') return [...trades].some((one) => TRADES_WITH_DOSES.has(one));
  if (LOOKS.has(kind)) return [...trades].some((one) => !TRADES_WITHOUT_LOOKS.has(one));
  return true;
}
