/** The worker process that draws product pictures. */
import { drawAlone, drawPicture } from '@quarry/demo';
import { runTasks } from '../worker-pool/run-tasks.ts';
import type { DrawingTask } from './open-drawing-pool.ts';

runTasks<DrawingTask, Uint8Array>(({ product, view }) =>
  typeof view === 'number' ? drawPicture(product, view) : drawAlone(product, view),
);
