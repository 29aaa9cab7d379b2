/** Loads a component on demand. A failed load is ignored and retried on the next request. */
import { type ComponentType, useCallback, useState, useSyncExternalStore } from 'react';

export interface Fetched<Props> {
  /** null until loaded. */
  Part: ComponentType<Props> | null;
  /** False before hydration, when buttons have no handlers yet. */
  isReady: boolean;
  /** Loads it now; true when it is available. */
  fetchPart: () => Promise<boolean>;
}

/** @param load must be a stable function, so define it outside of the component. */
export function useFetched<Props>(load: () => Promise<ComponentType<Props>>): Fetched<Props> {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const fetchPart = useCallback(async () => {
    try {
      const part = await load();
      setPart(() => part);
      return true;
    } catch (error) {
      console.warn('A part of the page cannot be fetched.', error);
      return false;
    }
  }, [load]);
  return { Part, isReady: useIsAlive(), fetchPart };
}

function useIsAlive(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
