/**
 * Compares products side by side: a small table of the facts in which they differ, all from their own data, and which
 * one is the cheaper and the better rated.
 */
import type { ListedProduct, ProductDocument } from '@quarry/contract';
import { substanceOf } from '@quarry/language';
import { speakOf } from '../../../memory/memory.ts';
import { labelOfAnyKind } from '../../../memory/wishes.ts';
import type { ReplyPiece } from '../../../reply-piece.ts';
import { containing } from '../../../words/what-products-contain.ts';
import { titleIn, writeNumber, writePrice } from '../../../words/write-facts.ts';
import type { Turn } from '../../mind.ts';
import { FREE_FROM_WORDING } from '../wording/free-from.ts';
import { PRODUCT_WORDINGS } from '../wording/product-wording.ts';
import { oneOf } from '../wording/wording.ts';
import { WORDINGS } from '../wording/wordings.ts';
import { factsOf, quoteName } from './product-facts.ts';

/** A table of more columns cannot be read on a phone. */
const MAX_COMPARED = 4;
const MAX_ROWS = 10;
const NOTHING = '–';

export async function* compare(
  turn: Turn,
  { ids, names }: { ids: readonly string[]; names: readonly string[] },
): AsyncGenerator<ReplyPiece> {
  const { language, memory, tools } = turn;
  const wording = PRODUCT_WORDINGS[language];
  yield { type: 'step', content: wording.comparing };

  const documents: ProductDocument[] = [];
  if (ids.length > 0) documents.push(...(await tools.productFacts(ids.slice(0, MAX_COMPARED))));
  for (const name of names.slice(0, MAX_COMPARED)) {
    const found = await nearestTo(turn, name, documents);
    if (!found) {
      const guessed = await turn.guess?.(false, 'compare');
      if (guessed) return yield* guessed();
      return yield { type: 'text', content: wording.notFoundToCompare(WORDINGS[language].quote(name)) };
    }
    documents.push(found);
  }
  if (documents.length < 2) {
    yield { type: 'text', content: wording.gone };
    return;
  }

  const products = documents.map(({ metadata }) => metadata);
  const unwanted = unwantedSubstances(turn);
  const rows = [...unwanted.map((value) => rowOfSubstance(products, value, turn)), ...differingRows(products, turn)];
  const verdict = [cheapestOf(products, turn), bestRatedOf(products, turn)].filter((sentence) => sentence !== null);
  const table =
    rows.length > 0
      ? `${oneOf(wording.compared, memory.turns)}\n\n${tableOf(products, rows, turn)}\n\n`
      : `${wording.nothingDiffers} `;
  yield { type: 'text', content: `${table}${verdict.join(' ')}`.trim() };
  speakOf(
    memory,
    documents.map(({ id }) => id),
    true,
  );
  const noted = documents.map((document) => withNotes(document, unwanted, turn));
  // Cards are sent as the ledger knows them.
  turn.ledger.addProducts(noted);
  yield { type: 'docs', content: { documents: noted } };
}

/** Facts are asked for by id and without a wish: what the data leave open of it is noted on the card here. */
function withNotes(document: ProductDocument, unwanted: readonly string[], { language }: Turn): ProductDocument {
  const open = unwanted.filter((value) => containing(document.metadata, value) === 'not-said');
  if (open.length === 0) return document;
  const text = FREE_FROM_WORDING[language].isFree['not-said'];
  const not_stated = open.map((value) => {
    const label = labelOfAnyKind(value, language);
    return { value, text: `${label.charAt(0).toLocaleUpperCase(language)}${label.slice(1)}: ${text}` };
  });
  return { ...document, metadata: { ...document.metadata, not_stated } };
}

/** Exclusions of the request, and allergies. */
function unwantedSubstances({ memory: { wishes, avoid } }: Turn): string[] {
  return [...new Set([...(wishes?.filters.exclude ?? []), ...avoid])].filter(
    (value) => substanceOf(value) !== undefined,
  );
}

/** Shown though all products have the same answer: silence about gluten is what the shopper has to know. */
function rowOfSubstance(products: readonly ListedProduct[], value: string, { language }: Turn): Row {
  const { without, isFree } = FREE_FROM_WORDING[language];
  return {
    label: without(labelOfAnyKind(value, language)),
    values: products.map((product) => isFree[containing(product, value)]),
  };
}

/** The product that a name means best; null when none fits well. */
async function nearestTo(
  { tools }: Turn,
  name: string,
  taken: readonly ProductDocument[],
): Promise<ProductDocument | null> {
  const { documents } = await tools.searchProducts({ query: name, page: 1, limit: MAX_COMPARED });
  const free = documents.filter(
    ({ id, metadata }) => metadata.great_match !== false && !taken.some((one) => one.id === id),
  );
  return free[0] ?? null;
}

interface Row {
  label: string;
  values: string[];
}

function differingRows(products: readonly ListedProduct[], turn: Turn): Row[] {
  const facts = products.map((product) => new Map(factsOf(product, turn).map((fact) => [fact.key, fact])));
  const keys = [...new Set(facts.flatMap((ofOne) => [...ofOne.keys()]))];
  const rows = keys.flatMap((key) => {
    const values = facts.map((ofOne) => ofOne.get(key)?.value ?? NOTHING);
    const label = facts.flatMap((ofOne) => ofOne.get(key)?.label ?? [])[0] ?? key;
    const known = values.filter((value) => value !== NOTHING).length;
    return new Set(values).size > 1 ? [{ label, values, known }] : [];
  });
  // Facts known of both are listed before facts of only one.
  return rows.sort((one, other) => other.known - one.known).slice(0, MAX_ROWS);
}

function tableOf(products: readonly ListedProduct[], rows: readonly Row[], { language }: Turn): string {
  const cell = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('|', '/');
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  const head = ['', ...products.map((product) => titleIn(product, language))];
  return [line(head), line(head.map(() => '---')), ...rows.map(({ label, values }) => line([label, ...values]))].join(
    '\n',
  );
}

function cheapestOf(products: readonly ListedProduct[], turn: Turn): string | null {
  const { language, store } = turn;
  const priced = products.flatMap((product) =>
    product.current_price === null ? [] : [{ product, price: product.current_price }],
  );
  const [first, second] = priced.sort((one, other) => one.price - other.price);
  if (!first || !second || first.price === second.price) return null;
  const price = writePrice(first.price, store.currency, language);
  return PRODUCT_WORDINGS[language].cheapest(quoteName(first.product, turn), price, products.length === 2);
}

function bestRatedOf(products: readonly ListedProduct[], turn: Turn): string | null {
  const { language } = turn;
  const rated = products.flatMap((product) => (product.rating === null ? [] : [{ product, rating: product.rating }]));
  const [first, second] = rated.sort((one, other) => other.rating - one.rating);
  if (!first || !second || first.rating === second.rating) return null;
  return PRODUCT_WORDINGS[language].bestRated(quoteName(first.product, turn), writeNumber(first.rating, language));
}
