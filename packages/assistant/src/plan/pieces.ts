/** How many pieces of which products a message counts up: "2 of the first and 1 of the blue one". */
import type { ProductDocument } from '@quarry/contract';
import { readReferences } from '../minds/built-in/slots/references.ts';
import { foldText } from '../words/fold-text.ts';
import { asciiDigits } from '../words/numbers-in.ts';
import joiningWords from './data/joining-words.json' with { type: 'json' };
import countedWords from './data/counted-words.json' with { type: 'json' };
import pieceWords from './data/piece-words.json' with { type: 'json' };
import totalWords from './data/total-words.json' with { type: 'json' };
import { evidenceFor, readCondition } from './evidence.ts';
import type { PlannedTurn } from './turn-plan.ts';

export interface Pieces {
  document: ProductDocument;
  count: number;
}

const COUNTS: ReadonlyMap<string, number> = new Map(
  Object.entries(pieceWords).flatMap(([count, words]) =>
    words.split(' ').map((word): [string, number] => [foldText(word), Number(count)]),
  ),
);
/** Arabic writes "and" in front of the next word. */
const JOINT = new RegExp(
  `[,،;+&]|(?<!\\p{L})(?:${joiningWords.join('|')})(?!\\p{L})|(?<=\\s)و(?=(?:${Object.values(pieceWords)
    .flatMap((words) => words.split(' '))
    .join('|')})(?!\\p{L})|ال|\\p{N})`,
  'iu',
);
const MOST_PIECES = 999;

/** In the order of the message; empty unless two products are counted, or more than one piece of one. */
export function readPieces(planned: PlannedTurn): readonly Pieces[] {
  const { message } = planned.turn;
  const counted = asciiDigits(message)
    .split(JOINT)
    .flatMap((part) => {
      const document = productIn(part, planned);
      return document ? [{ document, count: countIn(part) }] : [];
    });
  const isCounted = counted.some(({ count }) => count !== null);
  const products = new Set(counted.map(({ document }) => document.id));
  if (!isCounted || products.size < 2 || products.size < counted.length) return [];
  return counted.map(({ document, count }) => ({ document, count: count ?? 1 }));
}

const anyOf = (words: readonly string[]): string =>
  `(?<!\\p{L})(?:${words.map((word) => foldText(word).replaceAll(' ', '\\s+')).join('|')})(?!\\p{L})`;
const COUNTED = new RegExp(`(\\p{N}+|\\p{L}+)\\s*(?:${anyOf(countedWords.pieces)})`, 'gu');
const PAIR = new RegExp(anyOf(countedWords.pairs), 'u');
const ALSO = new RegExp(anyOf(countedWords.also), 'u');

/** "Two pieces", `ორი ცალი`, `حبتين`: how many of one thing; null where the message counts no pieces. */
export function countOfPieces(message: string): number | null {
  const folded = foldText(asciiDigits(message));
  if (PAIR.test(folded)) return 2;
  for (const [, counted = ''] of folded.matchAll(COUNTED)) {
    const count = countIn(counted);
    if (count !== null) return count;
  }
  return null;
}

const DELIVERY = new RegExp(
  `(?<!\\p{L})(?:${totalWords.delivery.map((word) => foldText(word).replace('*', '\\p{L}*')).join('|')})(?!\\p{L})`,
  'u',
);
/** "With delivery": what it costs is wanted too. */
export const asksWithDelivery = (message: string): boolean => DELIVERY.test(foldText(message));

/**
 * Asks for the sum of what is spoken of, not for what delivery costs by itself: "how much for two with delivery", `kargo
 * dahil ne tutar`, "three of these and a net altogether".
 */
export function asksForSum(message: string): boolean {
  const folded = foldText(message);
  const isCounted = countOfPieces(message) !== null;
  if (WITH_DELIVERY.test(folded) && isCounted) return true;
  if (!IS_PRICED.test(folded)) return false;
  return WITH_DELIVERY.test(folded) || (isCounted && (DELIVERY.test(folded) || ALTOGETHER.test(folded)));
}
const patternOf = (words: readonly string[]): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${words.map((word) => foldText(word).replaceAll(' ', '\\s+').replaceAll('*', '\\p{L}*')).join('|')})(?!\\p{L})`,
    'u',
  );
const IS_PRICED = patternOf(totalWords.words);
const WITH_DELIVERY = patternOf(totalWords.withDelivery);
const ALTOGETHER = patternOf(totalWords.altogether);

/** What a part of the message is called beside the words of counting up and of delivery. */
export function withoutTotalWords(part: string): string {
  return foldText(part).replace(DELIVERY, ' ').replace(TOTAL, ' ').replace(/\s+/gu, ' ').trim();
}
const TOTAL = new RegExp(anyOf(totalWords.words), 'gu');

/** "A lock for it too": what is named comes beside what was spoken of. */
export const saysAlso = (message: string): boolean => ALSO.test(foldText(message));

/** The first number of a few pieces; one of the name is none. */
export function countIn(part: string, name = ''): number | null {
  const words = foldText(part).match(/[\p{N}\p{L}]+/gu) ?? [];
  const ofName = new Set(foldText(name).match(/\p{N}+/gu));
  for (const word of words) {
    if (ofName.has(word)) continue;
    const count = /^\p{N}+$/u.test(word) ? Number(word) : COUNTS.get(word);
    if (count !== undefined && count > 0 && count <= MOST_PIECES) return count;
  }
  return null;
}

/** By its place in the list, else by what is said of it and holds for one of the list alone. */
function productIn(part: string, { turn, table }: PlannedTurn): ProductDocument | null {
  const { language, memory } = turn;
  const read = readReferences(part, language, memory);
  const [id, ...others] = read?.how === 'place' ? read.ids : [];
  if (id !== undefined && others.length === 0) {
    return [...table.shown, ...table.earlier].find((one) => one.id === id) ?? null;
  }
  const words = foldText(part).match(/\p{L}+/gu) ?? [];
  const condition = readCondition(words.filter((word) => !COUNTS.has(word)).join(' '), language);
  if (condition.words.length === 0) return null;
  const meant = table.shown.filter(({ metadata }) => evidenceFor(metadata, condition, language).verdict === 'yes');
  return meant.length === 1 ? (meant[0] ?? null) : null;
}
