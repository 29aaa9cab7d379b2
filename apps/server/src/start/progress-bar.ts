/** A bar on a terminal, a line a step everywhere else. It appears with the first step, so that nothing to do says nothing. */
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
