/** Quarry's image describer in a worker process: describing occupies a core, and searches continue meanwhile. */
import { fileURLToPath } from 'node:url';
import { describerId } from '@quarry/imaging';
import { openDesk } from '../apart/open-desk.ts';
import { type Describer, UnusablePictureError } from '../modules/search/index.ts';
import type { DescribingResult, DescribingTask } from './messages.ts';

/** A picture that takes longer fails. */
const DESCRIBE_WITHIN_MS = 30_000;

export interface DescribingDesk extends Describer {
  close(): void;
}

export function openDescribingDesk(entry: string = describingProcess()): DescribingDesk {
  const desk = openDesk<DescribingTask, DescribingResult>({ entry, taskWithinMs: DESCRIBE_WITHIN_MS });
  return {
    id: describerId(),
    async describe(bytes) {
      const result = await desk.ask({ bytes });
      if ('unusable' in result) throw new UnusablePictureError(result.unusable);
      return result.descriptor;
    },
    close: desk.close,
  };
}

/** In a built server a separate bundle beside the main one, from source the file itself. */
function describingProcess(): string {
  const file = import.meta.url.endsWith('.ts') ? './describing-process.ts' : './describing-process.js';
  return fileURLToPath(new URL(file, import.meta.url));
}
