/**
 * The one spelling under which the catalogue keeps a value.
 *
 * Shops write `Navy Blue`, `წითელი` or `Rot`; searches and filters compare canonical English in lower case. What the
 * lexicon knows gets its canonical value, everything else stays the shop's own word in lower case.
 */
import { type ConceptKind, conceptOf, understand } from '@quarry/language';

/** The attributes whose values the lexicon knows. */
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

/** Feeds repeat the same few hundred values; a feed of free texts must not fill the memory. */
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

/** The concept that the whole value names, in whichever language. Part of a value names nothing: `red wine` is no red. */
function meaningOf(kind: ConceptKind, value: string): string | undefined {
  const spans = understand(value).spans.filter((span) => span.kind === kind && !span.negated);
  const [span] = spans;
  return span && spans.length === 1 && span.start === 0 && span.end === value.length ? span.value : undefined;
}

/** What a product's name says about it, for fields that the feed leaves empty. */
export function valuesInName(title: string): Partial<Record<'category' | 'color' | 'material' | 'gender', string[]>> {
  const found: Partial<Record<'category' | 'color' | 'material' | 'gender', string[]>> = {};
  for (const span of understand(title).spans) {
    if (span.negated) continue;
    if (span.kind === 'category' || span.kind === 'color' || span.kind === 'material' || span.kind === 'gender') {
      const values = (found[span.kind] ??= []);
      if (!values.includes(span.value)) values.push(span.value);
    }
  }
  return found;
}
