/** Command input and output on this process's terminal: lines, a progress bar, secrets without echo. */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { styleText } from 'node:util';
import cliProgress from 'cli-progress';
import { CommandError } from './command.ts';
import type { CommandIo, Progress } from './command-io.ts';

/** Without a terminal, progress is printed at every tenth. */
const STEPS = 10;

export interface TerminalIo extends CommandIo {
  /** Ends the progress bar. */
  finish(): void;
}

export function createTerminalIo(cwd: string, signal: AbortSignal): TerminalIo {
  const progress = process.stderr.isTTY ? progressBar() : progressLines();
  return {
    cwd,
    signal,
    async out(line) {
      progress.stop();
      if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
    },
    err(line) {
      progress.stop();
      process.stderr.write(`${line}\n`);
    },
    warn(line) {
      progress.stop();
      process.stderr.write(`${process.stderr.isTTY ? styleText('red', line) : line}\n`);
    },
    progress: progress.show,
    readSecret: (prompt) => (process.stdin.isTTY ? askTwice(prompt) : readPiped()),
    finish: progress.stop,
  };
}

interface ProgressDisplay {
  show(progress: Progress): void;
  stop(): void;
}

function progressBar(): ProgressDisplay {
  let bar: cliProgress.SingleBar | null = null;
  let label = '';
  const stop = () => {
    bar?.stop();
    bar = null;
  };
  return {
    show(progress) {
      if (label !== progress.label) stop();
      label = progress.label;
      if (!bar) {
        const format = `${label.padEnd(8)} {bar} {percentage}% | {duration_formatted}`;
        bar = new cliProgress.SingleBar(
          { format, stream: process.stderr, hideCursor: true, clearOnComplete: true },
          cliProgress.Presets.shades_classic,
        );
        bar.start(progress.total, progress.done);
      }
      bar.update(progress.done);
    },
    stop,
  };
}

function progressLines(): ProgressDisplay {
  let last = '';
  return {
    show({ label, done, total }) {
      const step = Math.floor((done / Math.max(total, 1)) * STEPS);
      const name = `${label} ${step}`;
      if (name === last || step === 0) return;
      last = name;
      process.stderr.write(`${label}: ${step * (100 / STEPS)}%\n`);
    },
    stop() {},
  };
}

async function askTwice(prompt: string): Promise<string> {
  const password = await askHidden(prompt);
  if ((await askHidden('Once more: ')) !== password) throw new CommandError('The two passwords are not the same.');
  return password;
}

/** The line editor of the terminal without echo. */
async function askHidden(prompt: string): Promise<string> {
  process.stderr.write(prompt);
  const reader = createInterface({ input: process.stdin, terminal: true });
  try {
    const line = await Promise.race([once(reader, 'line'), once(reader, 'close').then(() => [undefined])]);
    if (typeof line[0] !== 'string') throw new CommandError('No password was given.');
    return line[0];
  } finally {
    reader.close();
    process.stderr.write('\n');
  }
}

async function readPiped(): Promise<string> {
  return (await text(process.stdin)).split(/\r?\n/)[0] ?? '';
}
