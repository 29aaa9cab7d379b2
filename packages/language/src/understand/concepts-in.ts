/** Finds the concepts that a text mentions, for callers that talk about products instead of searching. */
import { rememberingTexts } from '../analysis/remembered-texts.ts';
import type { Concept } from '../concepts/concept.ts';
import type { Language } from '../language.ts';
import { findNegations } from './negation.ts';
import { readQueryWords } from './query-words.ts';

export interface MentionedConcept {
  concept: Concept;
  /** Offsets in the text. */
  start: number;
  end: number;
  /** Whether the text excludes it. */
  negated: boolean;
}

/** All concepts in the text, in order. A word with several meanings (`cream`) is listed once for each. */
export function conceptsIn(
  text: string,
  { language }: { language?: Language } = {},
): readonly Readonly<MentionedConcept>[] {
  return readConcepts(text, language);
}

const readConcepts = rememberingTexts((text, language): readonly MentionedConcept[] => {
  const words = readQueryWords(text, language);
  const negations = findNegations(words, () => false);
  const listed = new Map<string, MentionedConcept>();
  for (const { concepts, start, end } of [...words.concepts, ...negations.map((one) => ({ ...one, ...one.thing }))]) {
    for (const concept of concepts) {
      const negated = negations.some(({ thing, concepts: left }) => thing.start === start && left.includes(concept));
      const place = `${start} ${concept.id}`;
      if (!listed.has(place)) listed.set(place, { concept, start, end, negated });
    }
  }
  return [...listed.values()].sort((a, b) => a.start - b.start);
});
