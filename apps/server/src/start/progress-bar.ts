/**
 * A progress bar on a terminal, plain lines elsewhere. Shown with the first step, so that nothing is printed if there
 * is nothing to do.
 */
import cliProgress from 'cli-progress';

export function createProgressBar(title: string) {
  let bar: cliProgress.SingleBar | undefined;
  return {
    update(done: number, total: number, name: string): void {
      if (!process.stdout.isTTY) {
        console.log(`${title}: ${done} of ${total} (${name})`);
        return;
      }
      if (!bar) {
        bar = new cliProgress.SingleBar({ format: `${title} {bar} {value}/{total} {name}`, hideCursor: true });
        bar.start(total, done, { name });
      }
      bar.update(done, { name });
    },
    stop: () => bar?.stop(),
  };
}
