/** Which values of an attribute satisfy a wished one: mostly itself alone. */

/** What suits everyone suits women and men too. */
const ALSO_ACCEPTED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  gender: { women: ['unisex'], men: ['unisex'], girls: ['unisex'], boys: ['unisex'] },
};

export function acceptedValues(key: string, value: string): string[] {
  return [value, ...(ALSO_ACCEPTED[key]?.[value] ?? [])];
}
