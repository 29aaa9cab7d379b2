/**
 * Messages about products that lie on the table: comparing them, asking about one, more like one, without one, taking
 * one, another order, back to the wishes before. Null for a message that is about none of them.
 */
import type { Language, SearchSort } from '@quarry/contract';
import { measuresIn, understand } from '@quarry/language';
import type { Memory } from '../../../memory/memory.ts';
import { foldText } from '../../../words/fold-text.ts';
import type { PhraseList } from '../../../words/phrases.ts';
import { OWN_PHRASES, PHRASES } from '../phrases/phrase-books.ts';
import { BACK_TO_BEFORE, GOING_BACK } from '../phrases/asides.ts';
import { OWN_TALK, SORTING, UNDO, WANTS } from '../phrases/product-talk/product-talks.ts';
import { POINTERS } from '../slots/reference-words.ts';
import { type References, readReferences } from '../slots/references.ts';
import { readWishSlots, type WishSlots } from '../slots/wish-slots.ts';
import { type Comparison, readCompared } from './compared-products.ts';
import { isPlainQuestion, type ProductQuestion, readQuestion, saysNothingElse } from './product-question.ts';

export type WhichBest = 'cheapest' | 'dearest' | 'bestRated';
export type LetGoKey = 'price' | 'size' | 'color' | 'material' | 'brand';

export type ProductIntent =
  | Comparison
  | ({ kind: 'about' } & ProductQuestion)
  | { kind: 'not-that' | 'choose'; ids: readonly string[] }
  /** `price`: more like it, and cheaper or dearer. */
  | { kind: 'alike'; ids: readonly string[]; price: 'cheaper' | 'dearer' | null }
  /** "Which one is the cheapest": of these, or of all that was found. */
  | { kind: 'which'; best: WhichBest; ids: readonly string[] | null }
  | { kind: 'undo' }
  /** Nothing of this brand, as the shop writes it. */
  | { kind: 'not-by'; brand: string }
  /** "Forget the price", "any colour". */
  | { kind: 'let-go'; keys: readonly LetGoKey[] }
  | { kind: 'other-color' }
  /** A place in the list that the list does not have. */
  | { kind: 'no-such-place' }
  /** `wish`: what is looked for at the same time, when anything is. */
  | { kind: 'sort'; sort: SearchSort; wish: WishSlots };

export function recogniseProductTalk(
  message: string,
  language: Language,
  currency: string,
  memory: Memory,
): ProductIntent | null {
  const folded = foldText(message).trim();
  const core = foldText(OWN_PHRASES[language].around.removeFrom(message) || message);
  const hasTable = memory.shown.products.length > 0 || memory.focus.length > 0;
  if (hasTable && (UNDO.isAllOf(folded) || UNDO.isAllOf(core) || goesBack(message, language, memory))) {
    return { kind: 'undo' };
  }

  const own = OWN_TALK[language];
  const notBy = hasTable && memory.wishes ? brandRuledOut(message, language, memory) : null;
  if (notBy) return notBy;
  const letGo = memory.wishes && readLetGo(message, language, currency);
  if (letGo) return letGo;
  const which = hasTable ? readWhich(message, language, memory) : null;
  if (which) return which;
  const references = readReferences(message, language, memory);
  if (
    hasTable &&
    !references &&
    memory.focus.length > 0 &&
    own.choose.in(folded) &&
    isAllBut(message, language, own.choose)
  ) {
    return { kind: 'choose', ids: memory.focus.slice(0, 1) };
  }
  if (own.compare.in(folded)) {
    const compared = readCompared(message, language, memory, references);
    if (compared) return compared;
  }
  if (references?.how === 'place' && references.ids.length === 0) {
    const asked = Object.values(own.facts).reduce((text, list) => list.removeFrom(text), references.rest);
    const { unexplained, namesProduct } = readWishSlots(asked, language, currency);
    if (!namesProduct && unexplained.length <= 1) return { kind: 'no-such-place' };
  }
  if (references && references.ids.length > 0) {
    const about = pointed(message, language, currency, references);
    if (about) return about;
  }
  if (memory.isAboutFew && !references) {
    const about = readQuestion(message, language, { ids: memory.focus, rest: message, how: 'pronoun', described: [] });
    if (about && isPlainQuestion(about, folded, own.yesOrNo) && saysNothingElse(message, language, currency, about)) {
      return { kind: 'about', ...about };
    }
  }
  return readSort(message, language, currency, memory);
}

/** "Okay, take me back to the ones before please". */
function goesBack(message: string, language: Language, memory: Memory): boolean {
  if (memory.earlierWishes.length === 0 || !BACK_TO_BEFORE.in(foldText(message))) return false;
  const rest = UNDO.removeFrom(BACK_TO_BEFORE.removeFrom(message));
  const left = GOING_BACK.removeFrom(OWN_PHRASES[language].unsaid.removeFrom(rest));
  return !/\p{L}{3}/u.test(left);
}

function comparedPrice(folded: string): 'cheaper' | 'dearer' | null {
  return PHRASES.cheaper.in(folded) ? 'cheaper' : PHRASES.dearer.in(folded) ? 'dearer' : null;
}

/** "Which of those two is cheaper", `ən ucuzu hansıdır`. */
function readWhich(message: string, language: Language, memory: Memory): ProductIntent | null {
  const folded = foldText(message);
  const { which } = OWN_TALK[language];
  const { cheapest, dearest, bestRated, several } = POINTERS[language];
  if (!which.in(folded)) return null;
  const lists = [
    ['cheapest', [cheapest, PHRASES.cheaper]],
    ['dearest', [dearest, PHRASES.dearer]],
    ['bestRated', [bestRated]],
  ] as const;
  const places = readReferences(message, language, memory);
  const isOfPlaces = places?.how === 'place' && places.ids.length > 1;
  for (const [best, ways] of lists) {
    if (!ways.some((list) => list.in(folded))) continue;
    if (isOfPlaces) return { kind: 'which', best, ids: places.ids };
    const left = [...ways, which, several].reduce((text, list) => list.removeFrom(text), message);
    if (!isAllBut(left, language, which)) continue;
    const isOfFew = several.in(folded) || (memory.isAboutFew && memory.focus.length > 1);
    const few = memory.focus.length > 1 ? memory.focus : memory.shown.products.slice(0, 2).map(({ id }) => id);
    return { kind: 'which', best, ids: isOfFew ? few : null };
  }
  return null;
}

/** "Everything but Figlore", `Figlore-ს გარდა`: a brand on the table, and nothing else but that it is not wanted. */
function brandRuledOut(message: string, language: Language, memory: Memory): ProductIntent | null {
  const own = OWN_TALK[language];
  const folded = foldText(message);
  if (!own.notThat.in(folded)) return null;
  const brands = [...new Set([...memory.shown.products, ...memory.seen].flatMap(({ brand }) => brand ?? []))];
  const brand = brands.find((name) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(foldText(name))}`, 'u').test(folded));
  if (brand === undefined) return null;
  const rest = folded.replace(new RegExp(`${escaped(foldText(brand))}[-'’]?\\p{L}{0,4}`, 'u'), ' ');
  return isAllBut(OWN_PHRASES[language].unsaid.removeFrom(rest), language, own.notThat)
    ? { kind: 'not-by', brand }
    : null;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function readLetGo(message: string, language: Language, currency: string): ProductIntent | null {
  const own = OWN_TALK[language];
  const folded = foldText(message);
  const { filters: said, namesProduct } = readWishSlots(message, language, currency);
  // `مو مهم` is no exclusion of what is important.
  const { exclude: _notWanted, ...filters } = said;
  if (namesProduct || Object.keys(filters).length > 0 || measuresIn(message, { language }).length > 0) return null;
  const { spans } = understand(message, { language });
  // "Any colour but white", "another colour than black" name one that is not wanted.
  if (spans.some(({ kind, negated }) => negated && kind === 'color')) return null;
  if (own.otherColor.in(folded)) return { kind: 'other-color' };
  if (!own.letGo.in(folded)) return null;
  const keys = LET_GO_KEYS.filter((key) => own.facts[key].in(folded));
  return keys.length > 0 ? { kind: 'let-go', keys } : null;
}

const LET_GO_KEYS: readonly LetGoKey[] = ['price', 'size', 'color', 'material', 'brand'];

/** What is said of products that the message points at. */
function pointed(message: string, language: Language, currency: string, references: References): ProductIntent | null {
  const { ids, rest, how } = references;
  const own = OWN_TALK[language];
  const folded = foldText(rest);
  const { understood, order } = understand(rest, { language });
  const saysCondition = Object.keys(understood).length > 0;
  const isPlain = how !== 'description' && !saysCondition;
  // "Without the red one" is a wish about a colour; "without the second" is about a product.
  if (isPlain && own.alike.in(folded) && isAllBut(rest, language, own.alike)) {
    return { kind: 'alike', ids, price: comparedPrice(folded) };
  }
  if (isPlain && own.notThat.in(folded) && isAllBut(rest, language, own.notThat)) return { kind: 'not-that', ids };

  const question = readQuestion(message, language, references);
  if (question) return { kind: 'about', ...question };
  const wish = readWishSlots(rest, language, currency);
  // "Cheapest first" asks for an order.
  const saysMore =
    wish.namesProduct || order !== undefined || wish.unexplained.length > 0 || Object.keys(wish.filters).length > 0;
  if (own.choose.in(folded) && isAllBut(rest, language, own.choose)) return { kind: 'choose', ids };
  // "I want that one": of a place or a pronoun; "I want the blue dress" may as well be a wish.
  if ((how === 'place' || how === 'pronoun') && WANTS.in(folded) && isAllBut(rest, language, WANTS)) {
    return { kind: 'choose', ids };
  }
  // "The second one", and nothing else.
  const isBare = how === 'place' && !saysMore;
  const nothingAsked = { topics: [], attributes: [], asked: {}, concepts: [], words: '' };
  return isBare ? { kind: 'about', ids, ...nothingAsked } : null;
}

/** Whether the rest of a message says nothing beside these phrases and small words. */
function isAllBut(rest: string, language: Language, list: PhraseList): boolean {
  const { unsaid } = OWN_PHRASES[language];
  const { one, several } = POINTERS[language];
  const left = [list, PHRASES.more, one, several, unsaid, PHRASES.questionWords, OWN_TALK[language].yesOrNo].reduce(
    (text, phrase) => phrase.removeFrom(text),
    rest,
  );
  return (left.match(/\p{L}{3,}/gu) ?? []).length <= 1;
}

function readSort(message: string, language: Language, currency: string, memory: Memory): ProductIntent | null {
  const folded = foldText(message);
  for (const [sort, list] of SORTING) {
    if (!list.in(folded)) continue;
    const wish = readWishSlots(list.removeFrom(message), language, currency);
    const isOfTable = memory.wishes !== null && !wish.namesProduct && wish.unexplained.length <= 1;
    if (isOfTable || wish.namesProduct) return { kind: 'sort', sort, wish };
  }
  return null;
}
