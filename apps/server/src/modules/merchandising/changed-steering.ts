/** What queries would get with a change of the published rules and synonyms, as an experiment tries it. */
import type { Language, Rule, RuleBody, SynonymBody } from '@quarry/contract';
import { type Decide, decisionsBy, type PreparedSynonym } from './decisions.ts';
import { prepareRules } from './prepare-rules.ts';
import { keptRule, rulesOfWords } from './rule-of-words.ts';

export interface SteeringChange {
  add_rules: readonly RuleBody[];
  /** Ids of published rules. */
  remove_rules: readonly string[];
  add_synonyms: readonly SynonymBody[];
}

export interface ChangedSteering {
  decide: Decide;
  /** Whether the change can give this query other results; true for every query when there is no change. */
  concerns(query: string, language: Language | undefined, now: number): boolean;
}

export function isNoChange({ add_rules, remove_rules, add_synonyms }: SteeringChange): boolean {
  return add_rules.length + remove_rules.length + add_synonyms.length === 0;
}

export function changedSteering(
  change: SteeringChange,
  { rules, synonyms }: { rules: readonly Rule[]; synonyms: readonly PreparedSynonym[] },
  storeLanguage: Language,
): ChangedSteering {
  const added = change.add_rules.map((body, place) => keptRule(body, `added-${place}`));
  const removed = rules.filter(({ id }) => change.remove_rules.includes(id));
  const kept = rules.filter((rule) => !removed.includes(rule));
  const words = change.add_synonyms.flatMap(rulesOfWords);
  const changing = prepareRules([...added, ...removed, ...words], storeLanguage);
  return {
    decide: decisionsBy([...kept, ...added], [...synonyms, ...change.add_synonyms], storeLanguage),
    concerns: (text, language, now) => isNoChange(change) || changing.calledBy({ text, language, now }).length > 0,
  };
}
