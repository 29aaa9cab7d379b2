/**
 * Shades, cloths, patterns and motifs that titles are made of, in five languages (`data/product-words.json`).
 *
 * Arabic never lets an adjective agree with an unknown noun: a shade is an adjective of "اللون", a cloth follows "من", a
 * pattern begins with "ب".
 */
import words from '../../data/product-words.json' with { type: 'json' };
import { type Phrase, phrase } from '../phrases.ts';
import type { Color, Material, PATTERNS } from '../vocabulary.ts';

interface Cloth {
  /** As a fact: "material: linen". */
  label: Phrase;
  /** As titles say it before (or, in Arabic, after) the thing. */
  inTitle: Phrase;
}

function mapped<Key extends string, In, Out>(
  table: Readonly<Record<Key, In>>,
  read: (value: In) => Out,
): Record<Key, Out> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- made from all keys of the table
  return Object.fromEntries(Object.entries<In>(table).map(([key, value]) => [key, read(value)])) as Record<Key, Out>;
}

/** The first is the colour's own name. */
export const SHADES: Record<Color, Phrase[]> = mapped(words.shades, (rows) => rows.map(phrase));
export const CLOTHS: Record<Material, Cloth> = mapped(words.cloths, ({ label, inTitle }) => ({
  label: phrase(label),
  inTitle: phrase(inTitle),
}));
/** `plain` is not said. */
export const PATTERN_WORDS: Record<Exclude<(typeof PATTERNS)[number], 'plain'>, Phrase> = mapped(
  words.patterns,
  phrase,
);
/** Names of lines: English leads with them, the other languages set them as a name. */
export const MOTIFS: readonly Phrase[] = words.motifs.map(phrase);
/** Lines named after a timber: "Cedar oak desk" would mislead, so wooden goods are not called so. */
export const TIMBER_MOTIFS: ReadonlySet<string> = new Set(words.timberMotifs);
export const OCCASION_WORDS: Record<string, Phrase> = mapped(words.occasions, phrase);
export const GOOD_FOR: Phrase = phrase(words.goodFor);
export const AND: Phrase = phrase(words.and);
