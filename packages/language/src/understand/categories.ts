/**
 * Determines which of the categories and product types in a query is wanted.
 *
 * In a noun phrase the head decides: a "dress shirt" is a shirt (last word), a `قميص جينز` is a shirt too (first word,
 * because Arabic puts the head first). "Or", "and" and commas start a new phrase, so "dress or skirt" asks for both.
 * After "for" and "with" comes the purpose, not the thing: "shampoo for baby", "bag with belt". A wide word is narrowed
 * by a narrower one beside it: "poetry books" are poetry, "medicine for a cough" is for coughs.
 */
import type { Concept } from '../concepts/concept.ts';
import type { ConceptMatch } from '../concepts/find-concepts.ts';
import { narrowerThan } from '../concepts/lexicon.ts';
import { ACCESSORY_WORDS } from './accessory-words.ts';
import { categoryOfThing } from './meaning.ts';
import type { QueryWords } from './query-words.ts';

export interface CategoryFinding {
  match: ConceptMatch;
  /** A category, a group of categories or a product type. */
  concept: Concept;
}

const BETWEEN_PHRASES = /^(?:and|or|ve|veya|yaxud|da|და|ან|و|او|plus)$/;
const BEFORE_PURPOSE = /^(?:for|with|to|on|by|مع|لل)$/;
/** "For" and "on" as case endings: `შალითა სავარძელზე` is a cover. */
const GEORGIAN_PURPOSE = /..(?:თვის|ზე)$/;
const AFTER_PURPOSE = /^(?:icin|ucun|ile|uzre)$/;

/**
 * The heads among the things named, in order. `thingOf` gives the thing that a match means, if it is a wanted thing.
 */
export function findCategories(
  words: QueryWords,
  thingOf: (match: ConceptMatch) => Concept | undefined,
): CategoryFinding[] {
  const named = words.concepts.flatMap((match) => {
    const concept = thingOf(match);
    return concept === undefined ? [] : [{ match, concept }];
  });
  const things = named.length < 2 ? named : named.filter(({ match }) => !isSpecification(words, match));
  const purposes = things.length < 2 ? [] : things.filter(({ match }) => isPurpose(words, match));

  const heads: CategoryFinding[] = [];
  let phrase: CategoryFinding[] = [];
  const close = () => {
    const head = headOf(words, phrase);
    if (head !== undefined) heads.push(...narrowed(head, [...phrase, ...purposes]));
    phrase = [];
  };
  for (const finding of things) {
    const previous = phrase.at(-1);
    if (previous !== undefined && startsPhrase(words, previous.match.to, finding.match.from)) close();
    if (purposes.includes(finding)) continue;
    phrase.push(finding);
  }
  close();
  return heads;
}

/** A group is replaced by its members that are named beside it; the words of both then have the same meaning. */
function narrowed(head: CategoryFinding, beside: readonly CategoryFinding[]): CategoryFinding[] {
  if (head.concept.kind !== 'category_group') return [head];
  const members = narrowerThan(head.concept);
  const named = beside.filter(({ concept }) => {
    const category = categoryOfThing(concept);
    return category !== undefined && members.includes(category);
  });
  return named.length === 0 ? [head] : [...named, ...named.map(({ concept }) => ({ match: head.match, concept }))];
}

/** An amount of memory beside a laptop is an attribute of the laptop. */
function isSpecification({ plain }: QueryWords, { from }: ConceptMatch): boolean {
  return /^(?:\d+)?(?:gb|tb|mb|გბ|ტბ|جيجا|غيغا)$/.test(plain[from - 1] ?? '');
}

function startsPhrase({ query, tokens, plain }: QueryWords, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (BETWEEN_PHRASES.test(plain[at] ?? '')) return true;
  return /[,;/&+\n]/.test(query.slice(tokens[from - 1]?.end, tokens[to]?.start));
}

function isPurpose({ tokens, plain }: QueryWords, { from, to }: ConceptMatch): boolean {
  for (let at = from - 1; at >= 0 && from - at <= 3; at -= 1) {
    if (BEFORE_PURPOSE.test(plain[at] ?? '')) return true;
  }
  const last = tokens[to - 1];
  return AFTER_PURPOSE.test(plain[to] ?? '') || (last?.script === 'georgian' && GEORGIAN_PURPOSE.test(last.exact));
}

/** The head of a phrase; none if an accessory word is the actual head. */
function headOf({ tokens, plain }: QueryWords, phrase: readonly CategoryFinding[]): CategoryFinding | undefined {
  const first = phrase[0];
  const isArabic = first !== undefined && tokens[first.match.from]?.script === 'arabic';
  const head = isArabic ? first : phrase.at(-1);
  if (head === undefined) return undefined;
  const neighbour = isArabic ? head.match.from - 1 : head.match.to;
  const isGlued = !isArabic && neighbour < plain.length;
  return (isArabic || isGlued) && ACCESSORY_WORDS.has(plain[neighbour] ?? '') ? undefined : head;
}
