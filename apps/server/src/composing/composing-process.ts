/** The worker process that draws mannequins and composes looks, one after another. */
import { composeLook, type MannequinStudio, openMannequinStudio, rehearseLook } from '@quarry/imaging';
import { answerTasks } from '../apart/answer-tasks.ts';
import type { ComposingResult, ComposingTask } from './messages.ts';

let studio: MannequinStudio | undefined;

answerTasks<ComposingTask, ComposingResult>(async (task) => {
  studio ??= openMannequinStudio(task.directory);
  if ('mannequin' in task) return { images: [await studio.picture(task.mannequin)], skipped: [] };
  if ('isRehearsal' in task) return rehearseLook(studio);
  return composeLook(task.look, studio);
});
