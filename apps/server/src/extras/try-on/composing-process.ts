/** The worker process that draws mannequins and composes looks, one after another. */
import { composeLook, type MannequinStudio, openMannequinStudio, warmUpLook } from '@quarry/imaging';
import { runTasks } from '../../worker-pool/run-tasks.ts';
import type { ComposingResult, ComposingTask } from './composing-messages.ts';

let studio: MannequinStudio | undefined;

runTasks<ComposingTask, ComposingResult>(async (task) => {
  studio ??= openMannequinStudio(task.directory);
  if ('mannequin' in task) return { images: [await studio.picture(task.mannequin)], skipped: [] };
  if ('isWarmUp' in task) return warmUpLook(studio);
  return composeLook(task.look, studio);
});
