import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openSnapshot } from '@quarry/search';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSnapshotFiles } from './snapshot-files.ts';

const KILLS = 8;

let directory: string;
beforeAll(async () => {
  directory = await fs.mkdtemp(path.join(os.tmpdir(), 'quarry-killed-'));
});
afterAll(() => fs.rm(directory, { recursive: true, force: true }));

/**
 * Lets an indexer write some versions and kills it at a random moment. @returns the last version that it reported as
 * saved.
 */
async function writeUntilKilled(first: number): Promise<number> {
  const script = fileURLToPath(new URL('./indexer-to-kill.mjs', import.meta.url));
  const child = spawn(process.execPath, [script, directory, String(first)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const after = 1 + Math.floor(Math.random() * 4);
  let safe = first - 1;
  let written = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    safe = Number(line);
    written += 1;
    if (written === after) setTimeout(() => child.kill('SIGKILL'), Math.random() * 12);
  }
  return safe;
}

it('leaves a whole index behind, at whatever moment it is killed', { timeout: 120_000 }, async () => {
  const files = openSnapshotFiles(directory, 'index');
  let first = 10;
  for (let kill = 0; kill < KILLS; kill++) {
    const safe = await writeUntilKilled(first);
    const [newest] = await files.versions('shop');

    expect(newest).toBeGreaterThanOrEqual(safe);
    const index = openSnapshot(await files.read('shop', newest!), { expectLabel: 'crash test' });
    expect(index.size).toBe(newest);
    expect(index.search({ text: `brass lamp ${newest! - 1}`, skip: 0, take: 1 }).hits[0]?.id).toBe(
      `lamp-${newest! - 1}`,
    );
    first = newest! + 1;
  }
});
