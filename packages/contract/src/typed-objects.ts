/** Objects whose keys the types know, or do not know at all. */

/** Whether a value of unknown origin has members: an object, not a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** The keys of a table that has no others than its type names. */
export function keysOf<Key extends string>(table: Readonly<Partial<Record<Key, unknown>>>): Key[] {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- `Object.keys` is typed for objects with unknown keys.
  return Object.keys(table) as Key[];
}

/** The entries of a table that has no other keys than its type names. */
export function entriesOf<Key extends string, Value>(table: Readonly<Partial<Record<Key, Value>>>): [Key, Value][] {
  return keysOf(table).flatMap((key): [Key, Value][] => {
    const value = table[key];
    return value === undefined ? [] : [[key, value]];
  });
}
