/**
 * A pool of one worker process, for tasks that occupy a core or may crash their process (the rasterizer can abort). The
 * process starts with the first task and restarts after a crash. The task that crashed it fails; waiting tasks are
 * resubmitted.
 */
import { type ChildProcess, fork } from 'node:child_process';
import type { TaskMessage, TaskReply } from './messages.ts';

interface Waiting<Task, Result> {
  message: TaskMessage<Task>;
  isUrgent: boolean;
  resolve(result: Result): void;
  reject(error: Error): void;
}

export interface WorkerPool<Task, Result> {
  /**
   * An urgent task runs before waiting tasks that are not urgent.
   * @throws an error with the worker's message, or that it crashed.
   */
  run(task: Task, options?: { isUrgent?: boolean }): Promise<Result>;
  close(): void;
}

interface WorkerPoolOptions {
  /** The worker's entry point: a source file or a bundle. */
  entry: string;
  /** In milliseconds; a task that takes longer fails. */
  taskWithinMs: number;
}

export function openWorkerPool<Task, Result>({ entry, taskWithinMs }: WorkerPoolOptions): WorkerPool<Task, Result> {
  const waiting: Waiting<Task, Result>[] = [];
  let worker: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;
  let isClosed = false;

  /** One task at a time, so that it is known which task crashed the process. */
  function next(): void {
    const [first] = waiting;
    if (!first || isClosed) return;
    worker ??= start();
    worker.send(first.message);
    timer = setTimeout(() => worker?.kill('SIGKILL'), taskWithinMs);
  }

  function settle(reply: TaskReply<Result>): void {
    clearTimeout(timer);
    const first = waiting.shift();
    if ('result' in reply) first?.resolve(reply.result);
    else first?.reject(new Error(reply.error));
    next();
  }

  function start(): ChildProcess {
    const execArgv = entry.endsWith('.ts') ? ['--import', 'tsx'] : [];
    const child = fork(entry, { serialization: 'advanced', execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    child.on('message', settle);
    child.on('exit', () => {
      if (worker !== child || isClosed) return;
      worker = undefined;
      settle({ id: 0, error: 'The process broke down.' });
    });
    // An idle worker does not keep the server process alive.
    child.unref();
    child.channel?.unref();
    return child;
  }

  return {
    run(task, { isUrgent = false } = {}) {
      return new Promise((resolve, reject) => {
        // The first task is running.
        const behind = isUrgent ? waiting.findIndex((other, n) => n > 0 && !other.isUrgent) : -1;
        const place = behind === -1 ? waiting.length : behind;
        waiting.splice(place, 0, { message: { id: ++lastId, task }, isUrgent, resolve, reject });
        if (waiting.length === 1) next();
      });
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      worker?.kill('SIGKILL');
      for (const { reject } of waiting.splice(0)) reject(new Error('The server is closing.'));
    },
  };
}
