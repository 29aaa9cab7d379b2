/**
 * npm does not hand SIGTERM on to what it started: the server would live on without its parent. When npm started us we
 * look after it and leave with it.
 */
const LOOK_EVERY_MS = 500;

export function stopWithNpm(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, LOOK_EVERY_MS);
  timer.unref();
}
