/**
 * Searches for a request and judges each constraint by the data of the products. A constraint on an attribute value
 * excludes other values; any other constraint is met by a statement that contains it.
 */
import type { Language, ListedProduct, ProductDocument } from '@quarry/contract';
import type { Turn } from '../minds/mind.ts';
import { exactLimits } from '../minds/built-in/abilities/price-limit.ts';
import type { WishedCondition, Wishes } from '../memory/memory.ts';
import { queryOf } from '../memory/wishes.ts';
import { agesOf } from './ages.ts';
import { bindCondition, hasValue } from './bind.ts';
import { isForModel } from './models.ts';
import { contentWords, likeness, otherWordsFor } from './words.ts';
import { evidenceFor, isEmpty, readCondition, type Verdict } from './evidence.ts';

/** Enough for all products of one kind. */
const MAX_CHECKED = 100;

export interface LookedUp {
  /** What meets every condition; in the order of the search. */
  met: ProductDocument[];
  /** What contradicts none, though the data of some condition say nothing. */
  unsaid: ProductDocument[];
  /** All that was looked at: the subject without the conditions. */
  all: ProductDocument[];
  /** Whether anything fits the subject itself. */
  isSubjectThere: boolean;
}

export async function lookUp(turn: Turn, wishes: Wishes): Promise<LookedUp> {
  const { documents, isThere } = await shelfOf(turn, wishes);
  return judgeAll(turn, wishes, documents, isThere);
}

/** Judges products of a previous search by the conditions of the request. */
export function judgeAll(
  turn: Turn,
  wishes: Wishes,
  all: readonly ProductDocument[],
  isSubjectThere: boolean,
): LookedUp {
  const conditions = wishes.conditions ?? [];
  const judged = all.map((document) => ({
    document,
    verdicts: conditions.map((condition) => judge(document.metadata, condition, turn)),
  }));
  const ageOf = wishes.ageMonths;
  const ofAge = ageOf === undefined ? judged : judged.map((one) => withAge(one, ageOf));
  return {
    met: ofAge.filter(({ verdicts }) => verdicts.every((one) => one === 'yes')).map(({ document }) => document),
    unsaid: ofAge
      .filter(({ verdicts }) => verdicts.includes('unknown') && !verdicts.includes('no'))
      .map(({ document }) => document),
    all: [...all],
    isSubjectThere,
  };
}

function withAge<Judged extends { document: ProductDocument; verdicts: Verdict[] }>(
  judged: Judged,
  age: number,
): Judged {
  const range = agesOf(judged.document.metadata);
  const verdict: Verdict = range === null ? 'unknown' : range.from <= age && age <= range.to ? 'yes' : 'no';
  return { ...judged, verdicts: [...judged.verdicts, verdict] };
}

/** Whether a product meets one condition. */
export function judge(product: ListedProduct, condition: WishedCondition, { language }: Turn): Verdict {
  const { text, key, value, isNegated, isModel } = condition;
  if (isModel) return isForModel(product, text) ? 'yes' : 'no';
  const verdict: Verdict =
    key !== undefined && value !== undefined
      ? hasValue(product, { key, value })
        ? 'yes'
        : 'no'
      : evidenceFor(product, readCondition(text, language), language).verdict;
  if (!isNegated) return verdict;
  return verdict === 'yes' ? 'no' : 'yes';
}

/**
 * The products of the subject: matches of its words, and the first matches of the words together with the conditions.
 */
async function shelfOf(turn: Turn, wishes: Wishes): Promise<{ documents: ProductDocument[]; isThere: boolean }> {
  const { conditions = [], ...rest } = wishes;
  const { ids: _ids, ...filters } = exactLimits(rest);
  const ask = (query: string) =>
    turn.tools.searchProducts({ query, filters, sort: wishes.sort, page: 1, limit: MAX_CHECKED });
  const query = queryOf({ ...rest, filters }, turn.language);
  const wanted = conditions.filter(({ isNegated }) => !isNegated).map(({ text }) => text);
  const plain = await ask(query);
  const great = plain.documents.filter(({ metadata }) => metadata.great_match !== false);
  if (great.length === 0 && query !== '') {
    const called = await byOtherNames(turn, wishes, ask);
    if (called.length > 0) return { documents: called, isThere: true };
  }
  const subject = great.length > 0 ? great : plain.documents;
  if (wanted.length === 0 || query === '') return { documents: subject, isThere: great.length > 0 };
  const closer = await ask([query, ...wanted].join(' '));
  const greatCloser = closer.documents.filter(({ metadata }) => metadata.great_match !== false);
  const first = great.length > 0 ? greatCloser : closer.documents;
  const known = new Set(first.map(({ id }) => id));
  const documents = [...first, ...subject.filter(({ id }) => !known.has(id))];
  return { documents, isThere: great.length > 0 || greatCloser.length > 0 };
}

/** The shop may call it otherwise, or in another language: the words for the same thing are looked for in titles. */
async function byOtherNames(
  { language }: Turn,
  { words }: Wishes,
  ask: (query: string) => Promise<{ documents: ProductDocument[] }>,
): Promise<ProductDocument[]> {
  const asked = contentWords(words, language);
  const [head] = asked.filter((word) => otherWordsFor(word).length > 0).slice(-1);
  if (!head) return [];
  const found = new Map<string, ProductDocument>();
  for (const other of otherWordsFor(head).slice(0, MAX_OTHER_WORDS)) {
    const { documents } = await ask(other);
    for (const document of documents) {
      const { title, category_path } = document.metadata;
      const own = contentWords([title, ...category_path].join(' '), language);
      if (own.some((word) => likeness(word, head) >= SURE)) found.set(document.id, document);
    }
  }
  return [...found.values()];
}
const MAX_OTHER_WORDS = 10;
const SURE = 0.8;

/** Binds a condition to the attribute whose value it names among these products; else it stays a text. */
export function boundConditions(
  documents: readonly ProductDocument[],
  text: string,
  language: Language,
  isNegated: boolean,
): WishedCondition[] {
  if (isEmpty(readCondition(text, language))) return [];
  const negated = isNegated ? { isNegated: true as const } : {};
  const bound = bindCondition(
    documents.map(({ metadata }) => metadata),
    text,
    language,
  );
  if (!bound) return [{ text, ...negated }];
  const { key, value, rest } = bound;
  const left = rest === '' ? [] : boundConditions(documents, rest, language, isNegated);
  return [{ text: rest === '' ? text : value, key, value, ...negated }, ...left];
}
