/**
 * A store's rules made ready for searches: which of them a query calls, in the order in which they count.
 *
 * A query is compared as the index compares it, by analysed words, so word forms and case make no difference. `exact`
 * wants these words and no other, `contains` wants all of them anywhere in the query. Spelling is not forgiven: a rule
 * for `bed` must not be called by `red`.
 */
import type { Language, Rule } from '@quarry/contract';
import { analyze, detectLanguage, type Token } from '@quarry/language';

export interface PreparedRules {
  /** The rules that hold for this query at this moment: nearest to the query first, then in order of making. */
  calledBy(query: CalledQuery): readonly Rule[];
  readonly size: number;
}

export interface CalledQuery {
  text: string;
  /** Of the shopper, where it is known. */
  language?: Language | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/** A word in the two forms that may agree: two languages cut differently, but the whole form stays. */
interface RuleWord {
  exact: string;
  stem: string;
}

interface PreparedRule {
  rule: Rule;
  words: RuleWord[];
  /** What is compared when analysis leaves no word: `:-)`. */
  text: string;
  startsAt: number;
  endsAt: number;
  order: number;
}

export function prepareRules(rules: readonly Rule[], storeLanguage: Language): PreparedRules {
  const always: PreparedRule[] = [];
  const wordless: PreparedRule[] = [];
  /** By each form of the first word: only rules whose first word occurs in the query are looked at. */
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

/** A rule for exactly these words goes before one that they only hold, and more words before fewer. */
function nearness({ rule, words }: PreparedRule): number {
  if (rule.query === null) return -1;
  return rule.match === 'exact' ? Number.MAX_SAFE_INTEGER : words.length;
}

/** The same words in the same order, and none beside them. */
function isSaid(wanted: readonly RuleWord[], words: readonly Token[]): boolean {
  return wanted.length === words.length && wanted.every((word, place) => isSame(word, words[place] as Token));
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
