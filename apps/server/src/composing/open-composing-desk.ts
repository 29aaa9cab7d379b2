/** Mannequins and looks, made in a process of their own: each keeps a core busy for a second and more. */
import { fileURLToPath } from 'node:url';
import type { Garment } from '@quarry/imaging';
import { openDesk } from '../apart/open-desk.ts';
import type { ComposingResult, ComposingTask } from './messages.ts';

/** A look that is not there by then will not come. */
const COMPOSE_WITHIN_MS = 60_000;
/** Looks for nobody: after so many a look takes two thirds of the time that the first of a process takes. */
const REHEARSALS = 3;

export interface ComposingDesk {
  /** WebP with alpha of a mannequin. @throws for an id that is none. */
  drawMannequin(id: string): Promise<Buffer>;
  /** PNG pictures of a look, and what is not in it. */
  compose(mannequin: string, garments: readonly Garment[]): Promise<ComposingResult>;
  close(): void;
}

/** @param directory where finished mannequins are kept. */
export function openComposingDesk(directory: string, entry: string = composingProcess()): ComposingDesk {
  const desk = openDesk<ComposingTask, ComposingResult>({ entry, taskWithinMs: COMPOSE_WITHIN_MS });
  let isRehearsed = false;
  let isClosed = false;

  function rehearse(): void {
    desk.ask({ directory, isRehearsal: true }).catch((error: Error) => {
      if (!isClosed) process.emitWarning(`A look could not be rehearsed: ${error.message}`);
    });
  }

  return {
    async drawMannequin(id) {
      const { images } = await desk.ask({ directory, mannequin: id });
      if (!isRehearsed) {
        isRehearsed = true;
        // Who looks at mannequins will ask for a look. Nobody waits for these, and theirs goes before them.
        for (let n = 0; n < REHEARSALS; n++) rehearse();
      }
      return Buffer.from(images[0]!);
    },
    // Somebody waits for the look; the mannequins beside theirs can wait.
    compose: (mannequin, garments) => desk.ask({ directory, look: { mannequin, garments } }, { isUrgent: true }),
    close() {
      isClosed = true;
      desk.close();
    },
  };
}

/** In a built server a bundle of its own beside the main one, from source the file itself. */
function composingProcess(): string {
  const file = import.meta.url.endsWith('.ts') ? './composing-process.ts' : './composing-process.js';
  return fileURLToPath(new URL(file, import.meta.url));
}
