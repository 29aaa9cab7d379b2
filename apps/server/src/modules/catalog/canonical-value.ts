/**
 * Converts attribute values to their canonical form.
 *
 * Shops write `Navy Blue`, `წითელი` or `Rot`; searches and filters compare canonical English in lower case. Values that
 * the lexicon knows get its canonical value; all others are kept in lower case.
 */
import { type ConceptKind, conceptOf, conceptsIn, understand } from '@quarry/language';

/** Attributes whose values the lexicon knows. */
const KINDS: Readonly<Record<string, ConceptKind>> = {
  category: 'category',
  color: 'color',
  material: 'material',
  pattern: 'pattern',
  gender: 'gender',
  age: 'age',
  season: 'season',
  occasion: 'occasion',
  size: 'size',
  dose_form: 'dose_form',
};

/** Cache size: feeds repeat a few hundred values, and a feed with free text must not fill the memory. */
const REMEMBERED_VALUES = 5000;
const remembered = new Map<string, string>();

/** @param key attribute key or `category`. */
export function canonicalValue(key: string, value: string): string {
  const plain = value.trim().toLowerCase();
  const kind = KINDS[key];
  if (!kind || plain === '') return plain;

  const name = `${kind}:${plain}`;
  const known = remembered.get(name);
  if (known !== undefined) return known;
  if (remembered.size >= REMEMBERED_VALUES) remembered.clear();
  const canonical = conceptOf(kind, plain)?.value ?? meaningOf(kind, plain) ?? plain;
  remembered.set(name, canonical);
  return canonical;
}

/** The concept that the whole value names, in any language. Part of a value is not enough: `red wine` is not red. */
function meaningOf(kind: ConceptKind, value: string): string | undefined {
  const named = conceptsIn(value).find(
    ({ concept, start, end, negated }) => concept.kind === kind && start === 0 && end === value.length && !negated,
  );
  return named?.concept.value;
}

/** Values found in a product's name, for fields that the feed leaves empty. */
export interface ValuesInName {
  category: string[];
  color: string[];
  material: string[];
  gender: string[];
}

export function valuesInName(title: string): ValuesInName {
  const found: ValuesInName = { category: [], color: [], material: [], gender: [] };
  for (const { kind, value, negated } of understand(title).spans) {
    // `tops` is a group of categories; a product has one category.
    if (negated || !isNamed(kind) || !conceptOf(kind, value) || found[kind].includes(value)) continue;
    found[kind].push(value);
  }
  return found;
}

function isNamed(kind: string): kind is keyof ValuesInName {
  return kind === 'category' || kind === 'color' || kind === 'material' || kind === 'gender';
}
