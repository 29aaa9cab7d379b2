/**
 * Counts the calls of stores and says how much of the month's limit is left. Calls are counted in memory and stored every
 * few seconds: a killed process loses at most these, and servers that share a database may together exceed the limit by
 * what they count in that time.
 */
import type { MonthQuota } from '../../plugins/rate-limit-headers.ts';
import type { OnError } from '../../log.ts';
import type { BackgroundJob } from '../../plugins/background-jobs.ts';
import type { CallsOfDay, DaySpan, UsageKind, UsageRepository } from './usage-repository.ts';

const STORE_EVERY_MS = 5_000;
/** Shares of the limit of which a store is told. */
const TOLD_PERCENTS = [50, 80, 100];

interface Reached {
  percent: number;
  used: number;
  limit: number;
}

interface Counted {
  month: string;
  /** Of the month, as stored by all processes when it was last read. */
  stored: Promise<number>;
  /** Counted since then. */
  fresh: number;
}

interface UsageMeterParts {
  repository: Pick<UsageRepository, 'add' | 'sum' | 'noteReached'>;
  /** Calls a store may make in a month; undefined: as many as there are. */
  monthlyCalls: number | undefined;
  /** Whether calls above it are refused. */
  refusesBeyond: boolean;
  /** A store has reached a share of its month's calls. Called once for each share of a month. */
  onReached: (storeId: string, reached: Reached) => Promise<void>;
  onError: OnError;
  now?: () => Date;
}

export type UsageMeter = ReturnType<typeof createUsageMeter>;

export function createUsageMeter({
  repository,
  monthlyCalls,
  refusesBeyond,
  onReached,
  onError,
  now = () => new Date(),
}: UsageMeterParts) {
  const stores = new Map<string, Counted>();
  let pending = new Map<string, CallsOfDay>();
  let timer: NodeJS.Timeout | undefined;
  let storing: Promise<void> = Promise.resolve();

  function countedOf(storeId: string, at: Date): Counted {
    const { firstDay, endDay } = monthOf(at);
    const known = stores.get(storeId);
    if (known?.month === firstDay) return known;
    const counted = { month: firstDay, stored: repository.sum(storeId, { firstDay, endDay }), fresh: 0 };
    // Read again by the next call; the call that waits for it gets the error.
    counted.stored.catch(() => stores.delete(storeId));
    stores.set(storeId, counted);
    return counted;
  }

  async function quota(storeId: string): Promise<MonthQuota> {
    const at = now();
    const counted = countedOf(storeId, at);
    const used = (await counted.stored) + counted.fresh;
    const resetSeconds = Math.ceil((Date.parse(`${monthOf(at).endDay}T00:00:00Z`) - at.getTime()) / 1000);
    const limit = monthlyCalls ?? null;
    return { used, limit, remaining: limit === null ? null : Math.max(0, limit - used), resetSeconds };
  }

  async function tellReached(storeId: string): Promise<void> {
    const { used, limit } = await quota(storeId);
    if (limit === null) return;
    const month = monthOf(now()).firstDay;
    for (const percent of TOLD_PERCENTS) {
      if (used * 100 < limit * percent) return;
      if (await repository.noteReached(storeId, month, percent)) await onReached(storeId, { percent, used, limit });
    }
  }

  async function store(): Promise<void> {
    const rows = [...pending.values()];
    pending = new Map();
    if (rows.length === 0) return;
    try {
      await repository.add(rows);
      // Sums are read again with what other processes counted.
      for (const { storeId } of rows) stores.delete(storeId);
      for (const storeId of new Set(rows.map((row) => row.storeId))) await tellReached(storeId);
    } catch (error) {
      // Kept for the next time, beside what was counted since.
      for (const row of rows) countIn(pending, row);
      onError('The calls of stores could not be stored.', error);
    }
  }

  /** One after the other, so that none is stored twice. */
  function storeNow(): Promise<void> {
    storing = storing.then(store);
    return storing;
  }

  const job: BackgroundJob = {
    start() {
      timer = setInterval(() => void storeNow(), STORE_EVERY_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      await storeNow();
    },
  };

  return {
    job,
    quota,
    storeNow,

    /** Whether the month's calls are used up, and further ones are refused. */
    isStopped: ({ remaining }: MonthQuota): boolean => refusesBeyond && remaining === 0,
    refusesBeyond,

    /** Counts one call. @returns what is left after it. */
    async take(storeId: string, kind: UsageKind): Promise<MonthQuota> {
      const before = await quota(storeId);
      const at = now();
      const day = at.toISOString().slice(0, 10);
      countIn(pending, { storeId, day, kind, calls: 1 });
      countedOf(storeId, at).fresh += 1;
      const remaining = before.remaining === null ? null : Math.max(0, before.remaining - 1);
      return { ...before, used: before.used + 1, remaining };
    },
  };
}

function countIn(days: Map<string, CallsOfDay>, { calls, ...place }: CallsOfDay): void {
  const key = `${place.storeId}\n${place.day}\n${place.kind}`;
  days.set(key, { ...place, calls: (days.get(key)?.calls ?? 0) + calls });
}

/** The month of a moment, UTC. */
export function monthOf(at: Date): DaySpan {
  const day = (month: number) => new Date(Date.UTC(at.getUTCFullYear(), month, 1)).toISOString().slice(0, 10);
  return { firstDay: day(at.getUTCMonth()), endDay: day(at.getUTCMonth() + 1) };
}
