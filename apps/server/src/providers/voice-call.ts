/** One call to a provider of speech or transcription: within its budget, its time, and never while it rests. */
import { VoiceUnavailable } from '../modules/chat/index.ts';
import type { Rest } from './rest-after-failures.ts';
import type { StoreDayBudget } from './store-day-budget.ts';

interface VoiceCall<Result> {
  storeId: string;
  /** What it costs, in the budget's unit. */
  amount: number;
  budget: StoreDayBudget;
  rest: Rest;
  timeoutMs: number;
  /** Of the shopper, who may go away. */
  signal: AbortSignal;
  call(signal: AbortSignal): Promise<Result>;
}

/** @throws VoiceUnavailable; what the shopper's own signal gives when that fires. */
export async function callVoice<Result>(request: VoiceCall<Result>): Promise<Result> {
  const { storeId, amount, budget, rest, timeoutMs, signal } = request;
  if (rest.isResting()) throw new VoiceUnavailable('resting');
  if (!budget.take(storeId, amount)) throw new VoiceUnavailable('over-budget');
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const result = await request.call(AbortSignal.any([timeout, signal]));
    rest.noteSuccess();
    return result;
  } catch (error) {
    signal.throwIfAborted();
    rest.noteFailure();
    // Errors of the library hold what was sent: too much for a log.
    throw new VoiceUnavailable(timeout.aborted ? 'timeout' : 'failed', error instanceof Error ? error.message : error);
  }
}
