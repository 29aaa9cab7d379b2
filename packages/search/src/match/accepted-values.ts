/** The values of an attribute that satisfy a requested one: the value itself and narrower ones. */
import { conceptOf, narrowerThan } from '@quarry/language';

/** Values that include others: a product for everyone suits women and men, one for all skin types suits dry skin. */
const FOR_EVERYONE: ReadonlyMap<string, { values: ReadonlySet<string>; accepted: string }> = new Map([
  ['gender', { values: new Set(['women', 'men', 'girls', 'boys']), accepted: 'unisex' }],
  ['skin_type', { values: new Set(['dry', 'oily', 'sensitive']), accepted: 'all' }],
]);

export function acceptedValues(key: string, value: string): string[] {
  const everyone = FOR_EVERYONE.get(key);
  return everyone?.values.has(value) ? [...kindsOf(key, value), everyone.accepted] : kindsOf(key, value);
}

/** The value and, for a group of categories, its members: `shoes` → shoes, sneakers, boots, … */
export function kindsOf(key: string, value: string): string[] {
  const group = key === 'category' ? conceptOf('category_group', value) : undefined;
  return group === undefined ? [value] : [value, ...narrowerThan(group).map((concept) => concept.value)];
}
