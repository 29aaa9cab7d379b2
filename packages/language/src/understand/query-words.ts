/** The query as the understanding sees it: tokens, their skeletons, and the concepts found in them. Made once per query. */
import { analyze, type Token } from '../analysis/analyze.ts';
import { latinLanguageOf } from '../analysis/detect-language.ts';
import { skeleton } from '../analysis/fold.ts';
import { tokenize } from '../analysis/tokenizer.ts';
import { type ConceptMatch, findConcepts } from '../concepts/find-concepts.ts';
import type { Language, LatinLanguage } from '../language.ts';

export interface QueryWords {
  query: string;
  tokens: readonly Token[];
  /** Folded to plain letters, one for each token. */
  plain: readonly string[];
  concepts: readonly ConceptMatch[];
  latinLanguage: LatinLanguage;
}

export function readQueryWords(query: string, language?: Language): QueryWords {
  const tokens = analyze(query, { language });
  const latinLanguage = latinLanguageOf(tokenize(query), language);
  return {
    query,
    tokens,
    plain: tokens.map(({ exact }) => skeleton(exact)),
    concepts: findConcepts(tokens, latinLanguage),
    latinLanguage,
  };
}

/** Whether `words` stand in `plain` from index `at` on. */
export function standsAt(plain: readonly string[], at: number, words: readonly string[]): boolean {
  return words.every((word, ahead) => plain[at + ahead] === word);
}
