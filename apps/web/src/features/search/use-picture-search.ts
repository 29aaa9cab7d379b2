/**
 * Picture search on the page: selected, dropped or pasted, where the store allows it. A picture is combined with the
 * query in the URL; a new query in the URL removes the picture.
 */
import type { ImageSearchState } from '@quarry/client';
import { useImageSearch } from '@quarry/client/react';
import type { StoreSettings } from '@quarry/contract';
import { useEffect, useRef, useState } from 'react';
import { usePageDrop } from '../../browser/use-page-drop.ts';

interface PictureSearch {
  search: ImageSearchState;
  /** The picture that is searched with; null for none. */
  picture: Blob | null;
  /** Changes with every picture. */
  key: number;
  /** Whether a picture is dragged over the page. */
  isOver: boolean;
  /** Ignored while a search is pending. */
  searchFor: (picture: Blob) => void;
  /** Searches with the same picture and words. */
  narrow: (query: string) => void;
  again: () => void;
  clear: () => void;
}

export function usePictureSearch(
  store: StoreSettings,
  { query, isBusy, onBegin }: { query: string; isBusy: boolean; onBegin: () => void },
): PictureSearch {
  const { search, session } = useImageSearch(store.id);
  const [key, setKey] = useState(0);
  const { criteria } = search;

  function searchFor(image: Blob) {
    if (!store.gates.image_search || isBusy || !session.show({ image, query: '' })) return;
    setKey((last) => last + 1);
    onBegin();
  }
  const isOver = usePageDrop({ isOn: store.gates.image_search, onPicture: searchFor });

  const isAsking = criteria !== null;
  const queryAtFirst = useRef(query);
  useEffect(() => {
    // The query from before the picture is still in the URL until the navigation completes.
    if (!isAsking || query === '') queryAtFirst.current = query;
    else if (query !== queryAtFirst.current) session.clear();
  }, [isAsking, query, session]);

  return {
    search,
    picture: criteria?.image ?? null,
    key,
    isOver,
    searchFor,
    narrow: (words) => criteria && session.show({ image: criteria.image, query: words }),
    again: () => criteria && session.show(criteria),
    clear: session.clear,
  };
}
