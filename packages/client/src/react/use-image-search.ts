/** Binds the image search of one store to React: created with the store, aborted on unmount. */
import { useEffect, useState } from 'react';
import {
  createImageSearchSession,
  type ImageSearchSession,
  type ImageSearchState,
} from '../search/image-search-session.ts';
import { useObservable } from './use-observable.ts';

/** Set the store as the component's `key`. */
export function useImageSearch(storeId: string): { search: ImageSearchState; session: ImageSearchSession } {
  const [session] = useState(() => createImageSearchSession({ storeId }));
  useEffect(() => () => session.clear(), [session]);
  return { search: useObservable(session), session };
}
