/** Export, erasure and retention against a whole server with its data folder. */
import fs from 'node:fs';
import path from 'node:path';
import type { ErasedPerson, ExportedPerson, PeopleDataLine } from '@quarry/contract';
import { bookingNotices, bookings, conversations, customers, events, feedback, messages } from '@quarry/database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiServer, openApiServer } from '../../api-v1/testing/open-api-server.ts';
import { tokenHash } from '../auth/index.ts';

const EMAIL = 'lali.erasable@person.example';
const PHONE = '+995 577 31 41 59';
const NAME = 'Lali Erasable';
const TRACKING = 'ERASABLE-TRACK-1';
const TOKEN = 'a-browser-token-of-lali';
/** What must be nowhere after the erasure. */
const MARKS = [EMAIL, '577 31 41 59', '577314159', NAME, TRACKING, 'my erasable words', 'erasable comment'];

let server: ApiServer;
let owner: string;
let support: string;
let administrator: string;

beforeAll(async () => {
  server = await openApiServer();
  owner = await server.account('owner', { role: 'owner' });
  support = await server.account('support', { role: 'support' });
  administrator = await server.account('administrator', { isAdmin: true });
});
afterAll(() => server.close());

async function hasChatted(facts: { owner: string; session: string; store?: string; words: string; orders?: string[] }) {
  const { db } = server.services.record;
  const [row] = await db
    .insert(conversations)
    .values({
      id: facts.session,
      storeId: facts.store ?? 'north',
      owner: facts.owner,
      sessionId: facts.session,
      language: 'en',
      memory: { said: facts.words },
    })
    .returning({ id: conversations.id });
  const conversationId = row?.id ?? '';
  await db.insert(messages).values([
    { id: `${facts.session}-1`, conversationId, role: 'shopper', text: facts.words },
    {
      id: `${facts.session}-2`,
      conversationId,
      role: 'assistant',
      text: 'Here it is.',
      shown: { orders: facts.orders ?? [] },
      trace: { calls: [{ tool: 'orders', input: { words: facts.words } }] },
    },
  ]);
  await db.insert(feedback).values({ conversationId, kind: 'comment', value: `erasable comment of ${facts.session}` });
  await db.insert(events).values({
    storeId: facts.store ?? 'north',
    id: `event-${facts.session}`,
    sessionId: facts.session,
    type: 'search',
    query: 'my erasable words',
    at: new Date().toISOString(),
  });
}

async function hasOrdered(number: string, customer: { id?: string; name: string; email: string; phone?: string }) {
  await server.call({
    session: owner,
    method: 'PUT',
    url: `/api/v1/stores/north/orders/${number}`,
    headers: { 'idempotency-key': `order-${number}` },
    body: { order_date: '2026-11-01', tracking_number: TRACKING, customer },
  });
}

/** Puts a person with data of every kind into the store, and somebody else beside. */
async function addPeople() {
  const { db } = server.services.record;
  await hasOrdered('N-1', { name: NAME, email: EMAIL, phone: PHONE });
  await hasChatted({ owner: `visitor:${tokenHash(TOKEN)}`, session: 'chat-token', words: 'my erasable words' });
  await hasChatted({
    owner: 'visitor:second',
    session: 'chat-email',
    words: `I am ${EMAIL.toUpperCase()}, my erasable words`,
  });
  await hasChatted({ owner: 'visitor:second', session: 'chat-same-browser', words: 'my erasable words again' });
  await hasChatted({ owner: 'visitor:third', session: 'chat-phone', words: 'ring ٥٧٧٣١٤١٥٩, my erasable words' });
  await hasChatted({ owner: 'account:staff', session: 'chat-order', words: 'my erasable words', orders: ['N-1'] });
  await hasOrdered('N-2', { name: 'Other Person', email: `other${EMAIL.replace('erasable', 'kept')}` });
  await hasChatted({ owner: 'visitor:other', session: 'chat-other', words: 'I am xlali.kept@person.example' });
  const booking = { start: '2026-12-01T10:00:00.000Z', name: NAME, email: EMAIL, note: 'my erasable words' };
  await db
    .insert(bookings)
    .values({ id: 'booking', startsAt: booking.start, name: NAME, email: EMAIL, note: booking.note });
  await db
    .insert(bookingNotices)
    .values({ id: 'notice', bookingId: 'booking', channel: 'staff-mail', event: 'booked', booking });
  // So that statistics and files have the rows.
  await server.services.record.maintain();
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names the reply that a test expects
const ask = <Reply>(session: string, action: 'export' | 'erase', body: object, key?: string) =>
  server
    .call({
      session,
      method: 'POST',
      url: `/api/v1/stores/north/people-data/${action}`,
      body,
      ...(key && { headers: { 'idempotency-key': key } }),
    })
    .then((reply) => ({ status: reply.statusCode, body: reply.json<Reply>() }));

/** Tables and files that contain a mark, with the mark. */
async function placesOf(marks: readonly string[]): Promise<string[]> {
  const { db } = server.services.record;
  const places: string[] = [];
  // The statistics of a PostgreSQL server are its own; those of the embedded database lie in our folder.
  const schemas = server.services.record.engine === 'pglite' ? sql`'public', 'pg_catalog'` : sql`'public'`;
  const tables = await db.execute(
    sql`select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname in (${schemas})`,
  );
  for (const { name } of (tables as { rows: { name: string }[] }).rows) {
    const rows = await db
      .execute(sql`select row_to_json(t)::text as row from ${sql.identifier(name)} t`)
      .catch(() => ({ rows: [] }));
    const text = (rows as { rows: { row: string }[] }).rows.map(({ row }) => row).join('\n');
    places.push(...marks.filter((mark) => text.includes(mark)).map((mark) => `table ${name}: ${mark}`));
  }
  for (const entry of fs.readdirSync(server.dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const bytes = fs.readFileSync(file);
    places.push(...marks.filter((mark) => bytes.includes(mark)).map((mark) => `file ${file}: ${mark}`));
  }
  return places;
}

describe("a person's data", () => {
  it('is exported by e-mail with everything that the same customer and browser left, and logged without the person', async () => {
    await addPeople();
    const { status, body } = await ask<ExportedPerson>(support, 'export', { email: EMAIL }, 'export-1');

    expect(status).toBe(200);
    expect(body.counts).toEqual({
      customers: 1,
      orders: 1,
      conversations: 4,
      messages: 8,
      feedback: 4,
      events: 4,
      bookings: 0,
    });
    expect(body.data?.conversations.map(({ id }) => id).toSorted()).toEqual([
      'chat-email',
      'chat-order',
      'chat-phone',
      'chat-same-browser',
    ]);
    expect(body.data?.customers).toMatchObject([{ name: NAME, email: EMAIL }]);

    const again = await ask<ExportedPerson>(support, 'export', { email: EMAIL }, 'export-1');
    expect([again.status, again.body.data]).toEqual([200, null]);
    expect(await placesOf(['chat-order"'])).not.toContain(expect.stringContaining('idempotency_keys'));
  });

  it('is found by a visitor id, which finds nobody else, and by nothing in another store', async () => {
    const mine = await ask<ExportedPerson>(support, 'export', { visitor_id: TOKEN });
    expect(mine.body.data?.conversations.map(({ id }) => id)).toEqual(['chat-token']);
    expect(mine.body.counts.customers).toBe(0);

    const elsewhere = await server.call({
      session: administrator,
      method: 'POST',
      url: '/api/v1/stores/south/people-data/export',
      body: { email: EMAIL },
    });
    expect(elsewhere.json<ExportedPerson>().counts).toMatchObject({ customers: 0, conversations: 0, bookings: 1 });
  });

  it('needs an id that identifies', async () => {
    const refused = [{}, { phone: '12 34' }, { email: 'nobody' }, { visitor_id: 'x' }];
    for (const body of refused) expect((await ask(support, 'erase', body)).status).toBe(400);
  });

  it('is erased from every table and every file of the data folder, and the log proves it', async () => {
    expect(await placesOf(MARKS)).not.toEqual([]);

    const erased = await ask<ErasedPerson>(administrator, 'erase', { email: EMAIL, visitor_id: TOKEN }, 'erase-1');
    expect(erased.body.counts).toMatchObject({ customers: 1, orders: 1, conversations: 5, bookings: 1 });

    const other = await server.services.record.db.select({ id: conversations.id }).from(conversations);
    expect(other).toEqual([{ id: 'chat-other' }]);
    expect(await server.services.record.db.$count(customers)).toBe(1);
    const order = await server.call({ session: owner, url: '/api/v1/stores/north/orders/N-1' });
    expect(order.json()).toMatchObject({ order_number: 'N-1', tracking_number: null, customer: null });

    // What is left of the words belongs to the other person.
    const theirs = ['my erasable words', 'erasable comment', TRACKING];
    expect(await placesOf(MARKS.filter((mark) => !theirs.includes(mark)))).toEqual([]);
    const last = await ask<ErasedPerson>(administrator, 'erase', { email: 'xlali.kept@person.example' });
    expect(last.body.counts).toMatchObject({ conversations: 1, customers: 0 });
    await ask(administrator, 'erase', { email: `other${EMAIL.replace('erasable', 'kept')}` });
    expect(await placesOf([...MARKS, 'xlali.kept'])).toEqual([]);

    const log = await server.call({ session: support, url: '/api/v1/stores/north/people-data/log' });
    const lines = log.json<{ items: PeopleDataLine[] }>().items;
    expect(lines.map(({ action }) => action)).toEqual(['erased', 'erased', 'erased', 'exported', 'exported']);
    expect(lines[2]).toMatchObject({ asked_by: ['email', 'visitor_id'], counts: { conversations: 5 } });
  });

  it('is deleted after the days that the settings name, by class', async () => {
    await hasChatted({ owner: 'visitor:late', session: 'chat-late', words: 'old words' });
    await hasChatted({ owner: 'visitor:new', session: 'chat-new', words: 'new words' });
    await hasOrdered('OLD-1', { name: 'Old', email: 'old@person.example' });
    const { db } = server.services.record;
    await db.execute(sql`update conversations set updated_at = now() - interval '40 days' where id = 'chat-late'`);
    await db.execute(sql`update events set at = now() - interval '40 days' where id = 'event-chat-late'`);
    await db.execute(sql`update orders set ordered_at = now() - interval '40 days' where number = 'OLD-1'`);
    const set = await server.call({
      session: owner,
      method: 'PATCH',
      url: '/api/v1/stores/north/settings',
      body: { retention: { conversations: 30, events: 30, orders: 30 } },
    });
    expect(set.statusCode).toBe(200);

    await server.services.retentionJob.run();

    expect(await db.select({ id: conversations.id }).from(conversations)).toEqual([{ id: 'chat-new' }]);
    expect(await db.select({ id: events.id }).from(events)).toEqual([{ id: 'event-chat-new' }]);
    const log = await server.call({ session: support, url: '/api/v1/stores/north/people-data/log?limit=1' });
    expect(log.json()).toMatchObject({
      items: [{ actor: '', action: 'expired', counts: { conversations: 1, events: 1, orders: 1 } }],
    });
  });
});
