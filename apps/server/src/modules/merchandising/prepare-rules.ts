/**
 * Prepares a store's rules for searches: which of them a query matches, in order of priority.
 *
 * Queries and rules are compared by analyzed words, as in the index, so inflection and case do not matter. `exact`
 * requires these words and no others, `contains` requires all of them anywhere in the query. There is no typo
 * tolerance: a rule for `bed` must not match `red`.
 */
import type { Language, Rule } from '@quarry/contract';
import { analyze, detectLanguage, type Token, elementAt } from '@quarry/language';

export interface PreparedRules {
  /** The rules that apply to this query now: closest match first, then in creation order. */
  calledBy(query: CalledQuery): readonly Rule[];
  readonly size: number;
}

export interface CalledQuery {
  text: string;
  /** The shopper's language, if known. */
  language?: Language | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/** A word as stem and exact form: stemmers of two languages differ, but the exact form is the same. */
interface RuleWord {
  exact: string;
  stem: string;
}

interface PreparedRule {
  rule: Rule;
  words: RuleWord[];
  /** Compared when analysis leaves no word: `:-)`. */
  text: string;
  startsAt: number;
  endsAt: number;
  order: number;
}

export function prepareRules(rules: readonly Rule[], storeLanguage: Language): PreparedRules {
  const always: PreparedRule[] = [];
  const wordless: PreparedRule[] = [];
  /** By each form of the first word: only rules whose first word occurs in the query are checked. */
  const byFirstWord = new Map<string, PreparedRule[]>();
  const knowsLanguages = rules.some(({ language }) => language !== null);

  for (const [order, rule] of rules.entries()) {
    if (!rule.enabled) continue;
    const prepared = prepare(rule, order, storeLanguage);
    const [first] = prepared.words;
    if (rule.query === null) always.push(prepared);
    else if (!first) wordless.push(prepared);
    else {
      for (const form of new Set([first.exact, first.stem])) {
        const sharing = byFirstWord.get(form);
        if (sharing) sharing.push(prepared);
        else byFirstWord.set(form, [prepared]);
      }
    }
  }

  return {
    size: rules.length,
    calledBy({ text, language, now }) {
      const spoken = language ?? (knowsLanguages ? detectLanguage(text, storeLanguage) : storeLanguage);
      const words = analyze(text, { language: spoken });
      const candidates = new Set(always);
      for (const { exact, stem } of words) {
        for (const prepared of byFirstWord.get(exact) ?? []) candidates.add(prepared);
        for (const prepared of byFirstWord.get(stem) ?? []) candidates.add(prepared);
      }
      for (const prepared of wordless) if (prepared.text === plain(text)) candidates.add(prepared);

      return [...candidates]
        .filter(
          ({ rule, words: wanted, startsAt, endsAt }) =>
            startsAt <= now &&
            now < endsAt &&
            (rule.language === null || rule.language === spoken) &&
            (rule.match === 'exact' ? isSaid(wanted, words) : wanted.every((word) => holds(words, word))),
        )
        .sort((a, b) => nearness(b) - nearness(a) || a.order - b.order)
        .map(({ rule }) => rule);
    },
  };
}

function prepare(rule: Rule, order: number, storeLanguage: Language): PreparedRule {
  const text = rule.query ?? '';
  return {
    rule,
    order,
    words: analyze(text, { language: rule.language ?? storeLanguage }).map(({ exact, stem }) => ({ exact, stem })),
    text: plain(text),
    startsAt: rule.starts_at === null ? Number.NEGATIVE_INFINITY : Date.parse(rule.starts_at),
    endsAt: rule.ends_at === null ? Number.POSITIVE_INFINITY : Date.parse(rule.ends_at),
  };
}

/** Exact matches come before contained ones, and more words before fewer. */
function nearness({ rule, words }: PreparedRule): number {
  if (rule.query === null) return -1;
  return rule.match === 'exact' ? Number.MAX_SAFE_INTEGER : words.length;
}

/** The same words in the same order, and no others. */
function isSaid(wanted: readonly RuleWord[], words: readonly Token[]): boolean {
  return wanted.length === words.length && wanted.every((word, place) => isSame(word, elementAt(words, place)));
}

function holds(words: readonly Token[], wanted: RuleWord): boolean {
  return words.some((word) => isSame(wanted, word));
}

function isSame(a: RuleWord, b: RuleWord): boolean {
  return a.exact === b.exact || a.stem === b.stem;
}

function plain(text: string): string {
  return text.trim().toLowerCase();
}
