import { describe, expect, it } from 'vitest';
import { createDemandLedger } from './demand-ledger.ts';

const DAY_MS = 86_400_000;
const HALF_LIFE_DAYS = 14;
const NOW = new Date('2026-11-20T12:00:00Z');

interface VisitAction {
  productId: string;
  at: Date;
}

/** Sums events as the database would: a click counts one. */
function anEventLog(visitEvents: VisitAction[]) {
  const asked: number[] = [];
  const worth = (at: Date, when: Date) => 0.5 ** ((when.getTime() - at.getTime()) / DAY_MS / HALF_LIFE_DAYS);
  function sumUp(after: Date, until: Date) {
    const sums = new Map<string, number>();
    for (const { productId, at } of visitEvents) {
      if (at <= after || at > until) continue;
      sums.set(productId, (sums.get(productId) ?? 0) + worth(at, until));
    }
    return [...sums].map(([productId, demand]) => ({ productId, demand }));
  }
  const ledger = createDemandLedger({
    events: {
      async demand(_storeId, { after, until }) {
        asked.push((until.getTime() - after.getTime()) / DAY_MS);
        return sumUp(after, until);
      },
      async firstAfter(_storeId, moment) {
        const times = visitEvents.map(({ at }) => at.getTime()).filter((at) => at > moment.getTime());
        return times.length === 0 ? undefined : new Date(Math.min(...times));
      },
    },
    weights: { click: 1 },
    halfLifeDays: HALF_LIFE_DAYS,
    days: 70,
  });
  return { ledger, asked, visitEvents, whole: (now: Date) => sumUp(new Date(now.getTime() - 72 * DAY_MS), now) };
}

const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const VISIT_EVENTS = Array.from({ length: 200 }, (_, i) => ({ productId: `p${i % 7}`, at: daysAgo((i * 37) % 69) }));
const rounded = (demands: { productId: string; demand: number }[]) =>
  new Map(demands.map(({ productId, demand }) => [productId, demand.toFixed(6)]));

describe('the demand ledger', () => {
  it('knows what adding up every event would give, strongest first', async () => {
    const { ledger, whole } = anEventLog(VISIT_EVENTS);

    const demands = await ledger.of('shop', NOW);

    expect(rounded(demands)).toEqual(rounded(whole(NOW)));
    expect(demands).toEqual([...demands].sort((a, b) => b.demand - a.demand));
  });

  it('reads each past day once, a day at a time, and only the last two again', async () => {
    const { ledger, asked, visitEvents, whole } = anEventLog([...VISIT_EVENTS]);
    await ledger.of('shop', NOW);
    expect(Math.max(...asked)).toBeLessThanOrEqual(2);
    asked.length = 0;

    await ledger.of('shop', NOW);
    visitEvents.push({ productId: 'fresh', at: NOW });
    expect((await ledger.of('shop', NOW)).map(({ productId }) => productId)).toContain('fresh');
    expect(asked).toHaveLength(2);

    asked.length = 0;
    expect(rounded(await ledger.of('shop', later(3)))).toEqual(rounded(whole(later(3))));
    expect(asked).toHaveLength(4);
  });

  it('forgets what has faded, and all of it after a long rest', async () => {
    const { ledger, asked } = anEventLog(VISIT_EVENTS);
    await ledger.of('shop', NOW);
    asked.length = 0;

    expect(await ledger.of('shop', later(3000))).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it('reads no day before the first event', async () => {
    const { ledger, asked, whole } = anEventLog([{ productId: 'new', at: daysAgo(5) }]);

    expect(rounded(await ledger.of('shop', NOW))).toEqual(rounded(whole(NOW)));
    expect(asked.length).toBeLessThanOrEqual(6);
  });

  it('keeps stores apart, and reads for all who ask at once', async () => {
    const { ledger, asked } = anEventLog(VISIT_EVENTS);

    await Promise.all([ledger.of('shop', NOW), ledger.of('shop', NOW)]);
    const once = asked.length;
    await ledger.of('other', NOW);

    expect(once).toBeLessThanOrEqual(73);
    expect(asked.length).toBeGreaterThan(once + 60);
  });
});
