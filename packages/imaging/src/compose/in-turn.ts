/** As many looks at once as there are cores: more would only share them, and each holds tens of megabytes. */
import os from 'node:os';

const AT_ONCE = Math.max(1, os.availableParallelism());
const waiting: (() => void)[] = [];
let running = 0;

/** Runs a task when it is its turn, in the order in which they came. */
export async function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await task();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
