/** Finding: a new wish in the shopper's own words. */
import { changeWishes, type Memory, type Wishes } from '../../../memory/memory.ts';
import { labelFor, narrowed } from '../../../memory/wishes.ts';
import type { ReplyPiece } from '../../../reply-piece.ts';
import type { Turn } from '../../mind.ts';
import type { WishSlots } from '../slots/wish-slots.ts';
import { oneOf } from '../wording/wording.ts';
import { WORDINGS } from '../wording/wordings.ts';
import { type Finding, type FoundFinding, lookCloser, lookFor, lookForAllOf } from './look-for.ts';
import { countOf, describeWish, type ProductPage, showProducts } from './show-products.ts';

const LONGEST_ADDITION = 4;
const MISSES: ReadonlySet<Finding['kind']> = new Set(['close', 'not-carried', 'not-understood', 'nothing']);

/** @param isQuestion the message may be no wish at all: then only a product that fits well is an answer. */
export async function* find(turn: Turn, wish: WishSlots, isQuestion: boolean): AsyncGenerator<ReplyPiece> {
  const { language, memory } = turn;
  const wording = WORDINGS[language];
  yield { type: 'step', content: wording.steps.searching };

  const further = mayGoOn(wish) ? await lookFurther(turn, wish) : null;
  if (further) return yield* answerFinding(turn, further.wishes, further);

  const wishes = wishesOf(withEarlierLimits(wish, memory));
  const finding = await lookFor(turn, wishes);
  // "What is this" holds words that stand in some description; they say nothing about the product.
  const isAnswer =
    finding.kind === 'found' &&
    finding.found.documents.some(
      ({ metadata: { great_match, reasons = [] } }) =>
        great_match && (reasons.length === 0 || reasons.some(({ field }) => field !== 'description')),
    );
  // What fits nothing by itself may still say something about the products on the table.
  if (memory.wishes && !isQuestion && MISSES.has(finding.kind)) {
    const { category: _kind, ...filters } = wish.filters;
    const instead = further ?? (await lookFurther(turn, { ...wish, filters, words: wish.said }));
    if (instead) return yield* answerFinding(turn, instead.wishes, instead);
  }
  const isGuess = memory.wishes !== null && finding.kind === 'close' && !wish.namesProduct;
  if ((isQuestion && !isAnswer) || isGuess) {
    yield { type: 'text', content: oneOf(wording.unknown, memory.turns) };
    return;
  }
  yield* answerFinding(turn, wishes, finding);
}

/** "128 GB", "Ferrobit": words that only the products on the table explain. Null when they do not. */
async function lookFurther(turn: Turn, { filters, words }: WishSlots): Promise<FoundFinding | null> {
  const { wishes } = turn.memory;
  if (!wishes) return null;
  const closer = await lookCloser(turn, wishes);
  if (closer) return closer;
  const further = await lookForAllOf(turn, narrowed(wishes, filters, words));
  if (further || words === '' || wishes.words === '') return further;
  // `ხელის` after `კრემი`: where what describes a thing stands before it, it is said before.
  const before = narrowed({ ...wishes, words, said: words }, filters, wishes.words);
  return lookForAllOf(turn, before);
}

/** "Something for a wedding, about 150", then "a dress": the first kind of product that is named goes on with the limits. */
function withEarlierLimits(wish: WishSlots, { wishes }: Memory): WishSlots {
  if (!wish.namesProduct || !wishes || wishes.filters.category !== undefined) return wish;
  const { price_min, price_max } = wishes.filters;
  const hasOwn = wish.filters.price_min !== undefined || wish.filters.price_max !== undefined;
  if (hasOwn || (price_min === undefined && price_max === undefined)) return wish;
  const limits = { ...(price_min !== undefined && { price_min }), ...(price_max !== undefined && { price_max }) };
  return { ...wish, filters: { ...wish.filters, ...limits } };
}

const isInStock = (finding: Finding): boolean =>
  finding.kind === 'sold-out' && finding.wishes.filters.in_stock === true;

/** A few words that name no product may be about those that were wished for before. */
function mayGoOn({ namesProduct, words }: WishSlots): boolean {
  return !namesProduct && words !== '' && words.split(' ').length <= LONGEST_ADDITION;
}

/** Shows what there is and says nothing when there is nothing; tells whether there was. */
export async function* findIfThere(turn: Turn, wish: WishSlots): AsyncGenerator<ReplyPiece, boolean> {
  const wishes = wishesOf(wish);
  const finding = await lookFor(turn, wishes);
  if (finding.kind !== 'found') return false;
  yield* answerFinding(turn, wishes, finding);
  return true;
}

/** Words a finding, whether it came from a new wish or from a narrowed one. */
export async function* answerFinding(
  turn: Turn,
  wishes: Wishes,
  finding: Finding,
  asking: Pick<ProductPage, 'question' | 'replies' | 'about'> = {},
): AsyncGenerator<ReplyPiece> {
  const { language, memory } = turn;
  const wording = WORDINGS[language];
  const wish = describeWish(wishes, turn);
  const notCarried = (category: string): string =>
    wording.notCarried(wording.quote(labelFor('category', category, language)));

  if (finding.kind === 'nothing' || finding.kind === 'not-understood') {
    const ways = finding.kind === 'nothing' ? wording.nothing : wording.notUnderstood;
    yield { type: 'text', content: oneOf(ways, memory.turns)(wish) };
    // What nothing meets is still wished for: "never mind the colour" speaks of it.
    if (finding.kind === 'nothing') keepWishes(memory, wishes);
    // An empty list tells the page that the wish was a wish, and that nothing meets it.
    yield { type: 'docs', content: { documents: [] } };
    return;
  }
  if ((finding.kind === 'sold-out' || finding.kind === 'not-carried') && finding.found.total === 0) {
    yield { type: 'text', content: finding.kind === 'sold-out' ? wording.soldOut(wish) : notCarried(finding.category) };
    yield { type: 'docs', content: { documents: [] } };
    return;
  }
  const count = countOf(finding.found.total, turn);
  const openings = {
    'sold-out': () => (isInStock(finding) ? `${wording.soldOut(wish)} ${wording.nearest}` : wording.soldOut(wish)),
    'not-carried': () => `${notCarried(finding.kind === 'not-carried' ? finding.category : '')} ${wording.nearest}`,
    found: () => oneOf(wording.found, memory.turns)({ count, wish }),
    close: () => oneOf(wording.closest, memory.turns)(wish),
    relaxed: () => {
      const letGo = finding.kind === 'relaxed' ? finding.letGo : 'all';
      const condition = letGo === 'all' ? wording.lettingGoOfAll : wording.lettingGo[letGo];
      return wording.relaxed({ wish, condition, count });
    },
  };
  const { found, wishes: met } = finding;
  yield* showProducts(turn, { found, wishes: met, page: 1, opening: openings[finding.kind](), ...asking });
}

/** The wishes count from now on, without a list of theirs on the table. */
function keepWishes(memory: Memory, wishes: Wishes): void {
  changeWishes(memory, wishes);
  memory.shown = { ...memory.shown, page: 1, total: memory.shown.products.length };
}

function wishesOf({ words, said, filters }: WishSlots): Wishes {
  return { words, said, filters, sort: 'relevance' };
}
