/**
 * Reduces a long product request to its core: the thing that is wanted and the words that describe it directly. The
 * other words of the sentence (reasons, persons, circumstances) are not required. Where the products' data state them
 * they decide the order; values of attributes and measures of a person are conditions.
 */
import type { Language, ProductDocument } from '@quarry/contract';
import { analyze, type ConceptKind, conceptsIn, THING_KINDS, type Token, understand } from '@quarry/language';
import type { WishedCondition, Wishes } from '../memory/memory.ts';
import { limitsOf } from '../memory/wishes.ts';
import { readWishSlots } from '../minds/built-in/slots/wish-slots.ts';
import type { Turn } from '../minds/mind.ts';
import type { FoundProducts } from '../tools/store-tools.ts';
import { ageOfPerson } from './ages.ts';
import { evidenceFor, isEmpty, readCondition } from './evidence.ts';
import { boundConditions, judgeAll } from './look-up.ts';
import { fitsPerson, personMeasures } from './person-measures.ts';
import { calledOf, isCalled } from './called.ts';
import { contentWords, valuesMentioned } from './words.ts';

interface CoreRequest {
  wishes: Wishes;
  /** Best first, at most `MAX_READ`. */
  found: FoundProducts;
}

/** `unsaid`: properties that were asked for and that the data state of none of the products, in the shopper's words. */
export type Core = CoreRequest & { unsaid: string[] };

/** Enough for all products of one kind. */
const MAX_READ = 100;
/** Requests of fewer words have nothing to leave out. */
const MIN_WORDS = 3;
/** In a request of so few words an unknown word is probably the thing. */
const FEW_WORDS = 4;
const MAX_MODIFIERS = 3;
/** Of names that only the shop knows. */
const MAX_NAMES_TRIED = 12;
const LONGEST_NAME = 3;
/** Kinds of concepts that say how a thing must be, not whom it is for or what it is about. */
const PROPERTY_KINDS: ReadonlySet<ConceptKind> = new Set([
  'color',
  'material',
  'pattern',
  'season',
  'style',
  'use',
  'feature',
  'flavor',
  'scent',
  'diet',
  'room',
  'skin_type',
  'hair_type',
  'ingredient',
  'dose_form',
]);

/**
 * @param source what knows the thing: the lexicon, or nothing but the shop's titles and categories.
 * @param asTyped the products that the whole sentence finds, best first: among equals their order holds.
 * @returns null when the request names no thing that the shop has, or has no words beside it.
 */
export async function findCore(
  turn: Turn,
  wishes: Wishes,
  source: 'lexicon' | 'shop',
  asTyped: readonly ProductDocument[],
): Promise<Core | null> {
  const { language } = turn;
  const { said } = wishes;
  // Of few words that the lexicon does not know none may be left out: each may be the thing.
  const least = source === 'lexicon' ? MIN_WORDS : FEW_WORDS + 1;
  if (contentWords(said, language).length < least) return null;
  const phrases = source === 'lexicon' ? thingsOfLexicon(said, turn) : namesOfShop(said, language);
  // A request may hold other words than the message ("for children" for an age): it is answered in the shopper's own.
  for (const phrase of phrases.filter(({ text }) => turn.message.includes(text))) {
    const found = await findThing(turn, wishes, phrase.text);
    if (!found) continue;
    const rest = `${said.slice(0, phrase.start)} , ${said.slice(phrase.end)}`;
    if (contentWords(rest, language).length === 0) return null;
    const named = namedFirst(found.found.documents, phrase.text, language);
    const sorted = { wishes: { ...found.wishes, sort: wishes.sort }, found: { ...found.found, documents: named } };
    const core = arranged(turn, sorted, rest, asTyped);
    return {
      ...core,
      unsaid: unsaidOf(
        turn,
        core.found.documents,
        rest,
        source === 'lexicon' ? besidePhrase(said, phrase, language) : [],
      ),
    };
  }
  return null;
}

/** Properties that the lexicon knows in the rest, and the words beside the thing, which describe it. */
function unsaidOf(
  { language }: Turn,
  documents: readonly ProductDocument[],
  rest: string,
  beside: readonly string[],
): string[] {
  const properties = conceptsIn(rest, { language })
    .filter(({ concept: { kind }, negated }) => PROPERTY_KINDS.has(kind) && !negated)
    .map(({ start, end }) => rest.slice(start, end));
  return [...new Set([...beside, ...properties])].filter((text) => {
    const condition = readCondition(text, language);
    return (
      !isEmpty(condition) &&
      !documents.some(({ metadata }) => evidenceFor(metadata, condition, language).verdict === 'yes')
    );
  });
}

/** Words that describe the thing. Behind an Arabic name the sentence goes on, so that only known properties count. */
function besidePhrase(said: string, phrase: Phrase, language: Language): string[] {
  const tokens = analyze(said, { language });
  if (isArabic(tokens, phrase)) return [];
  return wordsBeside(said, tokens, phrase, 'before', language).map(({ surface }) => surface);
}

interface Phrase {
  start: number;
  end: number;
  text: string;
}

/** The things that are wanted, each with the words that describe it, then with fewer of them. */
function thingsOfLexicon(said: string, { language, store }: Turn): Phrase[] {
  const tokens = analyze(said, { language });
  const { spans, understood } = understand(said, { language, currency: store.currency.code });
  const wanted = new Set([understood.category ?? []].flat());
  const things = spans.filter(
    ({ kind, negated, start, end }) =>
      THING_KINDS.has(kind) && !negated && contentWords(said.slice(start, end), language).length > 0,
  );
  // Of a few words the last is the name ("cymbal silencers"); in a long sentence it may be a verb.
  const isShort = contentWords(said, language).length <= FEW_WORDS;
  const heads = [
    ...things.filter(({ value }) => wanted.has(value)),
    ...things.filter(({ value }) => !wanted.has(value)),
  ];
  return heads
    .map((head) => firstMention(said, head))
    .flatMap((head) => {
      const before = wordsBeside(said, tokens, head, 'before', language);
      const behind = wordsBeside(said, tokens, head, 'behind', language);
      const described = isArabic(tokens, head)
        ? [...behind].reverse().map(({ end }) => ({ start: head.start, end }))
        : [...before].reverse().map(({ start }) => ({ start, end: head.end }));
      // An "aquarium heater" is no aquarium: the word on the other side may name the thing.
      const [other] = isArabic(tokens, head) ? before : behind;
      const joined = other ? [{ start: Math.min(head.start, other.start), end: Math.max(head.end, other.end) }] : [];
      const isNamedBehind = isShort && other !== undefined && !isProperty(other.surface, language);
      return [...joined, ...(isNamedBehind ? [] : [...described, head])].map(({ start, end }) => ({
        start,
        end,
        text: said.slice(start, end),
      }));
    });
}

const isProperty = (text: string, language: Language): boolean =>
  conceptsIn(text, { language }).some(({ concept: { kind } }) => PROPERTY_KINDS.has(kind));

/** Arabic describes a thing behind its name. */
const isArabic = (tokens: readonly Token[], part: { start: number; end: number }): boolean =>
  tokens.some(({ start, end, script }) => start < part.end && end > part.start && script === 'arabic');

/** Of a thing that is named twice only one mention is understood: "an aquarium heater for a 50 litre aquarium". */
function firstMention(said: string, { start, end }: { start: number; end: number }): { start: number; end: number } {
  const name = said.slice(start, end);
  const first = said.toLowerCase().indexOf(name.toLowerCase());
  return first < 0 ? { start, end } : { start: first, end: first + name.length };
}

/** Content words that follow each other, and parts of them: the longest first, then in their order. */
function namesOfShop(said: string, language: Language): Phrase[] {
  const names = runsIn(said, language).flatMap((run) =>
    run.flatMap((first, from) =>
      run.slice(from, from + LONGEST_NAME).map((last, more) => ({
        words: more + 1,
        start: first.start,
        end: last.end,
        text: said.slice(first.start, last.end),
      })),
    ),
  );
  return names
    .filter(({ text }) => /\p{L}{3}/u.test(text) && !/\d/u.test(text))
    .sort((one, other) => other.words - one.words || one.start - other.start)
    .slice(0, MAX_NAMES_TRIED);
}

/** The words directly beside the head, the nearest first. */
function wordsBeside(
  said: string,
  tokens: readonly Token[],
  head: { start: number; end: number },
  side: 'before' | 'behind',
  language: Language,
): Token[] {
  const beside =
    side === 'behind'
      ? tokens.filter(({ start }) => start >= head.end)
      : tokens.filter(({ end }) => end <= head.start).reverse();
  const found: Token[] = [];
  let edge = side === 'behind' ? head.end : head.start;
  for (const token of beside) {
    const gap = side === 'behind' ? said.slice(edge, token.start) : said.slice(token.end, edge);
    if (!/^[\s-]*$/u.test(gap) || contentWords(token.surface, language).length === 0) break;
    found.push(token);
    edge = side === 'behind' ? token.end : token.start;
    if (found.length === MAX_MODIFIERS) break;
  }
  return found;
}

/** Content words that follow each other without a mark or a function word between them. */
function runsIn(text: string, language: Language): Token[][] {
  const runs: Token[][] = [];
  let run: Token[] = [];
  const close = (): void => {
    if (run.length > 0) runs.push(run);
    run = [];
  };
  for (const token of analyze(text, { language })) {
    const before = run.at(-1);
    if (before && /[^\s'’-]/u.test(text.slice(before.end, token.start))) close();
    if (contentWords(token.surface, language).length === 0) close();
    else run.push(token);
  }
  close();
  return runs;
}

/** Great matches of a thing under the filters of the request; else under those that must hold in any case. */
async function findThing(turn: Turn, asked: Wishes, text: string): Promise<CoreRequest | null> {
  const slots = readWishSlots(text, turn.language, turn.store.currency.code);
  const { category: _all, ...filters } = asked.filters;
  const must = limitsOf(filters);
  const { category: _own, ...own } = slots.filters;
  const tried = Object.keys(filters).length === Object.keys(must).length ? [must] : [filters, must];
  for (const kept of tried) {
    const wishes: Wishes = { words: text, said: text, filters: { ...own, ...kept }, sort: 'relevance' };
    const found = await turn.tools.searchProducts({ query: text, filters: wishes.filters, page: 1, limit: MAX_READ });
    const documents = found.documents.filter(
      (one) =>
        isCalledSo(one, text, turn.language) && (must.exclude === undefined || one.metadata.great_match === true),
    );
    if (documents.length > 0) {
      return { wishes, found: { ...found, documents, total: documents.length } };
    }
  }
  return null;
}

/**
 * Whether title, category or attributes hold all of the words: what is only mentioned in a description is another
 * thing. An "aquarium heater" holds both words and is no great match, because it is no aquarium.
 */
function isCalledSo({ metadata }: ProductDocument, text: string, language: Language): boolean {
  const { great_match: isGreat, reasons = [] } = metadata;
  const own = reasons.filter(({ field }) => field !== 'description');
  const covered = new Set(own.flatMap(({ words }) => contentWords(words, language).map(({ stem }) => stem)));
  const isCovered = contentWords(text, language).every(({ stem }) => covered.has(stem));
  return isCovered || (isGreat === true && own.length === reasons.length);
}

/** Those whose title names the thing, where a category ("Pumps & tools") holds other things as well. */
function namedFirst(documents: readonly ProductDocument[], text: string, language: Language): ProductDocument[] {
  const meant = valuesMentioned(text, language);
  const named = documents.filter(
    ({ metadata }) =>
      isCalled(metadata, text, language) ||
      [...valuesMentioned(calledOf(metadata.title), language)].some((value) => meant.has(value)),
  );
  return [...named, ...documents.filter((one) => !named.includes(one))];
}

/** In the order of what the rest of the sentence says of them, without those that its conditions exclude. */
function arranged(
  turn: Turn,
  { wishes, found }: CoreRequest,
  rest: string,
  asTyped: readonly ProductDocument[],
): CoreRequest {
  const { language } = turn;
  const phrases = runsIn(rest, language).map((run) => run.map(({ surface }) => surface).join(' '));
  const conditions = phrases.flatMap((text) => conditionsIn(turn, found.documents, text, wishes));
  const age = ageOfPerson(turn.message);
  const aged = age !== null && { ageMonths: age };
  const { met } = judgeAll(turn, { ...wishes, conditions, ...aged }, found.documents, true);
  const kept = met.length > 0 ? met : found.documents;
  const measures = personMeasures(turn.message, language);
  const verdictsOf = ({ metadata }: ProductDocument) => measures.map((one) => fitsPerson(metadata, one, language));
  const fitting = kept.filter((one) => !verdictsOf(one).includes('no'));
  const documents = fitting.length > 0 ? fitting : kept;

  const read = phrases.map((text) => readCondition(text, language)).filter((one) => !isEmpty(one));
  const pointsOf = (one: ProductDocument): number =>
    read.filter((condition) => evidenceFor(one.metadata, condition, language).verdict === 'yes').length +
    verdictsOf(one).filter((verdict) => verdict === 'yes').length;
  const points = new Map(documents.map((one) => [one, pointsOf(one)]));
  const placeOf = ({ id }: ProductDocument): number => {
    const place = asTyped.findIndex((one) => one.id === id);
    return place < 0 ? asTyped.length : place;
  };
  const inOrder = [...documents].sort(
    (one, other) => (points.get(other) ?? 0) - (points.get(one) ?? 0) || placeOf(one) - placeOf(other),
  );
  const isMet = met.length > 0;
  return {
    wishes: {
      ...wishes,
      ...(isMet && conditions.length > 0 && { conditions }),
      ...(isMet && aged),
      filters: {
        ...wishes.filters,
        ...(inOrder.length < found.documents.length && { ids: inOrder.map(({ id }) => id) }),
      },
    },
    found: { ...found, documents: inOrder, total: inOrder.length },
  };
}

/** A phrase is a condition only where it is a value of an attribute of these products, in words. */
function conditionsIn(
  turn: Turn,
  documents: readonly ProductDocument[],
  text: string,
  { filters }: Wishes,
): WishedCondition[] {
  const held = new Set(Object.values(filters).flatMap((value) => (typeof value === 'string' ? [value] : [])));
  return boundConditions(documents, text, turn.language, false).flatMap((condition) => {
    const { key, value } = condition;
    if (key === undefined || value === undefined || !/\p{L}{2}/u.test(value) || held.has(value)) return [];
    return [condition];
  });
}
