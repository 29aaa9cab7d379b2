/** Which medicines and conditions must not come together, and why. */
import type { Language } from '@quarry/contract';
import { type HealthFact, rowsOf } from './medicines-named.ts';
import { readData } from './read-data.ts';

interface Rule {
  reason: string;
  left: readonly string[];
  right: readonly string[] | 'same';
}

const sideOf = (cell: string): string[] => cell.split(',').map((name) => name.trim());

let rules: readonly Rule[] | undefined;

const openRules = (): readonly Rule[] => {
  rules ??= rowsOf('medicine-rules.tsv').map(([reason, left, right]) => ({
    reason,
    left: sideOf(left),
    right: right === 'same' ? right : sideOf(right),
  }));
  return rules;
};

/** Reasons why something of `some` must not come together with something of `others`, each once. */
export function reasonsAgainst(some: readonly HealthFact[], others: readonly HealthFact[]): string[] {
  const clash = ({ left, right }: Rule): boolean =>
    some.some((one) =>
      others.some(
        (other) =>
          one.name !== other.name &&
          (right === 'same'
            ? isOf(one, left) && isOf(other, left)
            : (isOf(one, left) && isOf(other, right)) || (isOf(one, right) && isOf(other, left))),
      ),
    );
  return [...new Set(openRules().flatMap((rule) => (clash(rule) ? [rule.reason] : [])))];
}

const isOf = ({ classes }: HealthFact, side: readonly string[]): boolean => classes.some((one) => side.includes(one));

const texts = new Map<Language, ReadonlyMap<string, string>>();

/**
 * What is said of a reason, or `intro`, `advice`, `left-out`.
 * @throws Error naming the file when it has no text for the key.
 */
export function medicineText(key: string, language: Language, number: string): string {
  const file = `medicine-reasons.${language}.tsv`;
  let known = texts.get(language);
  if (known === undefined) {
    const rows = readData(file)
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
      .map((line): [string, string] => {
        const [name = '', text = ''] = line.split('\t');
        return [name, text];
      });
    known = new Map(rows);
    texts.set(language, known);
  }
  const text = known.get(key);
  if (!text) throw new Error(`${file}: no text for "${key}"`);
  return text.replaceAll('{number}', number);
}
