/**
 * The product that a question names, where another one was spoken of before: by a code ("the GT-C30", `N5'te`), or by
 * two words and more of its title ("the border spade"). Weaker names need the data to bear them out (`take-fact.ts`).
 */
import type { Language, ListedProduct, ProductDocument } from '@quarry/contract';
import type { Operation } from '../dialogue/operation.ts';
import { ownPart, slotsOf } from '../dialogue/slots.ts';
import { foldText } from '../words/fold-text.ts';
import { calledOf } from './called.ts';
import type { PlannedTurn } from './turn-plan.ts';
import { amountsIn, contentWords, likenessOfForms } from './words.ts';

export interface NamedProduct {
  document: ProductDocument;
  /** The words of the message that name it. */
  words: readonly string[];
  isByCode: boolean;
}

const LOOKED_AT = 12;
const MAX_WORDS = 10;
const ALIKE = 0.8;
/** A code tells a product from all others. */
const CODE_WEIGHT = 3;
const ENOUGH = 2;

/** Null where the message names no product, or the one that is spoken of. */
export async function productNamed(planned: PlannedTurn, operation: Operation): Promise<NamedProduct | null> {
  const { turn, table } = planned;
  const { language, tools } = turn;
  if (slotsOf(operation, 'ordinal').length > 0) return null;
  const text = ownPart(turn.message, operation);
  const said = saidIn(text, language);
  if (said.length === 0 || said.length > MAX_WORDS) return null;
  const [pronoun] = slotsOf(operation, 'deictic');
  const query = said.map(({ surface }) => surface).join(' ');
  const codes = said.filter(({ isCode }) => isCode).map(({ surface }) => surface);
  const queries = codes.length > 0 && codes.length < said.length ? [query, codes.join(' ')] : [query];
  const found = await Promise.all(
    queries.map((one) => tools.searchProducts({ query: one, page: 1, limit: LOOKED_AT })),
  );
  const near = [...table.focus, ...table.shown, ...table.earlier];
  const all = [...near, ...found.flatMap(({ documents }) => documents)];
  const scored = all
    .filter(({ id }, at) => all.findIndex((one) => one.id === id) === at)
    .map((document) => ({ document, ...nameScore(document.metadata, said, language) }))
    .sort((one, other) => other.score - one.score || one.spare - other.spare);
  const [best, next] = scored;
  if (!best || best.score < ENOUGH) return null;
  const ofFocus = scored.filter(({ document }) => table.focus.some(({ id }) => id === document.id));
  if (ofFocus.some(({ score }) => score >= best.score)) return null;
  // Two that are named alike, neither of which was seen: which one is meant is not known.
  if (next && next.score === best.score && next.spare === best.spare && !near.some(({ id }) => id === best.document.id))
    return null;
  const first = Math.min(...best.words.map((word) => text.indexOf(word)));
  // "Does it fit the N7" is about what was spoken of.
  if (pronoun && pronoun.start < first) return null;
  const isByCode = best.words.some((word) => codes.includes(word));
  return { document: best.document, words: best.words, isByCode };
}

interface SaidWord {
  surface: string;
  isCode: boolean;
  number?: number;
}

/** Words and codes of the message; measures and numbers by themselves name nothing. */
function saidIn(text: string, language: Language): SaidWord[] {
  const numbered = [...text.matchAll(NUMBERED)].map(([surface, number = '']) => ({
    surface,
    isCode: false,
    number: Number(number),
  }));
  const measures = new Set(amountsIn(text, language).map(({ written }) => foldText(written).replace(/\s/gu, '')));
  const words = contentWords(text, language)
    .filter(({ number, surface }) => number === null && !measures.has(foldText(surface)))
    .filter(({ surface }) => !numbered.some((one) => one.surface.includes(surface)))
    .map(({ surface }) => ({ surface, isCode: /\p{N}/u.test(surface) && /\p{L}/u.test(surface) }));
  return [...numbered, ...words];
}
/** `20000-lik`, `67lik`: the one of so many. */
const NUMBERED = /(?<![\p{N}.,])(\p{N}{2,6})['’-]?l[iıuü][kq]\p{L}{0,5}(?!\p{L})/giu;

function nameScore(
  { title, brand }: ListedProduct,
  said: readonly SaidWord[],
  language: Language,
): { score: number; words: string[]; spare: number } {
  const own = contentWords(`${brand ?? ''} ${calledOf(title)}`, language);
  const words: string[] = [];
  let score = 0;
  for (const { surface, isCode, number } of said) {
    const [word] = contentWords(surface, language);
    if (number !== undefined) {
      if (!own.some((one) => one.number === number)) continue;
      words.push(surface);
      score += ENOUGH;
      continue;
    }
    const isHeld = isCode
      ? own.some((one) => isFormOfCode(foldText(surface), foldText(one.surface)))
      : word !== undefined && own.some((one) => likenessOfForms(one, word) >= ALIKE);
    if (!isHeld) continue;
    words.push(surface);
    score += isCode ? CODE_WEIGHT : 1;
  }
  return { score, words, spare: own.length - words.length };
}

/** "C38" of "OL-C38", `67lik` of `67`: the code or its last part, with an ending of the language. */
export function isFormOfCode(said: string, code: string): boolean {
  if (!/\p{N}/u.test(code) || !/\p{L}/u.test(code)) return false;
  return [code, code.split('-').at(-1) ?? code].some((part) => {
    const ending = said.startsWith(part) && /\p{N}$/u.test(part) ? said.slice(part.length) : null;
    return said === part || (ending !== null && /^['’-]?\p{L}{1,5}$/u.test(ending));
  });
}
