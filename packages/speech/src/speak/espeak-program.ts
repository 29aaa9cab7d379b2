/** Speaks with the system's `espeak-ng`, one process per sentence (starting takes twenty milliseconds). */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readWav } from '../wav/wav.ts';
import { WORDS_A_MINUTE } from './pace.ts';
import type { Voice } from './voice.ts';

/** Two minutes of speech; more output means a malfunction. */
const MAX_BYTES = 6 * 1024 * 1024;
/** Lower priority than shoppers' messages. */
const NICENESS = 5;

/** @returns the first on the PATH; null for none. */
export function findEspeakProgram(searchPath: string | undefined = process.env.PATH): string | null {
  for (const folder of (searchPath ?? '').split(path.delimiter)) {
    const file = path.join(folder, 'espeak-ng');
    if (folder !== '' && isExecutable(file)) return file;
  }
  return null;
}

export function createEspeakProgram(program: string): Voice {
  return {
    async say(words, voice, signal) {
      signal.throwIfAborted();
      // The text is passed by a pipe, never as part of a command.
      const child = spawn(program, ['-v', voice, '-s', String(WORDS_A_MINUTE), '--stdin', '--stdout'], {
        stdio: ['pipe', 'pipe', 'ignore'],
        signal,
        killSignal: 'SIGKILL',
      });
      const ended = new Promise<void>((resolve, reject) => {
        child.on('error', reject);
        child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`espeak-ng ended with ${code}.`))));
      });
      if (child.pid !== undefined) makeNice(child.pid);
      child.stdin.on('error', () => {});
      child.stdin.end(`${words}\n`);

      const chunks: Buffer[] = [];
      let size = 0;
      child.stdout.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        size += chunk.length;
        if (size > MAX_BYTES) child.kill('SIGKILL');
      });
      await ended;
      return readWav(Buffer.concat(chunks));
    },
    close() {},
  };
}

function isExecutable(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

function makeNice(pid: number): void {
  try {
    os.setPriority(pid, NICENESS);
  } catch {
    // The process has already exited.
  }
}
