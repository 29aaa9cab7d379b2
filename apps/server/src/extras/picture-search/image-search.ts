/**
 * The interface of picture search. The default implementation is embedded; a search server with nearest neighbours can
 * replace it.
 */
import type { PictureIndexProgress, StoreSettings } from '@quarry/contract';

export interface PictureHit {
  id: string;
  /** From -1 to 1, the same picture 1. */
  likeness: number;
}

export interface PictureHits {
  /** The most alike first. */
  hits: PictureHit[];
  index: PictureIndexProgress;
}

export interface AlikeGroup {
  /** `same-picture`: the very same file, or the same address. `look-alike`: as good as the same to look at. */
  kind: 'same-picture' | 'look-alike';
  ids: string[];
}

export interface ImageSearch {
  /**
   * Products that look like the pictures; of several pictures like any of them.
   * @throws UnusablePictureError
   */
  nearest(settings: StoreSettings, pictures: readonly Uint8Array[], take: number): Promise<PictureHits>;
  /** Products that share a picture or look the same, largest groups first. Waits until all pictures were looked at. */
  alike(settings: StoreSettings): Promise<AlikeGroup[]>;
  /** The store's products have changed: what is new is looked at in the background. Returns at once. */
  refresh(storeId: string): void;
  /** The store was deleted: forgets what is known of its pictures, here and on disk. */
  drop(storeId: string): Promise<void>;
  close(): Promise<void>;
}
