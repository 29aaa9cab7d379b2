import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type WorkerPool, openWorkerPool } from './worker-pool.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-pool-'));
const entry = path.join(folder, 'echo.mjs');
let pool: WorkerPool<string, string>;

beforeAll(() => {
  fs.writeFileSync(
    entry,
    `process.on('message', ({ task }) => {
      if (task === 'crash') process.exit(1);
      if (task !== 'stuck') process.send({ result: task });
    });`,
  );
  pool = openWorkerPool<string, string>({ entry, taskWithinMs: 20_000 });
});
afterAll(() => {
  pool.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

it('runs one task after another, urgent ones before those that have not started', async () => {
  const done: string[] = [];
  const run = async (task: string, isUrgent = false) => done.push(await pool.run(task, { isUrgent }));

  await Promise.all([run('first'), run('second'), run('third'), run('urgent', true), run('urgent too', true)]);

  expect(done).toEqual(['first', 'urgent', 'urgent too', 'second', 'third']);
});

it('says of a task whether it crashed its process or took too long, and runs the next in a new process', async () => {
  const impatient = openWorkerPool<string, string>({ entry, taskWithinMs: 50 });

  await expect(pool.run('crash')).rejects.toThrow('The worker process crashed.');
  await expect(impatient.run('stuck')).rejects.toThrow('The task was ended after 0.05 seconds.');
  expect(await pool.run('next')).toBe('next');
  impatient.close();
});
