/**
 * Search by picture on the page: chosen, dropped or pasted, where the store takes pictures at all. A picture stands beside
 * the words in the address; as soon as the address asks for words, the picture goes.
 */
import type { ImageSearchState } from '@quarry/client';
import { useImageSearch } from '@quarry/client/react';
import type { StoreSettings } from '@quarry/contract';
import { useEffect, useRef, useState } from 'react';
import { usePageDrop } from '../../browser/use-page-drop.ts';

interface PictureSearch {
  search: ImageSearchState;
  /** What is searched with; null when nothing is. */
  picture: Blob | null;
  /** Another one for every picture. */
  key: number;
  /** A picture is dragged over the page. */
  isOver: boolean;
  /** Ignored while a search is under way. */
  searchFor: (picture: Blob) => void;
  /** The same picture, with words. */
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
  const { wish } = search;

  function searchFor(image: Blob) {
    if (!store.gates.image_search || isBusy || !session.show({ image, query: '' })) return;
    setKey((last) => last + 1);
    onBegin();
  }
  const isOver = usePageDrop({ isOn: store.gates.image_search, onPicture: searchFor });

  const isAsking = wish !== null;
  const queryAtFirst = useRef(query);
  useEffect(() => {
    // The words that stood there when the picture came are on their way out.
    if (!isAsking || query === '') queryAtFirst.current = query;
    else if (query !== queryAtFirst.current) session.clear();
  }, [isAsking, query, session]);

  return {
    search,
    picture: wish?.image ?? null,
    key,
    isOver,
    searchFor,
    narrow: (words) => wish && session.show({ image: wish.image, query: words }),
    again: () => wish && session.show(wish),
    clear: session.clear,
  };
}
