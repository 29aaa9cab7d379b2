/** The end of a call of an engine before its answer: cancelled by its caller, or by a deadline. */
import { SearchTimeoutError } from './engine-fault.ts';

/** @throws SearchTimeoutError after a deadline, else the reason of the signal, when it has aborted. */
export function throwIfEnded(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw errorOf(signal);
}

/** Waits for work that others may wait for too, which therefore goes on. @throws as `throwIfEnded`. */
export async function orEnded<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  throwIfEnded(signal);
  let stopListening = () => {};
  const ended = new Promise<never>((_, reject) => {
    const end = () => reject(errorOf(signal));
    signal.addEventListener('abort', end, { once: true });
    stopListening = () => signal.removeEventListener('abort', end);
  });
  try {
    return await Promise.race([work, ended]);
  } finally {
    stopListening();
  }
}

function errorOf({ reason }: AbortSignal): unknown {
  const isDeadline = reason instanceof DOMException && reason.name === 'TimeoutError';
  return isDeadline ? new SearchTimeoutError('The search engine did not answer in time.', { cause: reason }) : reason;
}
