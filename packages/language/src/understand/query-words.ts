/**
 * The query as all steps of the understanding see it: tokens, their skeletons, and the concepts found in them. Computed
 * once per query.
 */
import { analyzeText, type Token } from '../analysis/analyze.ts';
import { skeleton } from '../analysis/fold.ts';
import { rememberingTexts } from '../analysis/remembered-texts.ts';
import type { ConceptKind } from '../concepts/concept.ts';
import { type ConceptMatch, findConcepts } from '../concepts/find-concepts.ts';
import { widerThan } from '../concepts/related.ts';
import type { Language, LatinLanguage } from '../language.ts';
import { categoryOfThing } from './meaning.ts';

export interface QueryWords {
  query: string;
  tokens: readonly Token[];
  /** The skeletons, one per token. */
  plain: readonly string[];
  concepts: readonly ConceptMatch[];
  latinLanguage: LatinLanguage;
}

export function readQueryWords(query: string, language?: Language): QueryWords {
  return remembered(query, language);
}

const remembered = rememberingTexts((query, language): QueryWords => {
  const { tokens, latinLanguage } = analyzeText(query, { language });
  return {
    query,
    tokens,
    plain: tokens.map(({ exact }) => skeleton(exact)),
    concepts: findConcepts(tokens, latinLanguage).flatMap((match) => inItsParts(tokens, match, latinLanguage)),
    latinLanguage,
  };
});

/** Attributes in a type's name that also apply to the product: a leather jacket is of leather. */
const TELLING_KINDS: ReadonlySet<ConceptKind> = new Set<ConceptKind>([
  'color',
  'material',
  'pattern',
  'gender',
  'age',
  'season',
  'occasion',
  'dose_form',
  'subject',
]);

/**
 * A type whose name consists of a thing and an attribute means both: `leather jacket` becomes the material and, at the
 * word `jacket`, the category and the type; `gold chain` the colour and the type. Other names stay whole (`ankle
 * boots`).
 */
function inItsParts(tokens: readonly Token[], match: ConceptMatch, latinLanguage: LatinLanguage): ConceptMatch[] {
  const { concepts: types, from, to } = match;
  if (to - from < 2 || types.some(({ kind }) => kind !== 'product_type')) return [match];
  const parts = findConcepts(tokens.slice(from, to), latinLanguage, ({ kind }) => kind !== 'product_type').map(
    (part) => ({ ...part, from: part.from + from, to: part.to + from }),
  );
  const telling = parts.filter(({ concepts }) => concepts.some(({ kind }) => TELLING_KINDS.has(kind)));
  const wider = new Set(types.flatMap(widerThan));
  const head = parts.find(({ concepts }) => concepts.some((concept) => wider.has(concept)));
  const hasCategory = types.some((type) => categoryOfThing(type) !== undefined);
  if (telling.length === 0 && (head === undefined || hasCategory)) return [match];
  if (head !== undefined) {
    return parts.map((part) => (part === head ? { ...part, concepts: [...part.concepts, ...types] } : part));
  }

  const rest = tokens
    .map((_, at) => at)
    .filter((at) => at >= from && at < to && !telling.some((one) => covers(one, at)));
  const [first, last] = [rest[0], rest.at(-1)];
  if (first === undefined || last === undefined || last - first >= rest.length) return [match];
  const start = tokens[first]?.start ?? match.start;
  const end = tokens[last]?.end ?? match.end;
  return [...telling, { concepts: types, from: first, to: last + 1, start, end }].sort((a, b) => a.from - b.from);
}

function covers({ from, to }: ConceptMatch, at: number): boolean {
  return from <= at && at < to;
}

/** Whether `words` occur in `plain` at index `at`. */
export function standsAt(plain: readonly string[], at: number, words: readonly string[]): boolean {
  return words.every((word, ahead) => plain[at + ahead] === word);
}
