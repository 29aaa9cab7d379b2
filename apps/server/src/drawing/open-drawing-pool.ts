/** Draws product pictures in a worker process: each occupies a core for a tenth of a second or more. */
import type { Product } from '@quarry/contract';
import { openWorkerPool } from '../worker-pool/worker-pool.ts';

/** A picture that takes longer fails. */
const DRAW_WITHIN_MS = 30_000;

export interface DrawingTask {
  product: Product;
  /** Counted from 1; or the product alone on a transparent background, whole or only its front. */
  view: number | 'whole' | 'front';
}

export interface DrawingPool {
  /** WebP of one view of a product, or of the product alone. */
  draw(product: Product, view: DrawingTask['view'], options?: { isUrgent?: boolean }): Promise<Buffer>;
  close(): void;
}

/** @param entry the program of the process, which answers `DrawingTask`s with WebP. */
export function openDrawingPool(entry: string): DrawingPool {
  const pool = openWorkerPool<DrawingTask, Uint8Array>({ entry, taskWithinMs: DRAW_WITHIN_MS });
  return {
    draw: async (product, view, options) => Buffer.from(await pool.run({ product, view }, options)),
    close: pool.close,
  };
}
