/**
 * The server's side of a process apart, for work that keeps a core busy or can abort its process (the rasteriser does
 * not always throw). Starts the process with the first task, and anew after it has broken down. A task that broke it
 * fails alone; the others that were waiting are asked again.
 */
import { type ChildProcess, fork } from 'node:child_process';
import type { TaskMessage, TaskReply } from './messages.ts';

interface Waiting<Task, Result> {
  message: TaskMessage<Task>;
  isUrgent: boolean;
  resolve(result: Result): void;
  reject(error: Error): void;
}

export interface Desk<Task, Result> {
  /**
   * An urgent task goes before those that are not and have not begun.
   * @throws an error that says what went wrong in the process, or that it broke down.
   */
  ask(task: Task, options?: { isUrgent?: boolean }): Promise<Result>;
  close(): void;
}

interface DeskOptions {
  /** The program of the process: a source file or a bundle. */
  entry: string;
  /** Milliseconds; what nobody has done by then will not be done. */
  taskWithinMs: number;
}

export function openDesk<Task, Result>({ entry, taskWithinMs }: DeskOptions): Desk<Task, Result> {
  const waiting: Waiting<Task, Result>[] = [];
  let worker: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;
  let isClosed = false;

  /** One task at a time: so it is known which one broke the process. */
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
    // An idle process keeps nobody from leaving.
    child.unref();
    child.channel?.unref();
    return child;
  }

  return {
    ask(task, { isUrgent = false } = {}) {
      return new Promise((resolve, reject) => {
        // The first is under way.
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
