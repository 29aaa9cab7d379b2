/** Tests the composing pool with a worker that only records its tasks. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openComposingPool } from './open-composing-pool.ts';

it('warms up with looks once, behind the mannequins that were asked for', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'quarry-composing-'));
  const [asked, entry] = [path.join(folder, 'asked'), path.join(folder, 'process.mjs')];
  writeFileSync(
    entry,
    `import { appendFileSync } from 'node:fs';
    process.on('message', ({ id, task }) => {
      appendFileSync(${JSON.stringify(asked)}, (task.mannequin ?? Object.keys(task).at(-1)) + ' ');
      process.send({ id, result: { images: [new Uint8Array([7])], skipped: [] } });
    });
    process.on('disconnect', () => process.exit());`,
  );
  const pool = openComposingPool(folder, entry);
  try {
    const pictures = await Promise.all(['woman-1', 'man-1'].map((id) => pool.drawMannequin(id)));
    expect(pictures.map((picture) => picture[0])).toEqual([7, 7]);
    await pool.drawMannequin('man-2');

    await expect.poll(() => readFileSync(asked, 'utf8')).toBe('woman-1 man-1 isWarmUp isWarmUp isWarmUp man-2 ');
  } finally {
    pool.close();
  }
});
