import type { Garment } from '@quarry/imaging';

/** What the composing process is asked. Its folder keeps finished mannequins. */
export type ComposingTask = { directory: string } & (
  | { mannequin: string }
  | { isRehearsal: true }
  | { look: { mannequin: string; garments: readonly Garment[] } }
);

export interface ComposingResult {
  images: Uint8Array[];
  skipped: { index: number; reason: string }[];
}
