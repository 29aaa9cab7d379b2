/** Runs of the judged queries and conversation tests: when they are due, what they found, what moved. */
import { createHash } from 'node:crypto';
import {
  problem,
  type Quality,
  type QualityFloors,
  type QualityRun,
  type QualityRunDetail,
  type QueryFigure,
  type RunCause,
  type StoreSettings,
} from '@quarry/contract';
import type { QueryOutcome, TestOutcome } from './quality-runs-repository.ts';
import type { OnError } from '../../log.ts';
import { canonicalJson } from '../../api-v1/etag.ts';
import type { ChangeOptions } from '../audit/index.ts';
import type { ConversationTestsRepository } from './conversation-tests-repository.ts';
import { type JudgedQueriesRepository, keyOf } from './judged-queries-repository.ts';
import { belowFloor, figuresOf, holdTests, type MeasuringParts, measureQueries } from './measure-store.ts';
import { pairedInterval } from './paired-interval.ts';
import type { QualityRunsRepository, RunSummary, StoredRun } from './quality-runs-repository.ts';

/** Longer than a run takes; a process that dies holds its run until then. */
const HELD_SECONDS = 15 * 60;
const SHOWN_FIRST = 5;
const LEAST_DIFFERENCE = 0.001;

/** What a run depends on, each as a text that changes with it. */
export type Versions = Record<Exclude<RunCause, 'asked' | 'first'>, string>;

export interface QualityParts extends MeasuringParts {
  judgedQueries: JudgedQueriesRepository;
  conversationTests: ConversationTestsRepository;
  runs: QualityRunsRepository;
  search: { prepare(settings: StoreSettings): Promise<void> };
  rulesVersion: (storeId: string) => Promise<string>;
  catalog: {
    version(storeId: string): Promise<number>;
    byIds(storeId: string, ids: readonly string[]): Promise<{ id: string; title: string }[]>;
  };
  /** Changes with the code that searches and answers. */
  engineVersion: string;
  onError: OnError;
}

export type QualityService = ReturnType<typeof createQualityService>;

export function createQualityService(parts: QualityParts) {
  const { judgedQueries, conversationTests, runs, search, rulesVersion, catalog, engineVersion, onError } = parts;
  const running = new Map<string, Promise<void>>();

  async function versionsOf(settings: StoreSettings): Promise<Versions> {
    const [rules, version, queries, tests] = await Promise.all([
      rulesVersion(settings.id),
      catalog.version(settings.id),
      judgedQueries.version(settings.id),
      conversationTests.version(settings.id),
    ]);
    return {
      rules,
      settings: createHash('sha256').update(canonicalJson(settings)).digest('hex'),
      catalogue: String(version),
      engine: engineVersion,
      tests: `${queries} ${tests}`,
    };
  }

  /** What changed since the latest run; empty: none is due. */
  async function due(settings: StoreSettings): Promise<{ causes: RunCause[]; versions: Versions }> {
    const [versions, latest] = [await versionsOf(settings), (await runs.list(settings.id, { take: 1 }))[0]];
    return { causes: causesOf(latest, versions), versions };
  }

  async function measure(settings: StoreSettings, causesBefore: readonly RunCause[]): Promise<void> {
    // Products that were changed shortly before are found.
    await search.prepare(settings);
    const { causes, versions } = await due(settings);
    const [queries, tests, floors, before] = await Promise.all([
      judgedQueries.list(settings.id),
      conversationTests.list(settings.id),
      runs.floors(settings.id),
      runs.latest(settings.id),
    ]);
    if (queries.length === 0 && tests.length === 0) return;
    const from = performance.now();
    const found = await measureQueries(parts, settings, queries);
    const conversations = await holdTests(parts.holdConversation, settings, tests);
    const figures = figuresOf(found, conversations);
    await runs.add(settings.id, {
      tookMs: Math.round(performance.now() - from),
      causes: [...new Set([...causesBefore, ...causes])],
      versions,
      figures,
      belowFloor: belowFloor(figures, floors),
      ndcgChange: before ? pairedInterval(differencesOf(before.queries, found)) : null,
      queries: found,
      conversations,
    });
  }

  /** One run of a store at a time, in all processes. */
  async function run(settings: StoreSettings, causes: readonly RunCause[]): Promise<void> {
    const current = running.get(settings.id);
    if (current) return current;
    const work = (async () => {
      if (!(await runs.hold(settings.id, HELD_SECONDS))) return;
      try {
        await measure(settings, causes);
      } finally {
        await runs.release(settings.id);
      }
    })().finally(() => running.delete(settings.id));
    running.set(settings.id, work);
    return work;
  }

  return {
    due,
    run,
    floors: runs.floors,

    async overview(storeId: string): Promise<Quality> {
      const [floors, [latest], queries, tests, isHeld] = await Promise.all([
        runs.floors(storeId),
        runs.list(storeId, { take: 1 }),
        judgedQueries.list(storeId),
        conversationTests.list(storeId),
        runs.isHeld(storeId),
      ]);
      return {
        floors,
        judged_queries: queries.length,
        grades: queries.reduce((sum, { grades }) => sum + grades.length, 0),
        conversation_tests: tests.length,
        is_running: isHeld || running.has(storeId),
        latest: latest ? shownRun(latest) : null,
      };
    },

    async setFloors(
      storeId: string,
      floors: QualityFloors,
      options: ChangeOptions<QualityFloors>,
    ): Promise<QualityFloors> {
      await runs.setFloors(storeId, floors, options);
      return floors;
    },

    /** Starts a run and returns at once. */
    start(settings: StoreSettings): void {
      run(settings, ['asked']).catch((error: unknown) =>
        onError(`The quality of ${settings.id} could not be measured.`, error),
      );
    },

    /** Resolves when no run is at work here. */
    async settle(): Promise<void> {
      await Promise.allSettled(running.values());
    },

    async list(storeId: string, asked: { before?: number | undefined; take: number }) {
      const found = await runs.list(storeId, asked);
      return found.map((one) => ({ position: one.position, run: shownRun(one) }));
    },

    /** @throws `quality-run-not-found`. */
    async detail(storeId: string, id: string): Promise<QualityRunDetail> {
      const run = await runs.find(storeId, id);
      if (!run) throw problem('quality-run-not-found');
      const [before, judged] = await Promise.all([runs.latest(storeId, run.position), judgedQueries.list(storeId)]);
      const ndcgBefore = new Map(before?.queries.map((one) => [keyOf(one), one.ndcg]));
      const moved = new Set(
        run.queries.flatMap((one) => (hasMoved(one, ndcgBefore.get(keyOf(one)) ?? null) ? [keyOf(one)] : [])),
      );
      const ids = run.queries.flatMap((one) => (moved.has(keyOf(one)) ? one.first.slice(0, SHOWN_FIRST) : []));
      const products = await catalog.byIds(storeId, [...new Set(ids)]);
      const titles = new Map(products.map((product) => [product.id, product.title]));
      const grades = new Map(judged.map((one) => [keyOf(one), one.grades]));
      const queries = run.queries.map(
        (one): QueryFigure => ({
          query: one.query,
          language: one.language,
          ndcg: one.ndcg,
          ndcg_before: ndcgBefore.get(keyOf(one)) ?? null,
          total: one.total,
          judged: one.judged,
          first: !moved.has(keyOf(one))
            ? []
            : one.first.slice(0, SHOWN_FIRST).map((product) => ({
                product_id: product,
                title: titles.get(product) ?? product,
                grade: grades.get(keyOf(one))?.find(({ product_id }) => product_id === product)?.grade ?? null,
              })),
        }),
      );
      return {
        ...shownRun(run),
        queries: queries.toSorted(fallenFirst),
        conversation_tests: comparedTests(run.conversations, before?.conversations),
      };
    },
  };
}

function causesOf(latest: RunSummary | undefined, versions: Versions): RunCause[] {
  if (!latest) return ['first'];
  const parts: readonly (keyof Versions)[] = ['rules', 'settings', 'catalogue', 'engine', 'tests'];
  return parts.filter((part) => latest.versions[part] !== versions[part]);
}

function differencesOf(before: readonly QueryOutcome[], after: readonly QueryOutcome[]): number[] {
  const was = new Map(before.map((one) => [keyOf(one), one.ndcg]));
  return after.flatMap((one) => {
    const earlier = was.get(keyOf(one));
    return one.ndcg === null || earlier === undefined || earlier === null ? [] : [one.ndcg - earlier];
  });
}

function hasMoved({ ndcg }: QueryOutcome, before: number | null): boolean {
  return ndcg !== null && before !== null && Math.abs(ndcg - before) >= LEAST_DIFFERENCE;
}

/** Then those that rose, then the worst. */
function fallenFirst(a: QueryFigure, b: QueryFigure): number {
  const moved = ({ ndcg, ndcg_before: before }: QueryFigure) => (ndcg === null || before === null ? 0 : ndcg - before);
  return (
    Math.min(0, moved(a)) - Math.min(0, moved(b)) ||
    moved(b) - moved(a) ||
    (a.ndcg ?? 2) - (b.ndcg ?? 2) ||
    (a.query < b.query ? -1 : 1)
  );
}

function comparedTests(tests: readonly TestOutcome[], before: readonly TestOutcome[] | undefined) {
  return tests
    .map(({ id, name, failed }) => {
      const earlier = before?.find((one) => one.id === id);
      return {
        id,
        name,
        failed,
        has_passed: failed.length === 0,
        had_passed: earlier ? earlier.failed.length === 0 : null,
      };
    })
    .toSorted((a, b) => Number(a.has_passed) - Number(b.has_passed));
}

function shownRun({
  id,
  at,
  causes,
  figures,
  belowFloor: below,
  ndcgChange,
  tookMs,
}: RunSummary | StoredRun): QualityRun {
  return { id, at, causes, figures, below_floor: below, ndcg_change: ndcgChange, took_ms: tookMs };
}
