/** Product pictures, drawn in a process of their own: each keeps a core busy for a tenth of a second and more. */
import type { Product } from '@quarry/contract';
import { openDesk } from '../apart/open-desk.ts';

/** A picture that nobody has drawn by then will not come. */
const DRAW_WITHIN_MS = 30_000;

export interface DrawingTask {
  product: Product;
  /** Counted from 1; or the product by itself on transparent ground, whole or its front. */
  view: number | 'whole' | 'front';
}

export interface DrawingDesk {
  /** WebP bytes of one view of a product, or of the product alone. */
  draw(product: Product, view: DrawingTask['view'], options?: { isUrgent?: boolean }): Promise<Buffer>;
  close(): void;
}

/** @param entry the program of the process, which answers `DrawingTask`s with WebP bytes. */
export function openDrawingDesk(entry: string): DrawingDesk {
  const desk = openDesk<DrawingTask, Uint8Array>({ entry, taskWithinMs: DRAW_WITHIN_MS });
  return {
    draw: async (product, view, options) => Buffer.from(await desk.ask({ product, view }, options)),
    close: desk.close,
  };
}
