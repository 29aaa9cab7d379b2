/** Shows a page of products: sends a sentence, the cards and quick replies, and stores them in the dialogue state. */
import type { ListedProduct } from '@quarry/contract';
import { changeWishes, putOnTable, toShown, type Wishes } from '../../../memory/memory.ts';
import { ATTRIBUTE_KEYS, labelFor, labelOfAnyKind, valuesOf } from '../../../memory/wishes.ts';
import type { ReplyPiece } from '../../../reply-piece.ts';
import type { FoundProducts } from '../../../tools/store-tools.ts';
import { writeNumber, writePrice } from '../../../words/write-facts.ts';
import type { Turn } from '../../mind.ts';
import { asTyped } from '../slots/as-typed.ts';
import { oneOf } from '../wording/wording.ts';
import { WORDINGS } from '../wording/wordings.ts';
import { PAGE } from './look-for.ts';
import { medicineAdvice } from './medicine-advice.ts';
import { offer, setsFor, usefulQuestion } from './offers.ts';
import { describePrice } from './price-limit.ts';
import { quoteName } from './product-facts.ts';

const LONGEST_QUOTE = 100;

export interface ProductPage {
  found: FoundProducts;
  wishes: Wishes;
  page: number;
  /** The first sentence, about how these products match the request. */
  opening: string;
  /** Default true: the first product is named as the best. */
  namesBest?: boolean;
  /** Replaces the question that accompanies the results of a broad request. */
  question?: string | undefined;
  /** The quick replies that answer it, in place of those that split the products best. */
  replies?: readonly string[] | undefined;
  /** The key that the quick replies should be about, where they can. */
  about?: string | undefined;
}

export async function* showProducts(
  turn: Turn,
  { found, wishes, page, opening, namesBest = true, ...asking }: ProductPage,
): AsyncGenerator<ReplyPiece> {
  const { language, memory } = turn;
  const wording = WORDINGS[language];
  const documents = found.documents.slice(0, PAGE);
  const [best, next] = documents;

  const advice = medicineAdvice(turn, documents);
  yield { type: 'text', content: advice?.isFirst ? `${advice.text} ${opening}` : opening };
  // In a list by price the first is no recommendation.
  if (namesBest && best && (wishes.sort === 'relevance' || !next)) {
    const name = named(best.metadata, turn);
    const naming = next
      ? oneOf(wording.best, memory.turns)(name, named(next.metadata, turn))
      : oneOf(wording.only, memory.turns)(name);
    yield { type: 'text', content: ` ${naming}` };
  }
  if (advice && !advice.isFirst) yield { type: 'text', content: ` ${advice.text}` };
  const sets = setsFor(turn, found, wishes);
  const preferred = sets.findIndex(({ about }) => about === asking.about);
  const first = Math.max(0, preferred);
  const question =
    asking.question ?? (page === 1 && sets[first] ? usefulQuestion(turn, found, wishes, sets[first]) : null);
  if (question) yield { type: 'text', content: ` ${question}` };
  changeWishes(memory, wishes);
  putOnTable(memory, { products: documents.map(toShown), page, total: found.total });
  yield { type: 'docs', content: { documents } };

  if (page === 1) memory.buttonSet = first;
  const set = sets[memory.buttonSet] ?? sets[0];
  const buttons = asking.replies ? [...asking.replies] : set ? offer(turn, set, wishes) : [];
  if (found.total > page * PAGE) buttons.push(wording.buttonMore);
  if (buttons.length > 0) yield { type: 'buttons', content: buttons };
}

export function named(product: ListedProduct, turn: Turn): string {
  const { language, store } = turn;
  const quoted = quoteName(product, turn);
  const { current_price: price } = product;
  return price === null ? quoted : WORDINGS[language].priced(quoted, writePrice(price, store.currency, language));
}

/** The request as displayed: `“dress” (blue, up to $40)`. */
export function describeWish(wishes: Wishes, turn: Turn): string {
  const { language, message, memory } = turn;
  const wording = WORDINGS[language];
  const { exclude = [] } = wishes.filters;
  const isSaidInFull = wishes.said !== wishes.words;
  const conditions = isSaidInFull
    ? []
    : ATTRIBUTE_KEYS.flatMap((key) =>
        valuesOf(wishes.filters[key]).map((value) =>
          key === 'size' ? wording.size(value.toUpperCase()) : labelFor(key, value, language),
        ),
      );
  const price = describePrice(wishes, turn);
  if (price !== null) conditions.push(price);
  for (const value of exclude) conditions.push(wording.without(labelOfAnyKind(value, language)));
  for (const { text, isNegated } of wishes.conditions ?? []) conditions.push(isNegated ? wording.without(text) : text);

  const words = isSaidInFull ? wishes.said : wishes.words;
  const [first, ...others] = conditions;
  if (words === '' && first !== undefined) return [first, ...others].join(wording.comma);
  const quoted = wishes.shownAs ?? wording.quote(inShort(asTyped(words || message.trim(), memory.typed)));
  return conditions.length > 0 ? `${quoted} (${conditions.join(wording.comma)})` : quoted;
}

/** Long requests are truncated between characters, at a space if there is one. */
function inShort(text: string): string {
  const characters = [...text];
  if (characters.length <= LONGEST_QUOTE) return text;
  const start = characters.slice(0, LONGEST_QUOTE).join('');
  return `${start.replace(/\s+\S{0,20}$/u, '')}…`;
}

export function countOf(total: number, { language }: Turn): string {
  return WORDINGS[language].products(total, writeNumber(total, language));
}
