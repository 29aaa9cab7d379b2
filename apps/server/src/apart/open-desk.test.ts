import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Desk, openDesk } from './open-desk.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-desk-'));
const entry = path.join(folder, 'echo.mjs');
let desk: Desk<string, string>;

beforeAll(() => {
  fs.writeFileSync(entry, `process.on('message', ({ id, task }) => process.send({ id, result: task }));`);
  desk = openDesk<string, string>({ entry, taskWithinMs: 20_000 });
});
afterAll(() => {
  desk.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

it('does one task after another, urgent ones before those that have not begun', async () => {
  const done: string[] = [];
  const ask = async (task: string, isUrgent = false) => done.push(await desk.ask(task, { isUrgent }));

  await Promise.all([ask('first'), ask('second'), ask('third'), ask('urgent', true), ask('urgent too', true)]);

  expect(done).toEqual(['first', 'urgent', 'urgent too', 'second', 'third']);
});
