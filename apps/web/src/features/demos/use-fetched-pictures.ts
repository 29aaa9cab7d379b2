/** Fetches the pictures of a whole show as it begins, so that none is missing when its moment comes. */
import { useEffect } from 'react';
import type { DemoProduct } from './demo-data.ts';

export function useFetchedPictures(products: readonly DemoProduct[]): void {
  useEffect(() => {
    for (const address of new Set(products.map(({ picture }) => picture))) {
      new Image().src = address;
    }
  }, [products]);
}
