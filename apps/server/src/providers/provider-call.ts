/** One call to a provider with budget, timeout and circuit breaker. */
import type { DayBudget } from './day-budget.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';

export type WhyUnavailable = 'timeout' | 'failed' | 'over-budget' | 'resting';

interface ProviderCall<Result> {
  /** Whose budget is used. */
  spender: string;
  /** The cost in the budget's unit. */
  amount: number;
  budget: DayBudget;
  circuitBreaker: CircuitBreaker;
  timeoutMs: number;
  /** Aborts when the shopper disconnects. */
  signal: AbortSignal;
  call(signal: AbortSignal): Promise<Result>;
  /** Creates the caller's error for an unavailable provider. */
  unavailable(reason: WhyUnavailable, cause?: unknown): Error;
}

/** @throws the error made by `unavailable`; the signal's reason when the shopper's signal aborts. */
export async function callProvider<Result>(request: ProviderCall<Result>): Promise<Result> {
  const { spender, amount, budget, circuitBreaker, timeoutMs, signal, unavailable } = request;
  if (circuitBreaker.isOpen()) throw unavailable('resting');
  if (!budget.take(spender, amount)) throw unavailable('over-budget');
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const result = await request.call(AbortSignal.any([timeout, signal]));
    circuitBreaker.recordSuccess();
    return result;
  } catch (error) {
    signal.throwIfAborted();
    circuitBreaker.recordFailure();
    // Errors of the library contain what was sent, which must not be logged.
    throw unavailable(timeout.aborted ? 'timeout' : 'failed', error instanceof Error ? error.message : error);
  }
}
