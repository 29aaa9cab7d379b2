/** The inner side of a process apart: does one task after another, as it is asked, and goes when the server does. */
import os from 'node:os';
import type { TaskMessage, TaskReply } from './messages.ts';

/** Shoppers' messages come first; pictures may wait. */
const NICENESS = 4;

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller says what its process is asked
export function answerTasks<Task, Result>(doTask: (task: Task) => Promise<Result>): void {
  os.setPriority(NICENESS);

  async function answer({ id, task }: TaskMessage<Task>): Promise<TaskReply<Result>> {
    try {
      return { id, result: await doTask(task) };
    } catch (error) {
      return { id, error: String(error) };
    }
  }

  process.on('message', (message: TaskMessage<Task>) => {
    void answer(message).then((reply) => process.send?.(reply));
  });
  process.on('disconnect', () => process.exit());
  // Ctrl-C reaches the whole group of processes; the server ends this one when it has answered everybody.
  process.on('SIGINT', () => {});
}
