/**
 * A value with change listeners. Its shape (`subscribe`, `getSnapshot`) fits React's `useSyncExternalStore` without
 * depending on React.
 */
export interface Observable<Value> {
  /** Calls `listener` after every change; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** The current value; the same object until the next change. */
  getSnapshot(): Value;
}

export interface WritableObservable<Value> extends Observable<Value> {
  set(value: Value): void;
}

export function createObservable<Value>(initial: Value): WritableObservable<Value> {
  const listeners = new Set<() => void>();
  let current = initial;

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getSnapshot: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) listener();
    },
  };
}
