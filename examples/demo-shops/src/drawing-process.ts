/** The worker process that draws product pictures. */
import type { DrawingTask } from '../../../apps/server/src/drawing/open-drawing-pool.ts';
import { runTasks } from '../../../apps/server/src/worker-pool/run-tasks.ts';
import { drawAlone, drawPicture } from './illustrator/index.ts';

runTasks<DrawingTask, Uint8Array>(({ product, view }) =>
  typeof view === 'number' ? drawPicture(product, view) : drawAlone(product, view),
);
