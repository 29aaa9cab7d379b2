/** Draws mannequins and composes looks in a worker process: each occupies a core for a second or more. */
import { elementAt } from '@quarry/language';
import { fileURLToPath } from 'node:url';
import type { Garment } from '@quarry/imaging';
import { openWorkerPool } from '../../worker-pool/worker-pool.ts';
import type { ComposingResult, ComposingTask } from './composing-messages.ts';

/** A look that takes longer fails. */
const COMPOSE_WITHIN_MS = 60_000;
/** Warm-up looks: after three, the JIT compiler has reduced the time per look by a third. */
const WARM_UP_LOOKS = 3;

export interface ComposingPool {
  /** WebP with alpha of a mannequin. @throws for an id that is none. */
  drawMannequin(id: string): Promise<Buffer>;
  /** PNG pictures of a look, and the garments that were left out. */
  compose(mannequin: string, garments: readonly Garment[]): Promise<ComposingResult>;
  close(): void;
}

/** @param directory cache of drawn mannequins. */
export function openComposingPool(directory: string, entry: string = composingProcess()): ComposingPool {
  const pool = openWorkerPool<ComposingTask, ComposingResult>({ entry, taskWithinMs: COMPOSE_WITHIN_MS });
  let isRehearsed = false;
  let isClosed = false;

  function warmUp(): void {
    pool.run({ directory, isWarmUp: true }).catch((error: Error) => {
      if (!isClosed) process.emitWarning(`A look could not be composed for warm-up: ${error.message}`);
    });
  }

  return {
    async drawMannequin(id) {
      const { images } = await pool.run({ directory, mannequin: id });
      if (!isRehearsed) {
        isRehearsed = true;
        // A visitor who views mannequins will probably request a look: warm up at low priority.
        for (let n = 0; n < WARM_UP_LOOKS; n++) warmUp();
      }
      return Buffer.from(elementAt(images, 0));
    },
    // A look is urgent; drawing other mannequins is not.
    compose: (mannequin, garments) => pool.run({ directory, look: { mannequin, garments } }, { isUrgent: true }),
    close() {
      isClosed = true;
      pool.close();
    },
  };
}

/** In a built server a separate bundle beside the main one, from source the file itself. */
function composingProcess(): string {
  const file = import.meta.url.endsWith('.ts') ? './composing-process.ts' : './composing-process.js';
  return fileURLToPath(new URL(file, import.meta.url));
}
