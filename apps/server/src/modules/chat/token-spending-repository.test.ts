import { DEMO_STORES } from '@quarry/demo-shops/stores';
import { conversations, type OpenDatabase, stores, tokenDays } from '@quarry/database';
import { openTestDatabase } from '@quarry/database/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTokenSpendingRepository } from './token-spending-repository.ts';

const LIMITS = { perConversation: 100, perStoreAndDay: 250 };
const DAY = '2026-11-21';

let record: OpenDatabase;

beforeAll(async () => {
  record = await openTestDatabase();
});
afterAll(() => record.close());
beforeEach(async () => {
  await record.db.delete(stores);
  for (const settings of DEMO_STORES.slice(0, 2)) await record.db.insert(stores).values({ id: settings.id, settings });
  for (const id of ['c1', 'c2', 'c3', 'c4']) {
    await record.db
      .insert(conversations)
      .values({ id, storeId: shop(), owner: 'visitor:a', sessionId: id, language: 'en' });
  }
});

const shop = (): string => DEMO_STORES[0]?.id ?? '';
const reserve = (conversationId: string, tokens: number, day = DAY) =>
  createTokenSpendingRepository(record.db).reserve(shop(), { conversationId, day, tokens }, LIMITS);
const correct = (conversationId: string, tokens: number) =>
  createTokenSpendingRepository(record.db).correct(shop(), { conversationId, day: DAY, tokens });
async function spent(conversationId: string) {
  const [conversation] = await record.db.select().from(conversations).where(eq(conversations.id, conversationId));
  const [today] = await record.db.select().from(tokenDays).where(eq(tokenDays.day, DAY));
  return { conversation: conversation?.tokensSpent, day: today?.tokens ?? 0 };
}

describe('what conversations cost', () => {
  it('is stored in the database, for the conversation and for the day', async () => {
    expect(await reserve('c1', 60)).toBe(true);
    await correct('c1', -20);

    expect(await spent('c1')).toEqual({ conversation: 40, day: 40 });
  });

  it("never passes a conversation's limit, and then takes nothing of the day", async () => {
    await reserve('c1', 60);

    expect(await reserve('c1', 41)).toBe(false);
    expect(await reserve('c2', 101)).toBe(false);
    expect(await spent('c1')).toEqual({ conversation: 60, day: 60 });
  });

  it("never passes the store's day, and then takes nothing of the conversation", async () => {
    for (const id of ['c1', 'c2']) await reserve(id, 100);

    expect(await reserve('c3', 51)).toBe(false);
    expect(await reserve('c3', 50)).toBe(true);
    expect(await reserve('c4', 1)).toBe(false);
    expect(await reserve('c4', 1, '2026-11-22')).toBe(true);
    expect(await spent('c4')).toEqual({ conversation: 1, day: 250 });
  });

  it('holds for turns at the same moment', async () => {
    const turns = await Promise.all(Array.from({ length: 20 }, (_, turn) => reserve(`c${(turn % 4) + 1}`, 30)));

    expect(turns.filter(Boolean)).toHaveLength(8);
    expect((await spent('c1')).day).toBe(240);
  });

  it('takes nothing of a conversation of another store', async () => {
    const other = DEMO_STORES[1]?.id ?? '';
    const asked = createTokenSpendingRepository(record.db).reserve(
      other,
      { conversationId: 'c1', day: DAY, tokens: 1 },
      LIMITS,
    );

    expect(await asked).toBe(false);
    expect(await spent('c1')).toEqual({ conversation: 0, day: 0 });
  });
});
