/** One call to a provider: within its budget, its time, and never while it rests. */
import type { DayBudget } from './day-budget.ts';
import type { Rest } from './rest-after-failures.ts';

export type WhyUnavailable = 'timeout' | 'failed' | 'over-budget' | 'resting';

interface ProviderCall<Result> {
  /** Whose budget it is. */
  spender: string;
  /** What it costs, in the budget's unit. */
  amount: number;
  budget: DayBudget;
  rest: Rest;
  timeoutMs: number;
  /** Of the shopper, who may go away. */
  signal: AbortSignal;
  call(signal: AbortSignal): Promise<Result>;
  /** The error by which the caller's port says that its provider did not do its part. */
  unavailable(reason: WhyUnavailable, cause?: unknown): Error;
}

/** @throws what `unavailable` makes; what the shopper's own signal gives when that fires. */
export async function callProvider<Result>(request: ProviderCall<Result>): Promise<Result> {
  const { spender, amount, budget, rest, timeoutMs, signal, unavailable } = request;
  if (rest.isResting()) throw unavailable('resting');
  if (!budget.take(spender, amount)) throw unavailable('over-budget');
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const result = await request.call(AbortSignal.any([timeout, signal]));
    rest.noteSuccess();
    return result;
  } catch (error) {
    signal.throwIfAborted();
    rest.noteFailure();
    // Errors of the library hold what was sent: too much for a log.
    throw unavailable(timeout.aborted ? 'timeout' : 'failed', error instanceof Error ? error.message : error);
  }
}
