/** Which values of an attribute satisfy a wished one: itself, and what is a kind of it. */
import { conceptOf, narrowerThan } from '@quarry/language';

/** What suits everyone suits women and men too, and what suits all skin suits dry skin. */
const ALSO_ACCEPTED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  gender: { women: ['unisex'], men: ['unisex'], girls: ['unisex'], boys: ['unisex'] },
  skin_type: { dry: ['all'], oily: ['all'], sensitive: ['all'] },
};

export function acceptedValues(key: string, value: string): string[] {
  return [...kindsOf(key, value), ...(ALSO_ACCEPTED[key]?.[value] ?? [])];
}

/** The value and, for a group of categories, its members: `shoes` → shoes, sneakers, boots, … */
export function kindsOf(key: string, value: string): string[] {
  const group = key === 'category' ? conceptOf('category_group', value) : undefined;
  return group === undefined ? [value] : [value, ...narrowerThan(group).map((concept) => concept.value)];
}
