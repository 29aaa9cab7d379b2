/** Runs measurements in separate processes, so that engines do not affect each other, and in threads. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/**
 * The memory settings of the server's indexing thread (`open-index-thread.ts`), whose young generation is three such
 * spaces.
 */
export const AS_INDEXING = ['--max-semi-space-size=32'];

/** The JSON of the last line that `module` (beside this file) prints; null when it ran out of memory or failed. */
export function runChild<Outcome>(
  module: string,
  args: readonly (string | number)[],
  nodeFlags: readonly string[] = [],
): Promise<Outcome | null> {
  const file = fileURLToPath(new URL(module, import.meta.url));
  const flags = ['--expose-gc', '--max-old-space-size=12000', ...nodeFlags, '--import', 'tsx'];
  const child = spawn(process.execPath, [...flags, file, ...args.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  return new Promise((resolve) => {
    child.on('close', (code) =>
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the child prints what the caller asked for
      resolve(code === 0 ? (JSON.parse(output.trim().split('\n').at(-1) ?? 'null') as Outcome) : null),
    );
  });
}

/** A thread that runs `module` (beside this file) with `data` as its `workerData`. */
export function startThread(module: string, data: object): Worker {
  return new Worker(new URL('./thread.mjs', import.meta.url), {
    workerData: { ...data, module: new URL(module, import.meta.url).href },
  });
}
