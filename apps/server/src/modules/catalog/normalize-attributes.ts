/** The attributes of a draft as the catalogue keeps them: fixed keys, canonical values, nothing of the shop's own business. */
import type { Attributes } from '@quarry/contract';
import { canonicalValue, type ValuesInName } from './canonical-value.ts';
import { attributeKey } from './feeds/attribute-key.ts';
import { isSecretName } from './feeds/columns/name-roles.ts';
import type { Draft } from './feeds/draft.ts';
import { plainText } from './feeds/plain-text.ts';

const VALUE_LENGTH = 200;
/** Maximum number of attributes; more are a mistake in the feed. */
const MAX_ATTRIBUTES = 300;

/** Attributes of which one cell may name several: `red / blue`. */
const LISTED_ATTRIBUTES = new Set(['color', 'size', 'material', 'season', 'occasion', 'age', 'gender', 'tags']);

/** @param named what the product's name says, for attributes that the feed leaves empty. */
export function attributesOf(draft: Draft, named: ValuesInName): Attributes {
  const variantPairs = draft.variants.flatMap(({ attributes }) => attributes);
  const attributes = grouped([...draft.attributes, ...variantPairs]);
  const code = draft.variants.find(({ isProduct }) => isProduct)?.sku ?? '';
  const isLost = draft.variants.some(({ isProduct }) => !isProduct) && code !== draft.fields.id;
  // The product's own code is kept beside the codes of its variants.
  if (isLost && code !== '' && attributes.mpn === undefined) attributes.mpn = code;
  for (const key of ['color', 'material', 'gender'] as const) {
    const values = named[key];
    if (values.length > 0 && attributes[key] === undefined) attributes[key] = oneOrMany(values);
  }
  return attributes;
}

/** Pairs of name and value as attributes; a name that repeats has several values. */
export function grouped(pairs: readonly (readonly [string, string])[]): Attributes {
  const values = new Map<string, Set<string>>();
  for (const [name, text] of pairs) {
    const label = plainText(name);
    const key = attributeKey(label).slice(0, 100);
    // The cost of a product is internal and never stored, even if it is among the attributes.
    if (isSecretName(label)) continue;
    if (key === '' || (!values.has(key) && values.size >= MAX_ATTRIBUTES)) continue;
    const parts = LISTED_ATTRIBUTES.has(key) ? text.split(/\s*[,;|]\s*|\s+\/\s+|\/(?=\p{L}{3})/u) : [text];
    for (const part of parts) {
      const value = canonicalValue(key, plainText(part).slice(0, VALUE_LENGTH));
      if (value === '') continue;
      const known = values.get(key) ?? new Set();
      values.set(key, known.add(value));
    }
  }
  return Object.fromEntries([...values].map(([key, found]) => [key, oneOrMany([...found])]));
}

function oneOrMany(values: string[]): string | string[] {
  return values.length === 1 ? (values[0] ?? '') : values;
}
