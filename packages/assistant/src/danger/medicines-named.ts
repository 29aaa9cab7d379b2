/**
 * Which active ingredients and which conditions a text names, by their own names or by brands, in any of the five languages,
 * in Georgian also in Latin letters and with single typing mistakes.
 */
import { Lexicon, type Stretch } from './lexicon.ts';
import { WRITINGS, wordsOf } from './writing.ts';
import { readData } from './read-data.ts';

/** An active ingredient, or a condition that decides which medicines may be taken. */
export interface HealthFact {
  name: string;
  /** The names used in rules: classes of an ingredient, the name of a condition. */
  classes: readonly string[];
  kind: 'ingredient' | 'condition';
  /** A condition that applies to the whole conversation, not to one request. */
  isLasting: boolean;
}

interface Knowledge {
  facts: ReadonlyMap<string, HealthFact>;
  lexicons: readonly Lexicon[];
}

/** "16 years old" is no child. */
const ADULT_YEARS = 16;
const AGE = 'child: age';
const ADULT = 'adult';

let knowledge: Knowledge | undefined;

/**
 * The facts that a text names, each once.
 * @param options.forgives whether one typing mistake is forgiven, as in what a shopper writes. A shop spells its products
 * right: there "concert" is no "concor".
 */
export function healthFactsIn(text: string, { forgives = true } = {}): HealthFact[] {
  const { facts, lexicons } = openKnowledge();
  const words = wordsOf(text);
  const isAdult = ({ start }: Stretch): boolean => Number(words[start - 1]) >= ADULT_YEARS;
  const names = new Set(
    lexicons.flatMap((lexicon) =>
      [...lexicon.find(words, forgives)].flatMap(([name, places]) =>
        name === AGE && places.every(isAdult) ? [ADULT] : [name],
      ),
    ),
  );
  return [...names].flatMap((name) => facts.get(name) ?? []);
}

/** Names of ingredients, each once. */
export const medicinesNamedIn = (message: string): string[] =>
  healthFactsIn(message).flatMap(({ name, kind }) => (kind === 'ingredient' ? [name] : []));

/** Undefined for a name that is not known (any more). */
export const healthFact = (name: string): HealthFact | undefined => openKnowledge().facts.get(name);

function openKnowledge(): Knowledge {
  if (knowledge !== undefined) return knowledge;
  const rows = [
    ...rowsOf('medicines.tsv').map(([name, classes, forms]) => ({
      fact: {
        name,
        classes: listOf(classes).filter((one) => one !== '-'),
        kind: 'ingredient',
        isLasting: false,
      } as const,
      forms,
    })),
    ...rowsOf('medicine-conditions.tsv').map(([name, lasts, forms]) => ({
      fact: { name, classes: [name.replace(/:.*/, '')], kind: 'condition', isLasting: lasts === 'lasting' } as const,
      forms,
    })),
  ];
  const signals = new Map(
    rows.map(({ fact, forms }) => [
      fact.name,
      { forms: listOf(forms).map((form) => form.split(' ').map((word) => word.replaceAll("'", ''))), includes: [] },
    ]),
  );
  // Latin letters are read once, as English; spellings by consonants alone are too coarse for names of medicines.
  const writings = WRITINGS.filter(({ language, givesWayTo }) =>
    language === 'ar' ? givesWayTo.length === 0 : language === 'en' || language === 'ka',
  );
  knowledge = {
    facts: new Map(rows.map(({ fact }) => [fact.name, fact])),
    lexicons: writings.map((writing) => new Lexicon({ signals, rules: [], harmless: [] }, writing)),
  };
  return knowledge;
}

const listOf = (cell: string): string[] => cell.split(',').map((entry) => entry.trim());

/** @throws Error naming file and line. */
export function rowsOf(file: string): [string, string, string][] {
  return readData(file)
    .split(/\r?\n/)
    .flatMap((line): [string, string, string][] => {
      if (line.trim() === '' || line.startsWith('#')) return [];
      const [first = '', second = '', third = ''] = line.split('\t').map((cell) => cell.trim());
      if (first === '' || second === '' || third === '')
        throw new Error(`${file}: expected three or more columns in "${line}"`);
      return [[first, second, third]];
    });
}
