/**
 * A part of a page that is fetched when somebody first asks for it. Without a connection nothing happens, and asking again
 * tries again.
 */
import { type ComponentType, useCallback, useState, useSyncExternalStore } from 'react';

export interface Fetched<Props> {
  /** null until it has come. */
  Part: ComponentType<Props> | null;
  /** False in the page that was written out ahead of time, whose buttons nobody hears yet. */
  isReady: boolean;
  /** Fetches it now; true when it is there. */
  fetchPart: () => Promise<boolean>;
}

/** @param load must be the same function on every call, so define it outside of the component. */
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
