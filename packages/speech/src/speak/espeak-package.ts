/**
 * Speaks with the npm package of espeak-ng in a separate process: it occupies a core, may abort, and has another
 * licence. The process starts with the first sentence, restarts after a crash, and exits when idle.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Sound } from '../wav/wav.ts';
import { ESPEAK_PACKAGE, type EspeakReply, type EspeakRequest } from './espeak-messages.ts';
import type { Voice } from './voice.ts';

/** It uses a hundred megabytes. */
const IDLE_MS = 5 * 60_000;

export function findEspeakPackage(): boolean {
  try {
    createRequire(import.meta.url).resolve(ESPEAK_PACKAGE);
    return true;
  } catch {
    return false;
  }
}

interface Asked {
  resolve(sound: Sound): void;
  reject(error: Error): void;
}

/** One sentence at a time, as the queue ensures. */
export function openEspeakPackage(entry: string = espeakProcess()): Voice {
  let child: ChildProcess | undefined;
  let asked: Asked | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function settle(finish: (waiting: Asked) => void): void {
    const waiting = asked;
    asked = undefined;
    if (waiting) finish(waiting);
    // An idle process does not keep the server alive.
    child?.unref();
    child?.channel?.unref();
    idle = setTimeout(stop, IDLE_MS);
    idle.unref();
  }

  function stop(): void {
    clearTimeout(idle);
    const ending = child;
    child = undefined;
    ending?.kill('SIGKILL');
  }

  function start(): ChildProcess {
    const execArgv = entry.endsWith('.ts') ? ['--import', 'tsx'] : [];
    const started = fork(entry, { serialization: 'advanced', execArgv, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    started.on('message', (reply: EspeakReply) => {
      if (reply.id !== lastId) return;
      settle(({ resolve, reject }) =>
        'samples' in reply ? resolve({ samples: reply.samples, rate: reply.rate }) : reject(new Error(reply.error)),
      );
    });
    const broke = (): void => {
      if (child !== started) return;
      child = undefined;
      settle(({ reject }) => reject(new Error('The speaking process broke down.')));
    };
    started.on('exit', broke);
    started.on('error', broke);
    return started;
  }

  return {
    say(words, voice, signal) {
      return new Promise((resolve, reject) => {
        signal.throwIfAborted();
        clearTimeout(idle);
        child ??= start();
        child.ref();
        child.channel?.ref();
        lastId += 1;
        // It cannot be interrupted: on timeout the process is killed, and the next sentence restarts it.
        const giveUp = (): void => {
          asked = undefined;
          stop();
          reject(signal.reason instanceof Error ? signal.reason : new Error('Speaking was given up.'));
        };
        signal.addEventListener('abort', giveUp, { once: true });
        const done = (): void => signal.removeEventListener('abort', giveUp);
        asked = {
          resolve: (sound) => (done(), resolve(sound)),
          reject: (error) => (done(), reject(error)),
        };
        child.send({ id: lastId, words, voice } satisfies EspeakRequest, (error) => {
          if (error) settle((waiting) => waiting.reject(error));
        });
      });
    },
    close: stop,
  };
}

/** In a built server a separate bundle beside the main one, from source the file itself. */
function espeakProcess(): string {
  const file = import.meta.url.endsWith('.ts') ? './espeak-process.ts' : './espeak-process.js';
  return fileURLToPath(new URL(file, import.meta.url));
}
