/** An index of rules by the signals that they require, so that a message is compared with few of hundreds. */
import type { Stretch } from './lexicon.ts';
import type { Rule } from './parse-lexicon.ts';

export type RulesFor = (found: ReadonlyMap<string, readonly Stretch[]>) => ReadonlySet<Rule>;

/** Each rule is kept under the names of its item that has the fewest; one of them must be there. */
export function indexRules(rules: readonly Rule[]): RulesFor {
  const byName = new Map<string, Rule[]>();
  for (const rule of rules) {
    const items = rule.sequences.flat();
    const rarest = items.reduce((best, item) => (item.names.length < best.names.length ? item : best));
    for (const name of rarest.names) {
      const known = byName.get(name);
      if (known) known.push(rule);
      else byName.set(name, [rule]);
    }
  }
  return (found) => new Set([...found.keys()].flatMap((name) => byName.get(name) ?? []));
}
