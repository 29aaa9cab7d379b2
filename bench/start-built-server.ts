/** Starts the built server in a separate process with a temporary data directory. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface BuiltServer {
  address: string;
  dataDir: string;
  stop(): Promise<void>;
}

/**
 * Resolves when the server is ready.
 * @param name becomes part of the data folder's name.
 * @param settings environment variables beside those of every benchmark.
 */
export async function startBuiltServer(name: string, settings: Record<string, string> = {}): Promise<BuiltServer> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), `quarry-bench-${name}-`));
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, at] = /is ready: (\S+)/.exec(output) ?? [];
      if (at) resolve(at);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}.`)));
  });
  return {
    address,
    dataDir,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
