import type { Product } from '@quarry/contract';

/** What the drawing process is asked and what it answers. */
export interface DrawingRequest {
  id: number;
  product: Product;
  view: number;
}

export type DrawingReply = { id: number } & ({ picture: Uint8Array } | { error: string });
