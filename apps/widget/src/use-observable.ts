/** Re-renders whenever an observable changes. */
import type { Observable } from '@quarry/client';
import { useEffect, useState } from 'preact/hooks';

export function useObservable<Value>(source: Observable<Value>): Value {
  const [value, setValue] = useState(source.getSnapshot());
  useEffect(() => {
    setValue(source.getSnapshot());
    return source.subscribe(() => setValue(source.getSnapshot()));
  }, [source]);
  return value;
}
