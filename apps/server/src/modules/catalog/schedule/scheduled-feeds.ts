/**
 * Fetches feeds when they are due and imports what has changed. An import that would delete a large share of the catalogue
 * keeps these products and asks; until staff answer, the feed is not fetched.
 */
import { randomUUID } from 'node:crypto';
import {
  type Feed,
  type FeedChange,
  type FeedResult,
  LARGE_LOSS_SHARE,
  MAX_FEEDS,
  type NewFeed,
  problem,
  ProblemError,
  problemBody,
  type Task,
} from '@quarry/contract';
import { canonicalJson } from '../../../api-v1/etag.ts';
import type { OnError } from '../../../log.ts';
import type { BackgroundJob } from '../../../plugins/background-jobs.ts';
import type { AlsoWrite, ChangeOptions } from '../../audit/index.ts';
import type { TasksService } from '../../tasks/index.ts';
import type { CatalogueImports } from '../imports/catalogue-imports.ts';
import { type FeedRow, type FeedsRepository, shownFeed } from './feeds-repository.ts';

const LOOK_EVERY_MS = 15_000;

export type ScheduledFeeds = ReturnType<typeof createScheduledFeeds>;

interface ScheduledFeedsParts {
  feeds: FeedsRepository;
  imports: Pick<CatalogueImports, 'get' | 'fetchChanged' | 'start' | 'remove'>;
  tasks: Pick<TasksService, 'get'>;
  onError: OnError;
  now?: () => Date;
}

export function createScheduledFeeds({ feeds, imports, tasks, onError, now = () => new Date() }: ScheduledFeedsParts) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;

  const result = (outcome: FeedResult['outcome'], more: Partial<FeedResult> = {}): FeedResult => ({
    at: now().toISOString(),
    outcome,
    error: null,
    import_id: null,
    counts: null,
    ...more,
  });

  async function startImport(feed: FeedRow, importId: string, deleteUpTo: number): Promise<void> {
    const task = await imports.start(feed.storeId, importId, {
      actor: `feed:${feed.id}`,
      ...(feed.deleteMissing && { deleteMissingUpTo: deleteUpTo }),
    });
    await feeds.note(feed.id, { taskId: task.id, last: result('running', { import_id: importId }) });
  }

  async function fetchOne(feed: FeedRow): Promise<void> {
    // The import of the last file stays known, to be removed when the next one comes.
    const known = { import_id: feed.last?.import_id ?? null };
    try {
      const fetched = await imports.fetchChanged(feed.storeId, feed.url, {
        validators: { etag: feed.etag, lastModified: feed.lastModified },
        mapping: feed.mapping,
      });
      if (!fetched) return await feeds.note(feed.id, { last: result('unchanged', known) });
      await startImport(feed, fetched.id, LARGE_LOSS_SHARE);
      await feeds.note(feed.id, { etag: fetched.etag, lastModified: fetched.lastModified });
      // Each fetch stores a file; only the last one is kept.
      if (feed.last?.import_id) await imports.remove(feed.storeId, feed.last.import_id).catch(ignoreMissing);
    } catch (error) {
      if (!(error instanceof ProblemError)) onError(`The feed ${feed.id} of ${feed.storeId} could not be read.`, error);
      const reason =
        error instanceof ProblemError
          ? (problemBody(error.code, error.extras).detail ?? error.message)
          : 'An internal error occurred. The log of the server has the details.';
      await feeds.note(feed.id, {
        last: result('failed', { ...known, error: reason }),
        etag: null,
        lastModified: null,
      });
    }
  }

  async function settle(feed: FeedRow): Promise<void> {
    const task = await tasks.get(feed.storeId, feed.taskId ?? '').catch(ignoreMissing);
    if (task && (task.status === 'queued' || task.status === 'running')) return;
    const importId = feed.last?.import_id ?? null;
    if (task?.status !== 'done') {
      const error = task?.error ?? 'The import was cancelled.';
      const last = result('failed', { import_id: importId, error });
      return feeds.note(feed.id, { taskId: null, last, etag: null, lastModified: null });
    }
    const counts = countsOf(task);
    const isKept = feed.deleteMissing && counts.missing > 0 && counts.deleted === 0;
    await feeds.note(feed.id, {
      taskId: null,
      last: result(isKept ? 'asks' : 'imported', { import_id: importId, counts }),
    });
  }

  async function round(): Promise<void> {
    for (const feed of await feeds.atWork()) await settle(feed);
    for (;;) {
      const feed = isStopped ? undefined : await feeds.claimDue(now());
      if (!feed) return;
      await fetchOne(feed);
    }
  }

  function run(): Promise<void> {
    running ??= round()
      .catch((error: unknown) => onError('The scheduled feeds could not be read.', error))
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  async function found(storeId: string, id: string): Promise<FeedRow> {
    const feed = await feeds.find(storeId, id);
    if (!feed) throw problem('feed-not-found');
    return feed;
  }

  const job: BackgroundJob & { run(): Promise<void> } = {
    run,
    start() {
      timer = setInterval(() => void run(), LOOK_EVERY_MS).unref();
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };

  return {
    job,
    list: async (storeId: string): Promise<Feed[]> => (await feeds.list(storeId)).map(shownFeed),

    /** @throws `import-not-found` for the columns to take over, `too-many-rules`. */
    async create(
      storeId: string,
      { import_id: importId, ...wanted }: NewFeed,
      createdBy: string,
      auditOf: (id: string) => AlsoWrite,
    ): Promise<Feed> {
      const id = randomUUID();
      const mapping = importId === undefined ? null : (await imports.get(storeId, importId)).mapping;
      const row = { id, storeId, ...wanted, mapping, createdBy, dueAt: now() };
      const feed = await feeds.add(row, MAX_FEEDS, auditOf(id));
      if (!feed) throw problem('too-many-rules');
      void run();
      return shownFeed(feed);
    },

    /** @throws `feed-not-found`. */
    async change(storeId: string, id: string, change: FeedChange, options: ChangeOptions<Feed>): Promise<Feed> {
      const feed = await feeds.change(storeId, id, change, options);
      if (!feed) throw problem('feed-not-found');
      return shownFeed(feed);
    },

    /** @throws `feed-not-found`. */
    async remove(storeId: string, id: string, options: ChangeOptions<Feed>): Promise<void> {
      if (!(await feeds.remove(storeId, id, options))) throw problem('feed-not-found');
    },

    /**
     * Takes a change of its settings back; what became of its imports does not matter.
     * @throws `changed-since`, `too-many-rules`.
     */
    async restore(
      storeId: string,
      id: string,
      { before, after }: { before: Feed | null; after: Feed | null },
      also: AlsoWrite | undefined,
    ): Promise<void> {
      const check = (current: Feed | undefined) => {
        if (canonicalJson(settingsOf(current ?? null)) !== canonicalJson(settingsOf(after))) {
          throw problem('changed-since');
        }
      };
      if (before === null) {
        await feeds.remove(storeId, id, { check, also });
      } else if (after === null) {
        check(await feeds.find(storeId, id).then((row) => row && shownFeed(row)));
        const {
          url,
          every_hours,
          delete_missing,
          mapping,
          enabled,
          created_at: createdAt,
          created_by: createdBy,
        } = before;
        const row = {
          id,
          storeId,
          url,
          every_hours,
          delete_missing,
          mapping,
          enabled,
          createdBy,
          createdAt,
          dueAt: now(),
        };
        if (!(await feeds.add(row, MAX_FEEDS, also ?? (async () => {})))) throw problem('too-many-rules');
      } else {
        const { every_hours, delete_missing, enabled } = before;
        await feeds.change(storeId, id, { every_hours, delete_missing, enabled }, { check, also });
      }
    },

    /** @throws `feed-not-found`, `feed-off`. */
    async runNow(storeId: string, id: string, also: AlsoWrite): Promise<Feed> {
      if (!(await found(storeId, id)).enabled) throw problem('feed-off');
      const feed = await feeds.makeDue(storeId, id, now(), also);
      if (!feed) throw problem('feed-not-found');
      void run();
      return shownFeed(feed);
    },

    /** @throws `feed-not-found`, `nothing-to-confirm`. */
    async confirmLoss(storeId: string, id: string, also: AlsoWrite): Promise<Feed> {
      const feed = await found(storeId, id);
      const importId = feed.last?.outcome === 'asks' ? feed.last.import_id : null;
      if (importId === null) throw problem('nothing-to-confirm');
      await startImport(feed, importId, 1);
      await also(undefined, { before: undefined, after: feed.last?.counts });
      return shownFeed(await found(storeId, id));
    },
  };
}

/** What staff decide about a feed. */
function settingsOf(feed: Feed | null) {
  if (!feed) return null;
  const { url, every_hours, delete_missing, enabled, mapping } = feed;
  return { url, every_hours, delete_missing, enabled, mapping };
}

function countsOf({ result }: Task) {
  const { created = 0, updated = 0, unchanged = 0, missing = 0, deleted = 0 } = result ?? {};
  return {
    created,
    updated,
    unchanged,
    missing,
    deleted,
    rejected: result && 'rejected' in result ? result.rejected : 0,
  };
}

/** The import or task of an earlier fetch may have been deleted by staff or by age. */
function ignoreMissing(error: unknown): undefined {
  if (error instanceof ProblemError) return undefined;
  throw error;
}
