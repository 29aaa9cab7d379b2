/**
 * npm does not forward SIGTERM to its child, so the server would outlive it. When started by npm the server checks its
 * parent and exits with it.
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
