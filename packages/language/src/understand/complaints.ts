/**
 * Finds a symptom together with the person who has it: `ბავშვს ახველებს` (the child coughs) asks for cough remedies for
 * children. As a symptom alone it would name no category.
 */
import type { ConceptKind } from '../concepts/concept.ts';
import { type ConceptMatch, findConcepts } from '../concepts/find-concepts.ts';
import type { QueryWords } from './query-words.ts';

export function withComplaintsSplit(words: QueryWords): QueryWords {
  return { ...words, concepts: words.concepts.flatMap((match) => parted(words, match)) };
}

function parted({ tokens, latinLanguage }: QueryWords, match: ConceptMatch): ConceptMatch[] {
  const { concepts, from, to } = match;
  if (to - from < 2 || concepts.some(({ kind }) => kind !== 'symptom')) return [match];
  const inside = findConcepts(
    tokens.slice(from, to),
    latinLanguage,
    ({ kind }) => kind === 'age' || kind === 'category',
  );
  const parts = inside.map((part) => ({ ...part, from: part.from + from, to: part.to + from }));
  const has = (sought: ConceptKind) => parts.some((part) => part.concepts.some(({ kind }) => kind === sought));
  return has('age') && has('category') ? parts : [match];
}
