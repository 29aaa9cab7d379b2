/**
 * Maintains the demand of products incrementally.
 *
 * Demand decays exponentially, equally for all products: a sum up to one day is multiplied by one factor for any later
 * day. So each past day is read once and added to one sum per product; only events since the day before yesterday are
 * read for every request, because events may arrive late. Events that arrive later are counted only after a restart:
 * their day is not read again, because a few late clicks do not change a ranking.
 */
import type { EventsRepository, TypeWeights } from './events-repository.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Number of complete days that are read every time: a closed page sends its last events with the next visit. */
const OPEN_DAYS = 1;
/** Products with less demand are dropped, because it does not affect the ranking. */
const FADED = 0.001;
const MAX_STORES = 500;

interface Ledger {
  /** Time until which events are summed, in milliseconds since 1970. */
  until: number;
  /** The sums at that time. */
  sums: Map<string, number>;
}

interface DemandLedgerParts {
  events: Pick<EventsRepository, 'demand' | 'firstAfter'>;
  weights: TypeWeights;
  halfLifeDays: number;
  /** How many days are read when a store is first requested. */
  days: number;
}

export interface DemandLedger {
  /** Products with demand, highest first. */
  of(storeId: string, now: Date): Promise<{ productId: string; demand: number }[]>;
}

export function createDemandLedger({ events, weights, halfLifeDays, days }: DemandLedgerParts): DemandLedger {
  const ledgers = new Map<string, Ledger>();
  const folding = new Map<string, Promise<Ledger>>();
  const fade = (milliseconds: number) => 0.5 ** (milliseconds / DAY_MS / halfLifeDays);
  const between = (storeId: string, after: number, until: number) =>
    events.demand(storeId, { weights, after: new Date(after), until: new Date(until), halfLifeDays });

  async function fold(storeId: string, to: number): Promise<Ledger> {
    let { until, sums } = ledgers.get(storeId) ?? { until: 0, sums: new Map<string, number>() };
    // Older sums are negligible; the days before the first event are skipped.
    if (to - until > days * DAY_MS) {
      const first = await events.firstAfter(storeId, new Date(to - days * DAY_MS));
      until = Math.min(to, first ? Math.floor(first.getTime() / DAY_MS) * DAY_MS : to);
      sums = new Map();
    }
    while (until < to) {
      const next = Math.min(until + DAY_MS, to);
      const faded = fade(next - until);
      const added = await between(storeId, until, next);
      const folded = new Map<string, number>();
      for (const [id, sum] of sums) if (sum * faded >= FADED) folded.set(id, sum * faded);
      for (const { productId, demand } of added) folded.set(productId, (folded.get(productId) ?? 0) + demand);
      [until, sums] = [next, folded];
    }
    const ledger = { until, sums };
    const [oldest] = ledgers.keys();
    if (oldest !== undefined && !ledgers.has(storeId) && ledgers.size >= MAX_STORES) ledgers.delete(oldest);
    ledgers.set(storeId, ledger);
    return ledger;
  }

  return {
    async of(storeId, now) {
      const to = (Math.floor(now.getTime() / DAY_MS) - OPEN_DAYS) * DAY_MS;
      let work = folding.get(storeId);
      if (!work) {
        work = fold(storeId, to).finally(() => folding.delete(storeId));
        folding.set(storeId, work);
      }
      const { until, sums } = await work;
      const faded = fade(now.getTime() - until);
      const totals = new Map([...sums].map(([id, sum]) => [id, sum * faded]));
      for (const { productId, demand } of await between(storeId, until, now.getTime())) {
        totals.set(productId, (totals.get(productId) ?? 0) + demand);
      }
      return [...totals]
        .map(([productId, demand]) => ({ productId, demand }))
        .sort((a, b) => b.demand - a.demand || (a.productId < b.productId ? -1 : 1));
    },
  };
}
