/**
 * The smallest thing that can be watched: a value, and listeners that are told when it is replaced.
 * Its shape (`subscribe`, `getSnapshot`) is what React's useSyncExternalStore reads, yet it knows nothing of React.
 */
export interface Observable<Value> {
  /** Calls `listener` after every replacement of the value; the answer ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** The present value; the same object until the next replacement. */
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
