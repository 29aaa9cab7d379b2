/**
 * Memoizes a function by object identity (WeakMap): several parts of a turn parse the same message. Only for results
 * that do not change during the turn.
 */
export function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const before = known.get(key);
    if (before) return before.value;
    const value = make(key);
    known.set(key, { value });
    return value;
  };
}
