/**
 * The demand for a store's products, kept up without reading the past again.
 *
 * Demand halves every so many days, the same for all: what was added up to a day is worth that sum times one factor on any
 * later day. So past days are read once each, a day at a time, and folded into one sum a product; only what happened since
 * the day before yesterday is read with every question, since events may come a little late. One that comes later still
 * enters no sum before the next start: its day is not read again, for a few late clicks part no two products.
 */
import type { EventsRepository, TypeWeights } from './events-repository.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Whole days that are read anew every time: a page that was closed sends its last events with the next visit. */
const OPEN_DAYS = 1;
/** Products with less are forgotten: no order changes by it. */
const FADED = 0.001;
const MOST_STORES = 500;

interface Ledger {
  /** Moment up to which all is folded in, in milliseconds since 1970. */
  until: number;
  /** As it was at that moment. */
  sums: Map<string, number>;
}

interface DemandLedgerParts {
  events: Pick<EventsRepository, 'demand' | 'firstAfter'>;
  weights: TypeWeights;
  halfLifeDays: number;
  /** Days looked back when a store is asked about for the first time. */
  days: number;
}

export interface DemandLedger {
  /** Products with demand, strongest first. */
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
    // Sums older than this have faded away; days before the first event need not be read one by one.
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
    if (!ledgers.has(storeId) && ledgers.size >= MOST_STORES) ledgers.delete(ledgers.keys().next().value as string);
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
