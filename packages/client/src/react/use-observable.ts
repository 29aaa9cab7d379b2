import { useSyncExternalStore } from 'react';
import type { Observable } from '../observable.ts';

/** The present value of anything that can be watched; the component is drawn again when it is replaced. */
export function useObservable<Value>(observable: Observable<Value>): Value {
  return useSyncExternalStore(observable.subscribe, observable.getSnapshot, observable.getSnapshot);
}
