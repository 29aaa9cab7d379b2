import type { ShopEvent } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import type { KeptEvent } from './events-repository.ts';
import { createEventsService } from './events-service.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');

function aService() {
  const kept = new Map<string, KeptEvent & { storeId: string }>();
  const failures: unknown[] = [];
  const events = {
    isAway: false,
    async add(storeId: string, batch: readonly KeptEvent[]) {
      if (events.isAway) throw new Error('The database is unavailable.');
      const fresh = batch.filter(({ id }) => !kept.has(`${storeId}/${id}`));
      for (const event of fresh) kept.set(`${storeId}/${event.id}`, { ...event, storeId });
      return fresh.length;
    },
    knownProducts: async (_storeId: string, ids: readonly string[]) =>
      new Set(ids.filter((id) => id.startsWith('known'))),
  };
  const service = createEventsService({ events, now: () => NOW, onError: (_message, error) => failures.push(error) });
  return { service, events, failures, kept: () => [...kept.values()] };
}

const event = (id: string, more: Partial<ShopEvent> = {}): ShopEvent => ({
  id,
  type: 'click',
  product_id: 'known-1',
  at: '2026-11-20T11:59:00+00:00',
  ...more,
});
const VISIT = { id: undefined, source: 'embed', device: 'phone', isBot: false } as const;
const search = {
  queryId: 'q1',
  visit: VISIT,
  language: 'en' as const,
  query: 'red dress',
  results: 3,
  recoveredBy: null,
  understood: { color: 'red' },
};

describe('reported events', () => {
  it('are counted when they are new', async () => {
    const { service } = aService();
    const request = { sessionId: 's', events: [event('a'), event('b')] };

    expect(await service.accept('shop', request, VISIT)).toBe(2);
    expect(await service.accept('shop', request, VISIT)).toBe(0);
    expect(await service.accept('other', request, VISIT)).toBe(2);
  });

  it('about unknown products are dropped, and so are clicks without a product', async () => {
    const { service, kept } = aService();

    const accepted = await service.accept(
      'shop',
      {
        sessionId: 's',
        events: [
          event('unknown', { product_id: 'gone' }),
          event('nothing', { product_id: null }),
          event('total', { type: 'order', product_id: null, value: 80 }),
        ],
      },
      VISIT,
    );

    expect(accepted).toBe(1);
    expect(kept()).toMatchObject([{ id: 'total', value: 80, source: 'embed', device: 'phone' }]);
  });

  it('from the future are dated now, and very old ones are dropped', async () => {
    const { service, kept } = aService();

    await service.accept(
      'shop',
      {
        sessionId: 's',
        events: [
          event('tomorrow', { at: '2126-01-01T00:00:00Z' }),
          event('elsewhere', { at: '2026-11-20T15:30:00+04:00' }),
          event('ancient', { at: '0001-01-01T00:00:00Z' }),
        ],
      },
      VISIT,
    );

    expect(kept().map(({ id, at }) => [id, at])).toEqual([
      ['tomorrow', NOW.toISOString()],
      ['elsewhere', '2026-11-20T11:30:00.000Z'],
    ]);
  });
});

describe('crawlers', () => {
  it('are not counted, neither for what they report nor for what they search for', async () => {
    const { service, kept } = aService();
    const visit = { ...VISIT, isBot: true };

    expect(await service.accept('shop', { sessionId: 's', events: [event('a')] }, visit)).toBe(0);
    service.recordSearch('shop', { ...search, visit });
    await service.settle();

    expect(kept()).toEqual([]);
  });
});

describe('answered searches', () => {
  it('are stored with their results and without personal data', async () => {
    const { service, kept } = aService();

    service.recordSearch('shop', { ...search, visit: { ...VISIT, id: 's' }, query: '  dress for   nino@example.com ' });
    await service.settle();

    expect(kept()).toEqual([
      {
        storeId: 'shop',
        id: 'search:q1',
        type: 'search',
        sessionId: 's',
        source: 'embed',
        device: 'phone',
        language: 'en',
        queryId: 'q1',
        query: 'dress for [email]',
        results: 3,
        recoveredBy: null,
        understood: { color: 'red' },
        at: NOW.toISOString(),
      },
    ]);
  });

  it('in a conversation are stored as constraints, without the text', async () => {
    const { service, kept } = aService();

    service.recordConstraints('shop', { sessionId: 's', understood: { color: 'red' } });
    service.recordConstraints('shop', { sessionId: 's', understood: {} });
    await service.settle();

    expect(kept()).toEqual([
      {
        storeId: 'shop',
        id: expect.stringMatching(/^wish:/),
        type: 'search',
        sessionId: 's',
        understood: { color: 'red' },
        at: NOW.toISOString(),
      },
    ]);
  });

  it('are stored for their own store', async () => {
    const { service, kept } = aService();

    service.recordSearch('shop', search);
    service.recordSearch('other', { ...search, queryId: 'q2' });
    await service.settle();

    expect(kept().map(({ storeId, queryId, sessionId }) => [storeId, queryId, sessionId])).toEqual([
      ['shop', 'q1', null],
      ['other', 'q2', null],
    ]);
  });

  it('that cannot be stored are reported, and later ones are stored again', async () => {
    const { service, events, failures, kept } = aService();
    events.isAway = true;
    service.recordSearch('shop', search);
    await service.settle();
    events.isAway = false;
    service.recordSearch('shop', { ...search, queryId: 'q2' });
    await service.settle();

    expect(failures).toHaveLength(1);
    expect(kept().map(({ queryId }) => queryId)).toEqual(['q2']);
  });
});
