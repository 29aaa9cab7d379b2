/** Searches for products by a new request in the shopper's words. */
import { attributeValues } from '@quarry/contract';
import { conceptOf, conceptsIn, measuresIn, substanceOf } from '@quarry/language';
import { changeWishes, type Memory, type Wishes } from '../../../memory/memory.ts';
import { labelOfAnyKind, narrowed, valuesOf } from '../../../memory/wishes.ts';
import type { ReplyPiece } from '../../../reply-piece.ts';
import type { FoundProducts } from '../../../tools/store-tools.ts';
import type { Turn } from '../../mind.ts';
import { foldText } from '../../../words/fold-text.ts';
import { asTyped } from '../slots/as-typed.ts';
import { findCore } from '../../../plan/core-request.ts';
import { forModel } from '../../../plan/models.ts';
import { PLAN_WORDING } from '../../../say/plan-wording.ts';
import type { WishSlots } from '../slots/wish-slots.ts';
import { FREE_FROM_WORDING } from '../wording/free-from.ts';
import { oneOf } from '../wording/wording.ts';
import { WORDINGS } from '../wording/wordings.ts';
import { type Finding, type FoundFinding, lookCloser, lookFor, lookForAllOf } from './look-for.ts';
import { exactLimits } from './price-limit.ts';
import { countOf, describeWish, type ProductPage, showProducts } from './show-products.ts';
import { listOf } from '../../../phrases/phrase-lists.ts';
import { OWN_PHRASES } from '../../../phrases/own-phrases.ts';

const LONGEST_ADDITION = 4;
/** For a thing that neither lexicon nor catalogue contains. */
const LONGEST_NAME = 1;
/** What was looked for is not there as it was wished for. */
export const MISSES: ReadonlySet<Finding['kind']> = new Set(['close', 'not-carried', 'not-understood', 'nothing']);

const ABSENT: ReadonlySet<Finding['kind']> = new Set(['not-carried', 'not-understood', 'nothing']);

/** @param isQuestion the message may not be a product request: then only a great match is an answer. */
export async function* find(turn: Turn, wish: WishSlots, isQuestion: boolean): AsyncGenerator<ReplyPiece> {
  const { language, memory } = turn;
  const wording = WORDINGS[language];
  yield { type: 'step', content: wording.steps.searching };

  const further = mayGoOn(wish) ? await lookFurther(turn, wish) : null;
  if (further) return yield* answerFinding(turn, further.wishes, further);

  const kept = withAllEarlier(withEarlierPerson(withEarlierLimits(wish, memory), memory), turn);
  const wishes = wishesOf(await inSameColor(turn, kept), turn);
  const finding = await lookFor(turn, wishes);
  const fitting = 'found' in finding ? await ofModelMeant(turn, wishes, finding.found) : null;
  if (fitting) return yield* showProducts(turn, fitting);
  // "What is this" contains words of descriptions that do not identify a product.
  const isAnswer =
    finding.kind === 'not-said' ||
    (finding.kind === 'found' &&
      finding.found.documents.some(
        ({ metadata: { great_match, reasons = [] } }) =>
          great_match && (reasons.length === 0 || reasons.some(({ field }) => field !== 'description')),
      ));
  const isMiss = MISSES.has(finding.kind);
  const asTyped = 'found' in finding ? finding.found.documents : [];
  const ofLexicon = isMiss ? await findCore(turn, wishes, 'lexicon', asTyped) : null;
  if (isMiss || (isQuestion && !isAnswer)) {
    const guessed = await turn.guess?.(ofLexicon === null && ABSENT.has(finding.kind));
    if (guessed) return yield* guessed();
  }
  const core = ofLexicon ?? (isMiss ? await findCore(turn, wishes, 'shop', asTyped) : null);
  if (core) {
    const count = countOf(core.found.total, turn);
    const found = oneOf(wording.found, memory.turns)({ count, wish: describeWish(core.wishes, turn) });
    const unsaid = core.unsaid.map((text) => wording.quote(text)).join(wording.comma);
    const opening = unsaid === '' ? found : `${found} ${PLAN_WORDING[language].noneSaysSo(unsaid)}`;
    return yield* showProducts(turn, { found: core.found, wishes: core.wishes, page: 1, opening });
  }
  const asksFor = turn.reading?.operations.some(({ kind }) => kind === 'find' || kind === 'shop-info') === true;
  if (asksFor && finding.kind === 'not-understood' && wish.said !== '' && wish.said.split(' ').length <= LONGEST_NAME) {
    yield { type: 'text', content: oneOf(PLAN_WORDING[language].notSold, memory.turns)(describeWish(wishes, turn)) };
    yield { type: 'docs', content: { documents: [] } };
    return;
  }
  // Words without results of their own may be conditions on the shown products.
  if (memory.wishes && !isQuestion && MISSES.has(finding.kind)) {
    const { category: _kind, ...filters } = wish.filters;
    const instead = further ?? (await lookFurther(turn, { ...wish, filters, words: wish.said }));
    if (instead) return yield* answerFinding(turn, instead.wishes, instead);
  }
  // "55 inch" where the list has only 43: what there is, and that it is not just so.
  if (memory.wishes && isMeasureAlone(turn)) {
    const nearest = await lookFor(turn, memory.wishes);
    if ('found' in nearest && nearest.found.total > 0) {
      const asked = narrowed(memory.wishes, {}, wish.said);
      return yield* answerFinding(turn, asked, { kind: 'close', found: nearest.found, wishes: nearest.wishes });
    }
  }
  const isGuess = memory.wishes !== null && finding.kind === 'close' && !wish.namesProduct;
  if ((isQuestion && !isAnswer) || isGuess) {
    yield { type: 'text', content: oneOf(wording.unknown, memory.turns) };
    return;
  }
  yield* answerFinding(turn, wishes, finding);
}

/** Those that are for the device that is meant, where the products of this request differ in it. */
async function ofModelMeant(turn: Turn, wishes: Wishes, found: FoundProducts): Promise<ProductPage | null> {
  const { memory, language, tools } = turn;
  const first = forModel(turn, wishes, found.documents);
  const model = first?.model ?? memory.model;
  if (model === null || found.documents.length === 0) return null;
  const kinds = new Set(found.documents.slice(0, TELLING).map(({ metadata }) => metadata.category));
  const query = `${wishes.words} ${model}`;
  const { documents: near } = await tools.searchProducts({
    query,
    filters: exactLimits(wishes),
    page: 1,
    limit: LOOKED_AT,
  });
  const own = near.filter(({ metadata }) => kinds.has(metadata.category));
  const fitting = forModel(turn, wishes, own.length > 0 ? own : found.documents);
  if (!fitting) return null;
  const { documents } = fitting;
  memory.model = fitting.model;
  const ids = documents.map(({ id }) => id);
  const count = countOf(documents.length, turn);
  const opening = oneOf(WORDINGS[language].found, memory.turns)({ count, wish: describeWish(fitting.wishes, turn) });
  const kept = { ...fitting.wishes, filters: { ...fitting.wishes.filters, ids } };
  return { found: { ...found, total: documents.length, documents }, wishes: kept, page: 1, opening };
}
const LOOKED_AT = 48;
/** The kinds of the best matches are the kinds that a request means. */
const TELLING = 2;

/** "128 GB", "Ferrobit": words that only the shown products explain. Null if they do not. */
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

/** "Make it a sofa instead": another kind in place of the one before, the rest as it was. */
function withAllEarlier(wish: WishSlots, { message, memory }: Turn): WishSlots {
  if (!wish.namesProduct || !memory.wishes || !listOf('instead').in(foldText(message))) return wish;
  const { category: _kind, brand: _brand, size: _size, attributes: _attributes, ...kept } = memory.wishes.filters;
  return { ...wish, filters: { ...kept, ...wish.filters } };
}

/** "For men" is said of the suit and holds for the shirt that is asked for next. */
function withEarlierPerson(wish: WishSlots, { wishes }: Memory): WishSlots {
  const { gender } = wishes?.filters ?? {};
  const isWorn = valuesOf(wish.filters.category).some((value) => conceptOf('category', value)?.trade === 'fashion');
  if (!wish.namesProduct || gender === undefined || wish.filters.gender !== undefined || !isWorn) return wish;
  if (wish.said.split(' ').length > LONGEST_ADDITION) return wish;
  return { ...wish, filters: { ...wish.filters, gender } };
}

/**
 * "Something for a wedding, about 150", then "a dress": the first kind of product that is named goes on with the limits,
 * and with the looks that were wished for before there was a kind.
 */
function withEarlierLimits(wish: WishSlots, { wishes, language }: Memory): WishSlots {
  if (!wish.namesProduct || !wishes || wishes.filters.category !== undefined) return wish;
  // "Tiles too": one more thing, not the thing that was meant.
  if (ONE_MORE.test(wish.said)) return wish;
  const named = conceptsIn(wishes.words, { language: language ?? 'en' });
  if (named.some(({ concept }) => concept.kind === 'product_type' || concept.kind === 'category')) return wish;
  const { color, material } = wishes.filters;
  const looks = {
    ...(color !== undefined && wish.filters.color === undefined && { color }),
    ...(material !== undefined && wish.filters.material === undefined && { material }),
  };
  return withLimits({ ...wish, filters: { ...looks, ...wish.filters } }, wishes);
}

const ONE_MORE = /(?<!\p{L})(?:too|also|as well|ასევე|აგრეთვე|ayrıca|bir de|أيضا|ايضا|كمان|həm də|həmçinin)(?!\p{L})/iu;

function withLimits(wish: WishSlots, wishes: Wishes): WishSlots {
  const { price_min, price_max } = wishes.filters;
  const hasOwn = wish.filters.price_min !== undefined || wish.filters.price_max !== undefined;
  if (hasOwn || (price_min === undefined && price_max === undefined)) return wish;
  const limits = { ...(price_min !== undefined && { price_min }), ...(price_max !== undefined && { price_max }) };
  return { ...wish, filters: { ...wish.filters, ...limits } };
}

/** "Earrings too, in the same colour": the colour of the request, or of the product mentioned last. */
async function inSameColor({ message, memory, tools }: Turn, wish: WishSlots): Promise<WishSlots> {
  if (!listOf('sameColor').in(foldText(message)) || wish.filters.color !== undefined || !memory.wishes) return wish;
  const wished = memory.wishes.filters.color;
  const [spokenOf] = wished === undefined ? await tools.productFacts(memory.focus.slice(0, 1)) : [];
  const color = wished ?? attributeValues(spokenOf?.metadata.attributes ?? {}, 'color');
  if (valuesOf(color).length === 0) return wish;
  const words = listOf('sameColor').removeFrom(wish.words);
  return { ...wish, words, said: words, filters: { ...wish.filters, color } };
}

function isMeasureAlone({ message, language }: Turn): boolean {
  const measures = measuresIn(message, { language });
  let left = message;
  for (const { start, end } of [...measures].reverse()) left = `${left.slice(0, start)} ${left.slice(end)}`;
  return measures.length > 0 && !/\p{L}/u.test(OWN_PHRASES[language].unsaid.removeFrom(left));
}

const isInStock = (finding: Finding): boolean =>
  finding.kind === 'sold-out' && finding.wishes.filters.in_stock === true;

/** A few words that name no product may refer to the previous request. */
function mayGoOn({ namesProduct, words }: WishSlots): boolean {
  return !namesProduct && words !== '' && words.split(' ').length <= LONGEST_ADDITION;
}

/** Shows the results, if any; returns whether there were any. */
export async function* findIfThere(turn: Turn, wish: WishSlots): AsyncGenerator<ReplyPiece, boolean> {
  const wishes = wishesOf(wish, turn);
  const finding = await lookFor(turn, wishes);
  if (finding.kind !== 'found') return false;
  yield* answerFinding(turn, wishes, finding);
  return true;
}

/** The sentence about results, of a new request or a narrowed one. */
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
    wording.notCarried(wording.quote(labelOfAnyKind(category, language)));

  if (finding.kind === 'nothing' || finding.kind === 'not-understood') {
    const ways = finding.kind === 'nothing' ? wording.nothing : wording.notUnderstood;
    const isOnlyRuledOut = finding.kind === 'nothing' && isRuledOutAlone(wishes);
    yield { type: 'text', content: isOnlyRuledOut ? notSaid(wishes, turn) : oneOf(ways, memory.turns)(wish) };
    // A constraint without results is kept: "never mind the colour" may refer to it.
    if (finding.kind === 'nothing') keepWishes(memory, wishes);
    // An empty list informs the page that the message was a product request without results.
    yield { type: 'docs', content: { documents: [] } };
    return;
  }
  if ((finding.kind === 'sold-out' || finding.kind === 'not-carried') && finding.found.total === 0) {
    yield { type: 'text', content: finding.kind === 'sold-out' ? wording.soldOut(wish) : notCarried(finding.category) };
    yield { type: 'docs', content: { documents: [] } };
    return;
  }
  const count = countOf(statedAmong(finding.found), turn);
  const openings = {
    'not-said': () => notSaid(wishes, turn),
    'sold-out': () => (isInStock(finding) ? `${wording.soldOut(wish)} ${wording.nearest}` : wording.soldOut(wish)),
    'not-carried': () => `${notCarried(finding.kind === 'not-carried' ? finding.category : '')} ${wording.nearest}`,
    found: () =>
      [oneOf(wording.found, memory.turns)({ count, wish }), restNotSaid(finding, turn)].filter(Boolean).join(' '),
    close: () => oneOf(wording.closest, memory.turns)(wish),
    relaxed: () => {
      const letGo = finding.kind === 'relaxed' ? finding.letGo : 'all';
      const condition = letGo === 'all' ? wording.lettingGoOfAll : wording.lettingGo[letGo];
      return wording.relaxed({ wish, condition, count });
    },
  };
  const { found, wishes: met } = finding;
  const namesBest = finding.kind !== 'not-said';
  yield* showProducts(turn, { found, wishes: met, page: 1, opening: openings[finding.kind](), namesBest, ...asking });
}

/** The number of products that meet the request; products with unknown verdicts are not counted. */
function statedAmong({ total, exclusions = [] }: FoundProducts): number {
  const unsaid = exclusions.some((one) => one.unsaid > 0);
  return unsaid ? Math.min(...exclusions.map(({ stated }) => stated)) : total;
}

function restNotSaid(finding: Finding, turn: Turn): string {
  if (finding.kind !== 'found') return '';
  const unsaid = Math.max(0, ...(finding.found.exclusions ?? []).map((one) => one.unsaid));
  return unsaid === 0 ? '' : FREE_FROM_WORDING[turn.language].restDoesNotSay(countOf(unsaid, turn));
}

function isRuledOutAlone({ words, filters: { exclude = [], ...filters } }: Wishes): boolean {
  const isSubstance = exclude.length > 0 && exclude.every((value) => substanceOf(value) !== undefined);
  return isSubstance && words === '' && Object.keys(filters).length === 0;
}

/** The exclusion is omitted from the sentence, because no product states that it meets it. */
function notSaid(wishes: Wishes, turn: Turn): string {
  const { exclude = [], ...filters } = wishes.filters;
  const left = [...new Set([...exclude, ...turn.memory.avoid])];
  const { comma } = WORDINGS[turn.language];
  const labels = left.map((value) => labelOfAnyKind(value, turn.language)).join(comma);
  const wording = FREE_FROM_WORDING[turn.language];
  const rest: Wishes = { ...wishes, said: wishes.words, filters };
  const isAll = wishes.words === '' && Object.keys(filters).length === 0;
  return isAll ? wording.noneStateAtAll(labels) : wording.noneState({ labels, wish: describeWish(rest, turn) });
}

/** Sets the request without a list of results. */
function keepWishes(memory: Memory, wishes: Wishes): void {
  changeWishes(memory, wishes);
  memory.shown = { ...memory.shown, page: 1, total: memory.shown.products.length };
}

function wishesOf({ words, said, filters, askedAs }: WishSlots, { language, memory }: Turn): Wishes {
  const shownAs = askedAs && { shownAs: WORDINGS[language].quote(asTyped(askedAs, memory.typed)) };
  return { words, said, filters, sort: 'relevance', ...shownAs };
}
