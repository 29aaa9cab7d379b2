/**
 * Processes a queue in the database, one entry after the other in each lane. It reads the queue when this process has
 * added an entry, and at intervals, because another process may have added one.
 */
export interface WorkLoop {
  /** Looks now, and from time to time from now on. Returns at once; also for the start. */
  wake(): void;
  /** Resolves when all due pieces are done, or an error was reported. */
  run(): Promise<void>;
  /** Takes no further piece; resolves when those at work are done. */
  stop(): Promise<void>;
}

interface WorkLoopParts {
  /** Takes a due piece and does it. @returns false when none is due. */
  doNext(): Promise<boolean>;
  /** Receives what `doNext` throws; the loop looks again at the next time. */
  onError(error: unknown): void;
  lookAgainMs: number;
  /** Pieces that are done at the same time. */
  lanes?: number;
}

export function createWorkLoop({ doNext, onError, lookAgainMs, lanes = 1 }: WorkLoopParts): WorkLoop {
  const running = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let runs = 0;
  let isStopped = false;

  async function work(): Promise<void> {
    while (!isStopped) {
      const before = runs;
      const isNoneDue = !(await doNext());
      // A piece that was added while this lane looked may have been missed.
      if (isNoneDue && before === runs) return;
    }
  }

  function startLane(): void {
    const lane = work()
      .catch(onError)
      .finally(() => running.delete(lane));
    running.add(lane);
  }

  async function run(): Promise<void> {
    runs += 1;
    while (!isStopped && running.size < lanes) startLane();
    await Promise.all(running);
  }

  function wake(): void {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(wake, lookAgainMs);
    timer.unref();
    void run();
  }

  return {
    run,
    wake,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
