/** The searches by picture of one store, for a component: made with the store, hung up with the page. */
import { useEffect, useState } from 'react';
import {
  createImageSearchSession,
  type ImageSearchSession,
  type ImageSearchState,
} from '../search/image-search-session.ts';
import { useObservable } from './use-observable.ts';

/** Give the component a key of its store. */
export function useImageSearch(storeId: string): { search: ImageSearchState; session: ImageSearchSession } {
  const [session] = useState(() => createImageSearchSession({ storeId }));
  useEffect(() => () => session.clear(), [session]);
  return { search: useObservable(session), session };
}
