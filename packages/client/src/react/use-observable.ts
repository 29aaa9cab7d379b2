import { useSyncExternalStore } from 'react';
import type { Observable } from '../observable.ts';

/** The current value of an observable; the component re-renders when it changes. */
export function useObservable<Value>(observable: Observable<Value>): Value {
  return useSyncExternalStore(observable.subscribe, observable.getSnapshot, observable.getSnapshot);
}
