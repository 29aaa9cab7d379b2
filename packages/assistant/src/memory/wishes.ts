/** Changes the constraints of a conversation from turn to turn, and converts them to a query. */
import type { Language, SearchFilters } from '@quarry/contract';
import { labelOf, substanceLabel } from '@quarry/language';
import type { Wishes } from './memory.ts';

export const ATTRIBUTE_KEYS = ['color', 'material', 'gender', 'size', 'brand'] as const;
const LABELLED_KINDS = [
  'material',
  'color',
  'category',
  'gender',
  'pattern',
  'season',
  'occasion',
  'dose_form',
] as const;
export type AttributeKey = (typeof ATTRIBUTE_KEYS)[number];

export function valuesOf(value: string | string[] | undefined): string[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
}

/**
 * Merges new constraints into the request: a new colour replaces the old one, exclusions accumulate, and a newly
 * excluded value is removed from the required ones.
 */
export function narrowed(wishes: Wishes, added: SearchFilters, words: string): Wishes {
  const { exclude = [], category: _sameCategory, ...replaced } = added;
  const filters: SearchFilters = { ...wishes.filters, ...replaced };
  const ruledOut = [...new Set([...(wishes.filters.exclude ?? []), ...exclude])];
  const askedFor = new Set(ATTRIBUTE_KEYS.flatMap((key) => valuesOf(replaced[key])));
  filters.exclude = ruledOut.filter((value) => !askedFor.has(value));
  if (filters.exclude.length === 0) delete filters.exclude;
  for (const key of ATTRIBUTE_KEYS) {
    const left = valuesOf(filters[key]).filter((value) => !exclude.includes(value));
    if (left.length === 0) delete filters[key];
    else filters[key] = left.length === 1 ? left[0] : left;
  }
  // Of two limits that exclude each other the newer one holds.
  if (filters.price_min !== undefined && filters.price_max !== undefined && filters.price_min > filters.price_max) {
    if (added.price_max === undefined) delete filters.price_max;
    else delete filters.price_min;
  }

  // A limit that is said takes the place of "cheaper than that".
  const { below, above, wanted, ...rest } = wishes;
  // A condition that was said anew is no longer one that was let go of.
  // oxlint-disable-next-line typescript/consistent-type-assertions -- keys and values are those of filters
  const still = Object.entries(wanted ?? {}).filter(([key]) => added[key as keyof SearchFilters] === undefined);
  const limits = added.price_min === undefined && added.price_max === undefined ? { below, above } : {};
  const text = [wishes.words, words].filter(Boolean).join(' ');
  // oxlint-disable-next-line typescript/consistent-type-assertions -- keys and values are those of filters
  const kept = still.length > 0 ? { wanted: Object.fromEntries(still) as SearchFilters } : {};
  return { ...rest, ...definedOnly(limits), ...kept, words: text, said: text, filters };
}

function definedOnly(limits: Pick<Partial<Wishes>, 'below' | 'above'>): Pick<Wishes, 'below' | 'above'> {
  return {
    ...(limits.below !== undefined && { below: limits.below }),
    ...(limits.above !== undefined && { above: limits.above }),
  };
}

/** Conditions that hold also for another thing: price limits, and what must not be in it. */
export function limitsOf({ price_min, price_max, exclude }: SearchFilters): SearchFilters {
  return {
    ...(price_min !== undefined && { price_min }),
    ...(price_max !== undefined && { price_max }),
    ...(exclude !== undefined && { exclude }),
  };
}

/** The query of the request: the shopper's words, or the remaining words with the labels of the constraints. */
export function queryOf(wishes: Wishes, language: Language): string {
  if (wishes.said !== wishes.words && wishes.said !== '') return wishes.said;
  const labels = ATTRIBUTE_KEYS.filter((key) => key !== 'size').flatMap((key) =>
    valuesOf(wishes.filters[key]).map((value) => labelFor(key, value, language)),
  );
  const query = [wishes.words, ...labels].filter(Boolean).join(' ');
  // A whole department is no query: its kinds are conditions enough.
  const [kind, ...otherKinds] = valuesOf(wishes.filters.category);
  return query || (kind && otherKinds.length === 0 ? kind : '') || valuesOf(wishes.filters.size).join(' ');
}

/** A value as the reader calls it. Brands are names and stay as they are. */
export function labelFor(key: AttributeKey | 'category', value: string, language: Language): string {
  return key === 'brand' ? value : labelOf(key, value, language);
}

/** The label of a value whose kind is not known: what was ruled out may be a material, a colour or anything else. */
export function labelOfAnyKind(value: string, language: Language): string {
  const labels = LABELLED_KINDS.map((kind) => labelOf(kind, value, language));
  return labels.find((label) => label !== value) ?? substanceLabel(value, language) ?? value;
}
