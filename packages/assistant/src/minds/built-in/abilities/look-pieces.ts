/**
 * Selects the pieces of an outfit. The first is a garment for the occasion, or a product already shown; the others are
 * products that go with it, one per kind that is worn together.
 */
import type { ProductDocument } from '@quarry/contract';
import { answersTo, conceptOf, conceptsIn, widerThan } from '@quarry/language';
import type { Outfit } from '../../../memory/advice.ts';
import type { Turn } from '../../mind.ts';
import { readReferences } from '../slots/references.ts';
import { CANDIDATES, categoriesUnder, MAIN_KINDS } from './set-pieces.ts';

const PARTNERS = 50;
const MAX_BEGINNINGS = 3;
/** Worn without another top or bottom. */
const WHOLES = ['dress', 'suit'];

/** The piece that a look begins with, then its partners, one kind of thing after the other. */
export async function lookKinds(turn: Turn, plan: Outfit): Promise<ProductDocument[][]> {
  const { tools, message, language, memory } = turn;
  const [pointed] = readReferences(message, language, memory)?.ids ?? [];
  const isAroundOne = plan.words === '' && Object.keys(plan.filters).length === 0;
  const start = pointed ?? (isAroundOne ? (memory.focus[0] ?? memory.shown.products[0]?.id) : undefined);
  const mains = start === undefined ? await mainPieces(turn, plan) : await tools.productFacts([start]);
  const { main, partners } = await firstWithPartners(turn, mains);
  if (!main) return [];
  const { price_max: budget } = plan.filters;
  const slots = new Map<string, ProductDocument[]>();
  const own = slotOf(main.metadata.category) ?? '';
  for (const document of partners) {
    const slot = slotOf(document.metadata.category);
    if (slot === null || slot === own || excludes(slot, new Set([own, ...slots.keys()]))) continue;
    if (budget !== undefined && (document.metadata.current_price ?? 0) > budget) continue;
    slots.set(slot, [...(slots.get(slot) ?? []), document]);
  }
  const inOrder = [...slots].sort(([one], [other]) => importance(one) - importance(other));
  return [mains, ...inOrder.map(([, documents]) => documents)];
}

/** A piece that nothing goes with begins no look. */
async function firstWithPartners(
  { tools }: Turn,
  mains: readonly ProductDocument[],
): Promise<{ main: ProductDocument | undefined; partners: ProductDocument[] }> {
  for (const main of mains.slice(0, MAX_BEGINNINGS)) {
    const partners = await tools.goesWith(main.id, PARTNERS);
    if (partners.length > 0) return { main, partners: partners.map(({ document }) => document) };
  }
  return { main: mains[0], partners: [] };
}

/** Clothes that answer the occasion, the best first; without an occasion any that begin a look. */
async function mainPieces({ tools }: Turn, { words, filters }: Outfit): Promise<ProductDocument[]> {
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

/** One piece of each: shoes, bags, jewellery, outerwear; of clothes either a whole (a dress, a suit) or a top and a bottom. */
function slotOf(category: string | null): string | null {
  const concept = category === null ? undefined : conceptOf('category', category);
  if (!concept || concept.trade !== 'fashion') return null;
  const groups = widerThan(concept).map(({ value }) => value);
  const group = groups.find((value) => value !== 'clothes' && value !== 'accessories');
  if (group) return group;
  if (!groups.includes('clothes')) return concept.value;
  return WHOLES.includes(concept.value) ? 'whole' : 'bottoms';
}

/** What a look needs before what adorns it. */
const IMPORTANCE = ['whole', 'tops', 'bottoms', 'shoes', 'bags', 'outerwear', 'jewellery'];
function importance(slot: string): number {
  const place = IMPORTANCE.indexOf(slot);
  return place < 0 ? IMPORTANCE.length : place;
}

/** What is worn in place of each other: beside a dress no trousers, beside a shirt no dress. */
function excludes(slot: string, taken: ReadonlySet<string>): boolean {
  if (slot === 'whole') return taken.has('tops') || taken.has('bottoms');
  return (slot === 'tops' || slot === 'bottoms') && taken.has('whole');
}
