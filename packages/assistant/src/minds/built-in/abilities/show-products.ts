/** Shows a page of products: says what they are, sends the cards, offers quick replies, and remembers it all. */
import type { ListedProduct } from '@quarry/contract';
import type { Memory, Wishes } from '../../../memory/memory.ts';
import { ATTRIBUTE_KEYS, labelFor, labelOfAnyKind, valuesOf } from '../../../memory/wishes.ts';
import type { ReplyPiece } from '../../../reply-piece.ts';
import type { FoundProducts } from '../../../tools/store-tools.ts';
import { titleIn, writeNumber, writePrice } from '../../../words/write-facts.ts';
import type { Turn } from '../../mind.ts';
import { quickReplySets } from '../quick-replies.ts';
import { oneOf } from '../wording/wording.ts';
import { WORDINGS } from '../wording/wordings.ts';
import { PAGE } from './look-for.ts';
import { describePrice } from './price-limit.ts';

const LONGEST_QUOTE = 100;

/** @param opening the first sentence, which says how these products answer the wish. */
export async function* showProducts(
  turn: Turn,
  { found, wishes, page, opening }: { found: FoundProducts; wishes: Wishes; page: number; opening: string },
): AsyncGenerator<ReplyPiece> {
  const { language, memory } = turn;
  const wording = WORDINGS[language];
  const documents = found.documents.slice(0, PAGE);
  const [best, next] = documents;

  yield { type: 'text', content: opening };
  if (best) {
    const first = named(best.metadata, turn);
    const naming = next
      ? oneOf(wording.best, memory.turns)(first, named(next.metadata, turn))
      : oneOf(wording.only, memory.turns)(first);
    yield { type: 'text', content: ` ${naming}` };
  }
  if (documents.some(({ metadata }) => metadata.attributes.dose_form !== undefined)) {
    yield { type: 'text', content: ` ${wording.askPharmacist}` };
  }
  remember(memory, { wishes, page, total: found.total }, documents);
  yield { type: 'docs', content: { documents } };

  if (page === 1) memory.buttonSet = 0;
  const sets = quickReplySets({ documents: found.documents, wishes, language, currency: turn.store.currency });
  const buttons = [...(sets[memory.buttonSet] ?? sets[0] ?? [])];
  if (found.total > page * PAGE) buttons.push(wording.buttonMore);
  if (buttons.length > 0) yield { type: 'buttons', content: buttons };
}

export function named(product: ListedProduct, { language, store }: Turn): string {
  const title = titleIn(product, language);
  // A title that has quotation marks of its own needs no others around it.
  const quoted = /[„“”«»"]/.test(title) ? title : WORDINGS[language].quote(title);
  const { current_price: price } = product;
  return price === null ? quoted : WORDINGS[language].priced(quoted, writePrice(price, store.currency, language));
}

/** The wish as the assistant repeats it: `“dress” (blue, up to $40)`. */
export function describeWish(wishes: Wishes, turn: Turn): string {
  const { language, message } = turn;
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
  const price = describePrice(wishes.filters, turn);
  if (price !== null) conditions.push(price);
  for (const value of exclude) conditions.push(wording.without(labelOfAnyKind(value, language)));

  const words = isSaidInFull ? wishes.said : wishes.words;
  const [first, ...others] = conditions;
  if (words === '' && first !== undefined) return [first, ...others].join(wording.comma);
  const quoted = wording.quote(inShort(words || message.trim()));
  return conditions.length > 0 ? `${quoted} (${conditions.join(wording.comma)})` : quoted;
}

/** Nobody wants a page of their own words back. Cut between characters, at a space where there is one. */
function inShort(text: string): string {
  const characters = [...text];
  if (characters.length <= LONGEST_QUOTE) return text;
  const start = characters.slice(0, LONGEST_QUOTE).join('');
  return `${start.replace(/\s+\S{0,20}$/u, '')}…`;
}

export function countOf(total: number, { language }: Turn): string {
  return WORDINGS[language].products(total, writeNumber(total, language));
}

function remember(
  memory: Memory,
  { wishes, page, total }: { wishes: Wishes; page: number; total: number },
  documents: FoundProducts['documents'],
): void {
  memory.wishes = wishes;
  memory.shown = {
    products: documents.map(({ id, metadata }) => ({ id, title: metadata.title, price: metadata.current_price })),
    page,
    total,
  };
}
