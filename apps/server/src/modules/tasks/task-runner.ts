/**
 * Runs tasks in the background: one at a time in this process, and one at a time of each store in all processes. A task
 * whose process died is taken up again by the next one that sees its lease ended, from the progress that was saved.
 */
import type { Task, TaskKind, TaskResult } from '@quarry/contract';
import type { OnError } from '../../log.ts';
import { createWorkLoop } from '../../work-loop.ts';
import type { ClaimedTask, TasksRepository } from './tasks-repository.ts';

/** Longer than the time between two saves of progress. */
const LEASE_MS = 60_000;
/** Another process may have added a task, or died with one. */
const LOOK_AGAIN_MS = 5_000;
const DAY_MS = 24 * 60 * 60_000;
const KEPT_DAYS = 30;

/** An error whose message is written for staff; any other error is reported as an internal one. */
export class TaskError extends Error {}

export interface TaskContext extends Omit<ClaimedTask, 'kind'> {
  /** Aborted when the task was cancelled or the server closes. */
  signal: AbortSignal;
  /** Saves how far the task is; after a crash it continues there. */
  progress(done: number, total?: number): Promise<void>;
  /** Whether another task of the same kind and store waits. */
  isFollowed(): Promise<boolean>;
}

/** Carries out tasks of one kind. @returns the result that the task shows. @throws TaskError with words for staff. */
export type TaskHandler = (task: TaskContext) => Promise<TaskResult>;

export interface TaskRunner {
  start(): void;
  /** Resolves when the running task has been interrupted; it continues after the next start. */
  stop(): Promise<void>;
  /** A task was added. Returns at once. */
  wake(): void;
  /** The task was cancelled: interrupts it if it runs here. */
  interrupt(id: string): void;
  /** Runs all tasks that are due. */
  run(): Promise<void>;
}

/** A task that was carried out, with its outcome. */
export type EndedTask = Pick<Task, 'id' | 'kind' | 'status' | 'result'>;

interface TaskRunnerParts {
  tasks: TasksRepository;
  handlerOf: (kind: TaskKind) => TaskHandler | undefined;
  onError: OnError;
  /** A task has ended here, done or failed. */
  onEnded?: (storeId: string, task: EndedTask) => Promise<void>;
  /** Whether no other process shares the database: then running tasks of an earlier process are free at once. */
  isAlone: boolean;
  now?: () => Date;
}

export function createTaskRunner({
  tasks,
  handlerOf,
  onError,
  onEnded = async () => {},
  isAlone,
  now = () => new Date(),
}: TaskRunnerParts): TaskRunner {
  let current: { id: string; abort: AbortController } | undefined;
  let isReleased = !isAlone;

  const lease = () => new Date(now().getTime() + LEASE_MS);

  async function carryOut({ kind, ...task }: ClaimedTask): Promise<void> {
    const abort = new AbortController();
    current = { id: task.id, abort };
    const context: TaskContext = {
      ...task,
      signal: abort.signal,
      async progress(done, total = task.total) {
        abort.signal.throwIfAborted();
        if (!(await tasks.progress(task.id, done, total, lease()))) abort.abort();
        abort.signal.throwIfAborted();
      },
      isFollowed: () => tasks.isQueued(task.storeId, kind),
    };
    try {
      const handler = handlerOf(kind);
      if (!handler) throw new TaskError(`This server has no handler for tasks of the kind ${kind}.`);
      const result = await handler(context);
      await tasks.finish(task.id, { result });
      await onEnded(task.storeId, { id: task.id, kind, status: 'done', result });
    } catch (error) {
      // Cancelled, or the server closes: then the task keeps its status and continues later.
      if (abort.signal.aborted) return await tasks.release(task.id);
      if (!(error instanceof TaskError)) onError(`The task ${task.id} (${kind}) failed.`, error);
      const reason =
        error instanceof TaskError
          ? error.message
          : 'An internal error occurred. The log of the server has the details.';
      await tasks.finish(task.id, { error: reason });
      await onEnded(task.storeId, { id: task.id, kind, status: 'failed', result: null });
    } finally {
      current = undefined;
    }
  }

  const loop = createWorkLoop({
    lookAgainMs: LOOK_AGAIN_MS,
    onError: (error) => onError('The tasks could not be read.', error),
    async doNext() {
      if (!isReleased) {
        await tasks.releaseAll();
        isReleased = true;
      }
      const task = await tasks.claim(now(), lease());
      if (task) await carryOut(task);
      return task !== undefined;
    },
  });

  return {
    run: loop.run,
    wake: loop.wake,

    start() {
      loop.wake();
      void tasks
        .deleteBefore(new Date(now().getTime() - KEPT_DAYS * DAY_MS))
        .catch((error: unknown) => onError('Old tasks could not be deleted.', error));
    },

    async stop() {
      const stopped = loop.stop();
      current?.abort.abort();
      await stopped;
    },

    interrupt(id) {
      if (current?.id === id) current.abort.abort();
    },
  };
}
