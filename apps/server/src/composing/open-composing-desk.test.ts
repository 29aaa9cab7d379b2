/** Tests the composing pool with a worker that only records its tasks. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openComposingDesk } from './open-composing-desk.ts';

it('rehearses looks once, behind the mannequins that were asked for', async () => {
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
  const desk = openComposingDesk(folder, entry);
  try {
    const pictures = await Promise.all(['woman-1', 'man-1'].map((id) => desk.drawMannequin(id)));
    expect(pictures.map((picture) => picture[0])).toEqual([7, 7]);
    await desk.drawMannequin('man-2');

    await expect
      .poll(() => readFileSync(asked, 'utf8'))
      .toBe('woman-1 man-1 isRehearsal isRehearsal isRehearsal man-2 ');
  } finally {
    desk.close();
  }
});
