/** Temporary rules for comparisons: of a rule that is not stored yet, and of the words of a synonym. */
import type { Rule, RuleBody, SynonymBody } from '@quarry/contract';

export const ANY_TIME = { enabled: true, starts_at: null, ends_at: null };

/** @param id distinguishes several rules of one query. */
export function keptRule(body: RuleBody, id = 'preview'): Rule {
  const now = new Date().toISOString();
  return { ...body, id, created_at: now, updated_at: now };
}

/** Rules that match the words to which a synonym gives a meaning. */
export function rulesOfWords(synonym: SynonymBody): Rule[] {
  const words = synonym.kind === 'two-way' ? synonym.words : synonym.from;
  return words.map((query) =>
    keptRule({ kind: 'hide', name: query, query, match: 'contains', language: null, filters: {}, ...ANY_TIME }),
  );
}
