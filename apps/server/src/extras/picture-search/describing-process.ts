/** The worker process that decodes and describes pictures, one after another. */
import { decodePicture, DESCRIBED_SIDE, describePicture, UnreadablePictureError } from '@quarry/imaging';
import { runTasks } from '../../worker-pool/run-tasks.ts';
import type { DescribingResult, DescribingTask } from './describing-messages.ts';

runTasks<DescribingTask, DescribingResult>(async ({ bytes }) => {
  try {
    return { descriptor: describePicture(await decodePicture(bytes, { maxSide: DESCRIBED_SIDE })) };
  } catch (error) {
    if (error instanceof UnreadablePictureError) return { unusable: error.message };
    throw error;
  }
});
