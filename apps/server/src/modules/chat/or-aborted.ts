/** Waits, but not longer than until the signal aborts. @throws the signal's reason. */
export async function orAborted(awaited: Promise<void>, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  let abort: (() => void) | undefined;
  const aborted = new Promise<void>((resolve) => (abort = resolve));
  if (abort) signal.addEventListener('abort', abort, { once: true });
  await Promise.race([awaited, aborted]);
  if (abort) signal.removeEventListener('abort', abort);
  signal.throwIfAborted();
}
