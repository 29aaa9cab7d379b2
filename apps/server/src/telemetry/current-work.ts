/** Which request the current asynchronous work belongs to, and its span where traces are on. Log lines name both. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from './tracing.ts';

export interface CurrentWork {
  /** The id that the reply carries in `X-Request-Id`; absent for background work. */
  requestId?: string | undefined;
  /** Absent: the work is not traced. */
  span?: Span | undefined;
}

const storage = new AsyncLocalStorage<CurrentWork>();

export function currentWork(): CurrentWork {
  return storage.getStore() ?? {};
}

/** Runs `run` and all that it starts as a part of `work`. */
export function runWithin<T>(work: CurrentWork, run: () => T): T {
  return storage.run(work, run);
}
