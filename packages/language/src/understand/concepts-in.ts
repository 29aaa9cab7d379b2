/** The concepts a text mentions, for those who talk about products rather than search them. */
import type { Concept } from '../concepts/concept.ts';
import type { Language } from '../language.ts';
import { findNegations } from './negation.ts';
import { readQueryWords } from './query-words.ts';

export interface MentionedConcept {
  concept: Concept;
  /** Offsets in the text. */
  start: number;
  end: number;
  /** The text says that it is not wanted. */
  negated: boolean;
}

/** Every concept in the text, in order. A word with several meanings (`cream`) is listed once for each. */
export function conceptsIn(text: string, options: { language?: Language } = {}): MentionedConcept[] {
  const words = readQueryWords(text, options.language);
  const negations = findNegations(words, () => false);
  const plainly = words.concepts.map(({ concepts, start, end }) => ({ concepts, start, end }));
  const hidden = negations
    .filter(({ thing }) => !plainly.some(({ start }) => start === thing.start))
    .map(({ concepts, thing }) => ({ concepts, ...thing }));
  return [...plainly, ...hidden]
    .sort((a, b) => a.start - b.start)
    .flatMap(({ concepts, start, end }) => {
      const negated = negations.some(({ thing }) => thing.start === start);
      return concepts.map((concept) => ({ concept, start, end, negated }));
    });
}
