/** The process that draws product pictures. */
import { answerTasks } from '../../../apps/server/src/apart/answer-tasks.ts';
import type { DrawingTask } from '../../../apps/server/src/drawing/open-drawing-desk.ts';
import { drawAlone, drawPicture } from './illustrator/index.ts';

answerTasks<DrawingTask, Uint8Array>(({ product, view }) =>
  typeof view === 'number' ? drawPicture(product, view) : drawAlone(product, view),
);
