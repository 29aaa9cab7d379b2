import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stageRecords } from './staged-drafts.ts';

let directory: string;
beforeEach(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-staging-'));
});
afterEach(() => fs.rmSync(directory, { recursive: true, force: true }));

function leftBehind(name: string, hoursAgo: number): void {
  const folder = path.join(directory, name);
  fs.mkdirSync(folder);
  const then = new Date(Date.now() - hoursAgo * 60 * 60 * 1000);
  fs.utimesSync(folder, then, then);
}

describe('records on disk', () => {
  it('are read back in order, and leave no file', async () => {
    const staged = await stageRecords<number>(directory);
    for (const record of [3, 1, 2]) await staged.add(record);

    const read: number[] = [];
    for await (const record of staged.readBack()) read.push(record);
    await staged.remove();

    expect(read).toEqual([3, 1, 2]);
    expect(fs.readdirSync(directory)).toEqual([]);
  });

  it('of a killed process are deleted, those of a running import and other files are not', async () => {
    leftBehind('quarry-import-old', 25);
    leftBehind('quarry-import-new', 1);
    leftBehind('something-else', 25);

    await (await stageRecords(directory)).remove();

    expect(fs.readdirSync(directory).sort()).toEqual(['quarry-import-new', 'something-else']);
  });
});
