/**
 * Runs tasks in the background: one at a time in this process, and one at a time of each store in all processes. A task
 * whose process died is taken up again by the next one that sees its lease ended, from the progress that was saved.
 */
import type { TaskKind, TaskResult } from '@quarry/contract';
import type { OnError } from '../../log.ts';
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

interface TaskRunnerParts {
  tasks: TasksRepository;
  handlerOf: (kind: TaskKind) => TaskHandler | undefined;
  onError: OnError;
  /** Whether no other process shares the database: then running tasks of an earlier process are free at once. */
  isAlone: boolean;
  now?: () => Date;
}

export function createTaskRunner({
  tasks,
  handlerOf,
  onError,
  isAlone,
  now = () => new Date(),
}: TaskRunnerParts): TaskRunner {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let current: { id: string; abort: AbortController } | undefined;
  let isWanted = false;
  let isStopped = false;
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
    };
    try {
      const handler = handlerOf(kind);
      if (!handler) throw new TaskError(`This server has no handler for tasks of the kind ${kind}.`);
      const result = await handler(context);
      await tasks.finish(task.id, { result });
    } catch (error) {
      // Cancelled, or the server closes: then the task keeps its status and continues later.
      if (abort.signal.aborted) return await tasks.release(task.id);
      if (!(error instanceof TaskError)) onError(`The task ${task.id} (${kind}) failed.`, error);
      const reason =
        error instanceof TaskError
          ? error.message
          : 'An internal error occurred. The log of the server has the details.';
      await tasks.finish(task.id, { error: reason });
    } finally {
      current = undefined;
    }
  }

  async function runDue(): Promise<void> {
    if (!isReleased) {
      await tasks.releaseAll();
      isReleased = true;
    }
    while (isWanted && !isStopped) {
      // Before the claim, so that a task that is added during it is not missed.
      isWanted = false;
      const task = await tasks.claim(now(), lease());
      if (!task) continue;
      isWanted = true;
      await carryOut(task);
    }
  }

  function run(): Promise<void> {
    isWanted = true;
    running ??= runDue()
      .catch((error: unknown) => onError('The tasks could not be read.', error))
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  function runAndLookAgain(): void {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(runAndLookAgain, LOOK_AGAIN_MS);
    timer.unref();
    void run();
  }

  return {
    run,
    wake: runAndLookAgain,

    start() {
      runAndLookAgain();
      void tasks
        .deleteBefore(new Date(now().getTime() - KEPT_DAYS * DAY_MS))
        .catch((error: unknown) => onError('Old tasks could not be deleted.', error));
    },

    async stop() {
      isStopped = true;
      clearTimeout(timer);
      current?.abort.abort();
      await running;
    },

    interrupt(id) {
      if (current?.id === id) current.abort.abort();
    },
  };
}
