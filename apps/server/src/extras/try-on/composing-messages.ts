import type { Garment } from '@quarry/imaging';

/** Tasks of the composing process. Its folder caches drawn mannequins. */
export type ComposingTask = { directory: string } & (
  | { mannequin: string }
  | { isWarmUp: true }
  | { look: { mannequin: string; garments: readonly Garment[] } }
);

export interface ComposingResult {
  images: Uint8Array[];
  skipped: { index: number; reason: string }[];
}
