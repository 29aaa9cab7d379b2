/** Draws product pictures in a worker process: each occupies a core for a tenth of a second or more. */
import { fileURLToPath } from 'node:url';
import type { Product } from '@quarry/contract';
import type { AlonePart } from '@quarry/demo';
import { openWorkerPool } from '../worker-pool/worker-pool.ts';

/** A picture that takes longer fails. */
const DRAW_WITHIN_MS = 30_000;

export interface DrawingTask {
  product: Product;
  /** Counted from 1; or the product alone on a transparent background, whole or only its front. */
  view: number | AlonePart;
}

export interface DrawingPool {
  /** WebP of one view of a product, or of the product alone. */
  draw(product: Product, view: DrawingTask['view'], options?: { isUrgent?: boolean }): Promise<Buffer>;
  close(): void;
}

export function openDrawingPool(entry: string = drawingProcess()): DrawingPool {
  const pool = openWorkerPool<DrawingTask, Uint8Array>({ entry, taskWithinMs: DRAW_WITHIN_MS });
  return {
    draw: async (product, view, options) => Buffer.from(await pool.run({ product, view }, options)),
    close: pool.close,
  };
}

/** In a built server a separate bundle beside the main one, from source the file itself. */
function drawingProcess(): string {
  const file = import.meta.url.endsWith('.ts') ? './drawing-process.ts' : './drawing-process.js';
  return fileURLToPath(new URL(file, import.meta.url));
}
