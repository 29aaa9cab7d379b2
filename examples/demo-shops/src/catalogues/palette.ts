/**
 * The shades, materials, patterns and motifs of titles, in five languages (`data/product-words.json`).
 *
 * In Arabic, adjectives never refer to the product, whose gender is unknown: a shade is an adjective of "اللون", a
 * material follows "من", a pattern begins with "ب".
 */
import words from '../../data/product-words.json' with { type: 'json' };
import { type Phrase, phrase } from '../phrases.ts';
import type { Color, Material, PATTERNS } from '../vocabulary.ts';

interface Cloth {
  /** As a fact: "material: linen". */
  label: Phrase;
  /** As in titles, before (in Arabic after) the product. */
  inTitle: Phrase;
}

function mapped<Key extends string, In, Out>(
  table: Readonly<Record<Key, In>>,
  read: (value: In) => Out,
): Record<Key, Out> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- made from all keys of the table
  return Object.fromEntries(Object.entries<In>(table).map(([key, value]) => [key, read(value)])) as Record<Key, Out>;
}

/** The first is the name of the colour itself. */
export const SHADES: Record<Color, Phrase[]> = mapped(words.shades, (rows) => rows.map(phrase));
export const CLOTHS: Record<Material, Cloth> = mapped(words.cloths, ({ label, inTitle }) => ({
  label: phrase(label),
  inTitle: phrase(inTitle),
}));
/** `plain` is not mentioned. */
export const PATTERN_WORDS: Record<Exclude<(typeof PATTERNS)[number], 'plain'>, Phrase> = mapped(
  words.patterns,
  phrase,
);
/** Names of product lines: first in English, a name in the other languages. */
export const MOTIFS: readonly Phrase[] = words.motifs.map(phrase);
/** Lines named after a timber, which are not used for wooden products: "Cedar oak desk" would be misleading. */
export const TIMBER_MOTIFS: ReadonlySet<string> = new Set(words.timberMotifs);
export const OCCASION_WORDS: Record<string, Phrase> = mapped(words.occasions, phrase);
export const GOOD_FOR: Phrase = phrase(words.goodFor);
export const AND: Phrase = phrase(words.and);
