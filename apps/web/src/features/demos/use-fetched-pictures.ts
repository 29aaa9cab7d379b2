/** Preloads all pictures of an animation at its start. */
import { useEffect } from 'react';
import type { DemoProduct } from './demo-data.ts';

export function useFetchedPictures(products: readonly DemoProduct[]): void {
  useEffect(() => {
    for (const address of new Set(products.map(({ picture }) => picture))) {
      new Image().src = address;
    }
  }, [products]);
}
