/** The worker process side of a worker pool: runs one task after another and exits with the server. */
import os from 'node:os';
import type { TaskMessage, TaskReply } from './messages.ts';

/** Lower priority than the server: shoppers' messages come first. */
const NICENESS = 4;

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller says what its process is asked
export function runTasks<Task, Result>(doTask: (task: Task) => Promise<Result>): void {
  os.setPriority(NICENESS);

  async function answer({ task }: TaskMessage<Task>): Promise<TaskReply<Result>> {
    try {
      return { result: await doTask(task) };
    } catch (error) {
      return { error: String(error) };
    }
  }

  process.on('message', (message: TaskMessage<Task>) => {
    void answer(message).then((reply) => process.send?.(reply));
  });
  process.on('disconnect', () => process.exit());
  // Ctrl-C is sent to the whole process group; the server ends this process after answering pending requests.
  process.on('SIGINT', () => {});
}
