/** The allowed values of each store setting, read from the schema of the contract. */
import { StoreSettings } from '@quarry/contract';
import { z } from 'zod';

/** The part of JSON Schema that `z.toJSONSchema` writes for the settings. */
const Place = z.object({
  type: z.enum(['string', 'number', 'integer', 'boolean', 'array', 'object']).optional(),
  get properties() {
    return z.record(z.string(), Place).optional();
  },
  get additionalProperties() {
    return z.union([z.boolean(), Place]).optional();
  },
  propertyNames: z.object({ enum: z.array(z.string()).optional() }).optional(),
});
type Place = z.infer<typeof Place>;

const SETTINGS = Place.parse(z.toJSONSchema(StoreSettings, { io: 'input' }));

/** @returns undefined where there is no such setting. */
export function settingType(path: readonly string[]): Place['type'] {
  return placeAt(path)?.type;
}

/** Setting names below a path: `['gates']` has `streaming`, `images` and so on. */
export function settingNames(path: readonly string[]): string[] {
  const place = placeAt(path);
  return Object.keys(place?.properties ?? {}).concat(place?.propertyNames?.enum ?? []);
}

function placeAt(path: readonly string[]): Place | undefined {
  return path.reduce<Place | undefined>((place, name) => {
    const own = place?.properties?.[name];
    if (own) return own;
    const any = place?.propertyNames?.enum?.includes(name) ? place.additionalProperties : undefined;
    return typeof any === 'object' ? any : undefined;
  }, SETTINGS);
}
