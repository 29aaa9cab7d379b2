/**
 * The effect of a set of rules and synonyms on queries: what searches use, and what a preview of a change compares.
 */
import type { Language, Rule, SynonymBody, SynonymPeriod } from '@quarry/contract';
import type { Steering } from '../../search-engine/steering.ts';
import { prepareRules } from './prepare-rules.ts';
import { steeringOf, synonymRule } from './steering-of.ts';

/** Steering objects kept per set of rules: the engine prepares each by identity. */
const REMEMBERED_SETS = 500;

/** The effect of the rules on one query. */
export interface Decision {
  /** undefined: none. The same object for the same rules until one changes. */
  steering: Steering | undefined;
  /** Redirect target; null: none. */
  redirect: string | null;
}

/** @param now milliseconds since 1970 */
export type Decide = (query: string, language: Language | undefined, now: number) => Decision;

export type PreparedSynonym = SynonymBody & Partial<SynonymPeriod>;

const NOTHING: Decision = { steering: undefined, redirect: null };

export function decisionsBy(
  rules: readonly Rule[],
  synonyms: readonly PreparedSynonym[],
  storeLanguage: Language,
): Decide {
  const prepared = prepareRules(rules, storeLanguage);
  const synonymsAt = synonymsByTime(synonyms);
  /** By the ids of the applied rules. */
  let remembered = new Map<string, Steering | undefined>();
  let rememberedFor: NonNullable<Steering['synonyms']> | undefined;

  return (query, language, now) => {
    if (rules.length === 0 && synonyms.length === 0) return NOTHING;
    const active = synonymsAt(now);
    if (active !== rememberedFor || remembered.size >= REMEMBERED_SETS) {
      remembered = new Map();
      rememberedFor = active;
    }
    const called = prepared.calledBy({ text: query, language, now });
    const steered = called.filter(({ kind }) => kind !== 'redirect');
    const key = steered.map(({ id }) => id).join(' ');
    let steering = remembered.get(key);
    if (!remembered.has(key)) {
      steering = steeringOf(steered, active);
      remembered.set(key, steering);
    }
    const redirect = called.find((rule) => rule.kind === 'redirect');
    return { steering, redirect: redirect?.url ?? null };
  };
}

/** The synonyms that apply at a time; the same list for as long as it does not change. */
function synonymsByTime(synonyms: readonly PreparedSynonym[]): (now: number) => NonNullable<Steering['synonyms']> {
  const all = synonyms
    .filter(({ enabled }) => enabled !== false)
    .map((synonym) => ({
      rule: synonymRule(synonym),
      from: synonym.starts_at ? Date.parse(synonym.starts_at) : Number.NEGATIVE_INFINITY,
      until: synonym.ends_at ? Date.parse(synonym.ends_at) : Number.POSITIVE_INFINITY,
    }));
  let active: NonNullable<Steering['synonyms']> = [];
  let validFrom = Number.POSITIVE_INFINITY;
  let validUntil = Number.NEGATIVE_INFINITY;

  return (now) => {
    if (now < validFrom || now >= validUntil) {
      active = all.filter(({ from, until }) => from <= now && now < until).map(({ rule }) => rule);
      validFrom = now;
      validUntil = Number.POSITIVE_INFINITY;
      for (const { from, until } of all) {
        if (from > now) validUntil = Math.min(validUntil, from);
        if (until > now) validUntil = Math.min(validUntil, until);
      }
    }
    return active;
  };
}
