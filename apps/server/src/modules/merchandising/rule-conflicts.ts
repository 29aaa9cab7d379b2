/**
 * Finds rules that contradict each other: both apply to one query at one time, and one reverses the effect of the other.
 * Compares words as searches do (`prepare-rules.ts`); two rules that only share some words are not a conflict.
 */
import type { Language, RuleBody, RuleConflict } from '@quarry/contract';
import { analyze } from '@quarry/language';
import { canonicalJson } from '../../api-v1/etag.ts';

/** A rule to compare; without an id: one that does not exist yet. */
export interface ComparedRule {
  id: string | null;
  body: RuleBody;
  /** Of a draft: the rule that it replaces, with which it has no conflict. */
  replaces: string | null;
}

interface Prepared extends ComparedRule {
  words: { exact: string; stem: string }[];
  startsAt: number;
  endsAt: number;
}

type Code = RuleConflict['code'];

/** Conflicts of one rule with others. */
export function conflictsOf(rule: ComparedRule, others: readonly ComparedRule[], language: Language): RuleConflict[] {
  const one = prepare(rule, language);
  return others
    .filter(({ id, replaces }) => id !== rule.id && id !== rule.replaces && (replaces === null || replaces !== rule.id))
    .flatMap((other) => between(one, prepare(other, language)));
}

/** Conflicts among all rules, each once. */
export function allConflicts(rules: readonly ComparedRule[], language: Language): RuleConflict[] {
  const prepared = rules.map((rule) => prepare(rule, language));
  return prepared.flatMap((one, place) =>
    prepared
      .slice(place + 1)
      .filter((other) => other.id !== one.replaces && (other.replaces === null || other.replaces !== one.id))
      .flatMap((other) => between(one, other)),
  );
}

function prepare(rule: ComparedRule, language: Language): Prepared {
  const { query, language: own, starts_at: startsAt, ends_at: endsAt } = rule.body;
  const words = query === null ? [] : analyze(query, { language: own ?? language });
  return {
    ...rule,
    words: words.map(({ exact, stem }) => ({ exact, stem })),
    startsAt: startsAt === null ? Number.NEGATIVE_INFINITY : Date.parse(startsAt),
    endsAt: endsAt === null ? Number.POSITIVE_INFINITY : Date.parse(endsAt),
  };
}

function between(a: Prepared, b: Prepared): RuleConflict[] {
  if (!a.body.enabled || !b.body.enabled || !meet(a, b)) return [];
  const code = codeOf(a.body, b.body);
  if (!code || b.id === null) return [];
  return [{ code, rule: { id: a.id, name: a.body.name }, with: { id: b.id, name: b.body.name } }];
}

/** Whether both apply to one query at one time. */
function meet(a: Prepared, b: Prepared): boolean {
  if (a.startsAt >= b.endsAt || b.startsAt >= a.endsAt) return false;
  const [one, other] = [a.body.language, b.body.language];
  if (one !== null && other !== null && one !== other) return false;
  if (a.body.query === null || b.body.query === null) return true;
  const [short, long] = a.words.length <= b.words.length ? [a, b] : [b, a];
  if (short.body.match === 'exact' && short.words.length < long.words.length) return false;
  return short.words.every((word) => long.words.some(({ exact, stem }) => exact === word.exact || stem === word.stem));
}

function codeOf(a: RuleBody, b: RuleBody): Code | undefined {
  if (canonicalJson(effectOf(a)) === canonicalJson(effectOf(b))) return 'same-rule';
  const pins = [a, b].filter((rule) => rule.kind === 'pin');
  const [pin, second] = pins;
  if (pin && second) {
    if (pin.product_id === second.product_id) return 'pinned-twice';
    return pin.position === second.position ? 'same-position' : undefined;
  }
  const hide = [a, b].find((rule) => rule.kind === 'hide');
  if (pin && hide) return hide.filters.ids?.includes(pin.product_id) ? 'pinned-and-hidden' : undefined;
  const redirects = [a, b].filter((rule) => rule.kind === 'redirect');
  if (redirects.length === 2) return 'two-redirects';
  if (redirects.length === 1) return a.query !== null && b.query !== null ? 'redirect-hides-rule' : undefined;
  const boost = [a, b].find((rule) => rule.kind === 'boost');
  const bury = [a, b].find((rule) => rule.kind === 'bury');
  if (boost && bury) {
    return canonicalJson(boost.filters) === canonicalJson(bury.filters) ? 'boosted-and-buried' : undefined;
  }
  return undefined;
}

/** What a rule does, without its name and period. */
function effectOf({ name: _name, starts_at: _start, ends_at: _end, enabled: _enabled, ...effect }: RuleBody) {
  return effect;
}
