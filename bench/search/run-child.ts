/** Runs a measurement in a process of its own, so that nothing of one engine weighs on another. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The arguments that a process or thread needs to read TypeScript. */
export const READ_TYPESCRIPT = ['--import', 'tsx'];

/** The JSON of the last line that `module` (beside this file) prints; null when it ran out of memory or failed. */
export function runChild<Outcome>(module: string, args: readonly (string | number)[]): Promise<Outcome | null> {
  const file = fileURLToPath(new URL(module, import.meta.url));
  const flags = ['--expose-gc', '--max-old-space-size=12000', ...READ_TYPESCRIPT];
  const child = spawn(process.execPath, [...flags, file, ...args.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  return new Promise((resolve) => {
    child.on('close', (code) =>
      resolve(code === 0 ? (JSON.parse(output.trim().split('\n').at(-1) ?? 'null') as Outcome) : null),
    );
  });
}
