/** The worker process that draws product pictures. */
import { drawAlone, drawPicture } from '@quarry/demo';
import { answerTasks } from '../apart/answer-tasks.ts';
import type { DrawingTask } from './open-drawing-desk.ts';

answerTasks<DrawingTask, Uint8Array>(({ product, view }) =>
  typeof view === 'number' ? drawPicture(product, view) : drawAlone(product, view),
);
