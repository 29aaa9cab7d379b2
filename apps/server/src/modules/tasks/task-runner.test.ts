import { newStoreSettings } from '@quarry/contract';
import type { OpenDatabase } from '@quarry/database';
import { stores, tasks as tasksTable } from '@quarry/database';
import { openTestDatabase } from '@quarry/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTaskRunner, TaskError, type TaskHandler } from './task-runner.ts';
import { createTasksRepository, type TasksRepository } from './tasks-repository.ts';
import { createTasksService } from './tasks-service.ts';

const RESULT = { created: 1, updated: 0, unchanged: 0, deleted: 0, missing: 0, missing_ids: [] };

let database: OpenDatabase;
let repository: TasksRepository;

beforeAll(async () => {
  database = await openTestDatabase();
  repository = createTasksRepository(database.db);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(tasksTable);
  await database.db.delete(stores);
  await database.db.insert(stores).values([
    { id: 'shop', settings: newStoreSettings('shop', 'Shop', 'en', 'USD') },
    { id: 'other', settings: newStoreSettings('other', 'Other', 'en', 'USD') },
  ]);
});

function runnerWith(handler: TaskHandler, { isAlone = true } = {}) {
  const errors: unknown[] = [];
  const runner = createTaskRunner({
    tasks: repository,
    handlerOf: () => handler,
    onError: (_message, error) => errors.push(error),
    isAlone,
  });
  // Tests run tasks themselves, so that nothing happens between their steps.
  const service = createTasksService({ tasks: repository, runner: { wake: () => {}, interrupt: runner.interrupt } });
  return { runner, service, errors };
}

const aBatch = (storeId = 'shop', payload: unknown = { n: 1 }) =>
  ({ storeId, kind: 'product_batch', actor: 'account:1', payload, total: 4 }) as const;

describe('a task', () => {
  it('is queued with its reply, runs in order of arrival, and keeps its result', async () => {
    const seen: unknown[] = [];
    const { runner, service } = runnerWith(async ({ payload }) => {
      seen.push(payload);
      return RESULT;
    });
    const first = await service.start(aBatch('shop', { n: 1 }));
    await service.start(aBatch('other', { n: 2 }));
    await service.start(aBatch('shop', { n: 3 }));

    expect(first).toMatchObject({ status: 'queued', progress: { done: 0, total: 4 }, result: null, finished_at: null });
    await runner.run();

    expect(seen).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
    expect(await service.get('shop', first.id)).toMatchObject({
      status: 'done',
      progress: { done: 4, total: 4 },
      result: RESULT,
      error: null,
    });
  });

  it('knows whether another one of its kind and store waits', async () => {
    const followed: [unknown, boolean][] = [];
    const { runner, service } = runnerWith(async ({ payload, isFollowed }) => {
      followed.push([payload, await isFollowed()]);
      return RESULT;
    });
    await service.start(aBatch('shop', 1));
    await service.start(aBatch('other', 2));
    await service.start(aBatch('shop', 3));
    await service.start({ ...aBatch('shop', 4), kind: 'import' });
    await runner.run();

    expect(followed).toEqual([
      [1, true],
      [2, false],
      [3, false],
      [4, false],
    ]);
  });

  it('is not visible to another store', async () => {
    const { service } = runnerWith(async () => RESULT);
    const { id } = await service.start(aBatch('shop'));

    await expect(service.get('other', id)).rejects.toMatchObject({ code: 'task-not-found' });
    await expect(service.cancel('other', id)).rejects.toMatchObject({ code: 'task-not-found' });
    expect(await service.list('other', 10)).toEqual([]);
  });

  it('that fails for a reason of its owner says so; any other error is logged and not shown', async () => {
    const reasons: Error[] = [new TaskError('The file is empty.'), new Error('password=secret')];
    const { runner, service, errors } = runnerWith(async () => {
      throw reasons.shift() ?? new Error('unexpected');
    });
    const [told, internal] = [await service.start(aBatch()), await service.start(aBatch())];
    await runner.run();

    expect(await service.get('shop', told.id)).toMatchObject({ status: 'failed', error: 'The file is empty.' });
    expect((await service.get('shop', internal.id)).error).not.toContain('secret');
    expect(errors).toHaveLength(1);
  });

  it('continues from its saved progress after the process died', async () => {
    const died = runnerWith(async ({ progress }) => {
      await progress(3);
      return new Promise(() => {});
    });
    const { id } = await died.service.start(aBatch());
    void died.runner.run();
    await expect.poll(async () => (await repository.find('shop', id))?.progress.done, { timeout: 20_000 }).toBe(3);

    const starts: number[] = [];
    const next = runnerWith(async ({ done }) => {
      starts.push(done);
      return RESULT;
    });
    await next.runner.run();

    expect(starts).toEqual([3]);
    expect((await next.service.get('shop', id)).status).toBe('done');
  });

  it('that another process works on is left to it, and so are the other tasks of its store', async () => {
    const { service } = runnerWith(async () => RESULT);
    const [busy, waiting, free] = [
      await service.start(aBatch('shop')),
      await service.start(aBatch('shop')),
      await service.start(aBatch('other')),
    ];
    const now = new Date();
    await repository.claim(now, new Date(now.getTime() + 60_000));

    await runnerWith(async () => RESULT, { isAlone: false }).runner.run();

    const statusOf = async (id: string, store = 'shop') => (await service.get(store, id)).status;
    expect([await statusOf(busy.id), await statusOf(waiting.id), await statusOf(free.id, 'other')]).toEqual([
      'running',
      'queued',
      'done',
    ]);
  });

  it('stops when it is cancelled, and cannot be cancelled twice', async () => {
    let interrupted = false;
    const { runner, service } = runnerWith(async ({ progress, signal }) => {
      await progress(1);
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      interrupted = true;
      await progress(2);
      return RESULT;
    });
    const { id } = await service.start(aBatch());
    const ran = runner.run();
    await expect.poll(async () => (await repository.find('shop', id))?.progress.done, { timeout: 20_000 }).toBe(1);

    expect(await service.cancel('shop', id)).toMatchObject({ status: 'cancelled' });
    await ran;

    expect(interrupted).toBe(true);
    expect(await service.get('shop', id)).toMatchObject({ status: 'cancelled', result: null });
    await expect(service.cancel('shop', id)).rejects.toMatchObject({ code: 'task-ended' });
  });

  it('is kept when the server closes, and runs again after the next start', async () => {
    const closing = runnerWith(async ({ progress, signal }) => {
      await progress(2);
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      signal.throwIfAborted();
      return RESULT;
    });
    const { id } = await closing.service.start(aBatch());
    closing.runner.start();
    await expect.poll(async () => (await repository.find('shop', id))?.progress.done, { timeout: 20_000 }).toBe(2);
    await closing.runner.stop();
    expect((await closing.service.get('shop', id)).status).toBe('running');

    const next = runnerWith(async () => RESULT, { isAlone: false });
    await next.runner.run();

    expect((await next.service.get('shop', id)).status).toBe('done');
  });

  it('is listed with the newest first, page by page', async () => {
    const { service } = runnerWith(async () => RESULT);
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) ids.unshift((await service.start(aBatch())).id);

    const first = await service.list('shop', 2);
    expect(first.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect((await service.list('shop', 2, first[1]?.id)).map(({ id }) => id)).toEqual(ids.slice(2));
  });
});
