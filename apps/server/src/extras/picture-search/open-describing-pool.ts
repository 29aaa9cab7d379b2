/** Quarry's image describer in a worker process: describing occupies a core, and searches continue meanwhile. */
import { fileURLToPath } from 'node:url';
import { describerId } from '@quarry/imaging';
import { openWorkerPool } from '../../worker-pool/worker-pool.ts';
import { type Describer, UnusablePictureError } from './describer.ts';
import type { DescribingResult, DescribingTask } from './describing-messages.ts';

/** A picture that takes longer fails. */
const DESCRIBE_WITHIN_MS = 30_000;

export interface DescribingPool extends Describer {
  close(): void;
}

export function openDescribingPool(entry: string = describingProcess()): DescribingPool {
  const pool = openWorkerPool<DescribingTask, DescribingResult>({ entry, taskWithinMs: DESCRIBE_WITHIN_MS });
  return {
    id: describerId(),
    async describe(bytes) {
      const result = await pool.run({ bytes });
      if ('unusable' in result) throw new UnusablePictureError(result.unusable);
      return result.descriptor;
    },
    close: pool.close,
  };
}

/** In a built server a separate bundle beside the main one, from source the file itself. */
function describingProcess(): string {
  const file = import.meta.url.endsWith('.ts') ? './describing-process.ts' : './describing-process.js';
  return fileURLToPath(new URL(file, import.meta.url));
}
