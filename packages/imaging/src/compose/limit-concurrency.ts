/** Limits concurrent looks to the number of cores: more would only share them, and each needs tens of megabytes. */
import os from 'node:os';

const AT_ONCE = Math.max(1, os.availableParallelism());
const waiting: (() => void)[] = [];
let running = 0;

/** Runs a task when a slot is free, in order of arrival. */
export async function withConcurrencyLimit<Result>(task: () => Promise<Result>): Promise<Result> {
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
