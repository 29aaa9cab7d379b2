/**
 * A pool of one worker process, for tasks that occupy a core or may crash their process (the rasterizer can abort). The
 * process starts with the first task and restarts after a crash. The task that crashed it fails; waiting tasks are not
 * affected. Pools of threads, as in piscina, would end with the server (`docs/decisions/0013-libraries.md`).
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import PQueue from 'p-queue';
import type { TaskMessage, TaskReply } from './messages.ts';

export interface WorkerPool<Task, Result> {
  /**
   * An urgent task runs before waiting tasks that are not urgent.
   * @throws an error with the worker's message, or that it crashed or took too long.
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
  // One task at a time, so that it is known which task crashed the process.
  const queue = new PQueue({ concurrency: 1 });
  const closing = new AbortController();
  let worker: ChildProcess | undefined;

  function start(): ChildProcess {
    const execArgv = entry.endsWith('.ts') ? ['--import', 'tsx'] : [];
    const child = fork(entry, { serialization: 'advanced', execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const forget = (): void => {
      if (worker === child) worker = undefined;
    };
    child.on('exit', forget);
    child.on('error', forget);
    // An idle worker does not keep the server process alive.
    child.unref();
    child.channel?.unref();
    return child;
  }

  async function carryOut(task: Task): Promise<Result> {
    const child = (worker ??= start());
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, taskWithinMs);
    const done = new AbortController();
    try {
      child.send({ task } satisfies TaskMessage<Task>);
      const reply = await Promise.race([
        once(child, 'message', done).then(([message]: TaskReply<Result>[]) => message),
        once(child, 'exit', done).then(() => undefined),
      ]);
      if (!reply && isLate) throw new Error(`The task was ended after ${taskWithinMs / 1000} seconds.`);
      if (!reply) throw new Error('The worker process crashed.');
      if ('error' in reply) throw new Error(reply.error);
      return reply.result;
    } finally {
      done.abort();
      clearTimeout(timer);
    }
  }

  return {
    run: (task, { isUrgent = false } = {}) =>
      queue.add(() => carryOut(task), { priority: isUrgent ? 1 : 0, signal: closing.signal }),
    close() {
      closing.abort(new Error('The server is closing.'));
      worker?.kill('SIGKILL');
    },
  };
}
