/** All SQL on the data of one person: where they are, reading them, and erasing them. */
import { randomUUID } from 'node:crypto';
import type { PersonCounts, PersonData } from '@quarry/contract';
import {
  auditEntries,
  bookingNotices,
  bookings,
  conversations,
  customers,
  type Database,
  events,
  experimentLists,
  experimentVisits,
  feedback,
  idempotencyKeys,
  messages,
  orders,
} from '@quarry/database';
import { and, asc, eq, inArray, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { markStale, sumAfterErasure } from '../analytics/index.ts';
import { emailPattern, phoneEnd, phonePattern, type SearchedIds } from './person-ids.ts';

/** Which rows belong to the person. */
export interface PersonRows {
  ids: SearchedIds;
  customers: string[];
  orders: string[];
  conversations: string[];
  messages: string[];
  bookings: string[];
}

/** Tables with personal data of shoppers; their files are rewritten after an erasure. */
export const PERSONAL_TABLES = [
  'audit_entries',
  'booking_notices',
  'bookings',
  'conversations',
  'customers',
  'events',
  'experiment_lists',
  'experiment_visits',
  'feedback',
  'idempotency_keys',
  'messages',
  'orders',
  'query_days',
  'query_hours',
  'replies',
  'search_hours',
] as const;

/** A disjunction without parts would be true for every row. */
const NOTHING = sql`false`;

export type PersonRepository = ReturnType<typeof createPersonRepository>;

export function createPersonRepository(db: Database) {
  return {
    /** @param withBookings also the bookings of the installation, which belong to no store. */
    find: (storeId: string, ids: SearchedIds, withBookings: boolean, tx: Database = db) =>
      findRows(tx, storeId, ids, withBookings),

    async read(storeId: string, rows: PersonRows): Promise<PersonData> {
      return {
        customers: await db
          .select({ id: customers.id, name: customers.name, email: customers.email, phone: customers.phone })
          .from(customers)
          .where(and(eq(customers.storeId, storeId), inArray(customers.id, rows.customers))),
        orders: (await ordersOf(db, storeId, rows)).map(({ order }) => order),
        conversations: await readConversations(db, rows),
        events: await readEvents(db, storeId, rows),
        bookings: await readBookings(db, rows),
      };
    },

    count: (storeId: string, rows: PersonRows, tx: Database = db) => countRows(tx, storeId, rows),

    /** Runs the erasure in one transaction with what `within` writes. */
    async erase(
      storeId: string,
      ids: SearchedIds,
      withBookings: boolean,
      within: (tx: Database, counts: PersonCounts) => Promise<void>,
    ): Promise<PersonCounts> {
      return db.transaction(async (transaction) => {
        const tx: Database = transaction;
        const rows = await findRows(tx, storeId, ids, withBookings);
        const counts = await countRows(tx, storeId, rows);
        await eraseRows(tx, storeId, rows);
        await within(tx, counts);
        return counts;
      });
    },
  };
}

async function findRows(tx: Database, storeId: string, ids: SearchedIds, withBookings: boolean): Promise<PersonRows> {
  const people = await tx
    .select()
    .from(customers)
    .where(
      and(
        eq(customers.storeId, storeId),
        or(...matches(customers.email, ids), ...phones(customers.phone, ids), NOTHING),
      ),
    );
  // A person given by e-mail is also found where only the phone number of the same customer was written.
  const all: SearchedIds = {
    ...ids,
    emails: [...new Set([...ids.emails, ...people.map(({ email }) => email.toLowerCase()).filter(Boolean)])],
    phoneEnds: [...new Set([...ids.phoneEnds, ...people.flatMap(({ phone }) => phoneEnd(phone))])],
  };
  const customerIds = people.map(({ id }) => id);
  const placed = await tx
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.storeId, storeId), inArray(orders.customerId, customerIds)));
  const numbers = placed.map(({ number }) => number);
  const chats = await findConversations(tx, storeId, all, numbers);
  const chatIds = chats.map(({ id }) => id);
  const said = await tx.select({ id: messages.id }).from(messages).where(inArray(messages.conversationId, chatIds));
  return {
    ids: { ...all, sessions: [...new Set([...all.sessions, ...chats.map(({ sessionId }) => sessionId)])] },
    customers: customerIds,
    orders: numbers,
    conversations: chatIds,
    messages: said.map(({ id }) => id),
    bookings: withBookings ? await findBookings(tx, all) : [],
  };
}

/** Those that name the person or show an order of theirs, and all others of the same browsers. */
async function findConversations(tx: Database, storeId: string, ids: SearchedIds, numbers: readonly string[]) {
  const ofConversation = sql`messages.conversation_id = conversations.id`;
  const named = [...texts(messages.text, ids), ...(numbers.length > 0 ? [showsOneOf(numbers)] : [])];
  const noted = texts(feedback.value, ids);
  const direct = await tx
    .select({ id: conversations.id, owner: conversations.owner, sessionId: conversations.sessionId })
    .from(conversations)
    .where(
      and(
        eq(conversations.storeId, storeId),
        or(
          inArray(conversations.owner, ids.owners),
          inArray(conversations.sessionId, ids.sessions),
          named.length > 0
            ? sql`exists (select 1 from messages where ${ofConversation} and (${or(...named)}))`
            : undefined,
          noted.length > 0
            ? sql`exists (select 1 from feedback where feedback.conversation_id = conversations.id and (${or(...noted)}))`
            : undefined,
        ),
      ),
    );
  // An account of the staff chats for many people; a browser of a visitor belongs to one.
  const browsers = [...new Set(direct.map(({ owner }) => owner).filter((owner) => owner.startsWith('visitor:')))];
  const others = await tx
    .select({ id: conversations.id, owner: conversations.owner, sessionId: conversations.sessionId })
    .from(conversations)
    .where(and(eq(conversations.storeId, storeId), inArray(conversations.owner, browsers)));
  return [...new Map([...direct, ...others].map((chat) => [chat.id, chat])).values()];
}

async function findBookings(tx: Database, ids: SearchedIds): Promise<string[]> {
  const booked = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(or(...matches(bookings.email, ids), ...texts(bookings.note, ids), NOTHING));
  const noticed = await tx
    .select({ id: bookingNotices.bookingId })
    .from(bookingNotices)
    .where(or(...texts(sql`${bookingNotices.booking}::text`, ids), NOTHING));
  return [...new Set([...booked, ...noticed].map(({ id }) => id))];
}

async function countRows(tx: Database, storeId: string, rows: PersonRows): Promise<PersonCounts> {
  return {
    customers: rows.customers.length,
    orders: rows.orders.length,
    conversations: rows.conversations.length,
    messages: rows.messages.length,
    feedback: await tx.$count(feedback, inArray(feedback.conversationId, rows.conversations)),
    events: await tx.$count(events, ofSessions(storeId, rows)),
    bookings: rows.bookings.length,
  };
}

async function eraseRows(tx: Database, storeId: string, rows: PersonRows): Promise<void> {
  // Replies that are kept for repeated calls may show the person's orders or messages.
  await tx
    .delete(idempotencyKeys)
    .where(
      or(
        inArray(sql`${idempotencyKeys.body} ->> 'order_number'`, rows.orders),
        inArray(sql`${idempotencyKeys.body} ->> 'id'`, [...rows.messages, ...rows.conversations]),
        ...texts(sql`${idempotencyKeys.body}::text`, { ...rows.ids, phoneEnds: [] }),
      ),
    );
  await tx
    .update(auditEntries)
    .set({ before: null, after: null })
    .where(
      and(
        eq(auditEntries.storeId, storeId),
        eq(auditEntries.resource, 'orders'),
        inArray(auditEntries.resourceId, rows.orders),
      ),
    );
  await tx
    .update(orders)
    .set({
      customerId: `erased:${randomUUID()}`,
      order: sql`jsonb_set(${orders.order}, '{tracking_number}', 'null')`,
    })
    .where(and(eq(orders.storeId, storeId), inArray(orders.number, rows.orders)));
  await tx.delete(customers).where(and(eq(customers.storeId, storeId), inArray(customers.id, rows.customers)));
  const erased = tx.select({ id: events.id }).from(events).where(ofSessions(storeId, rows));
  await markStale(tx, storeId, sql`${erased}`);
  await tx.delete(events).where(ofSessions(storeId, rows));
  for (const table of [experimentVisits, experimentLists])
    await tx.delete(table).where(and(eq(table.storeId, storeId), inArray(table.sessionId, rows.ids.sessions)));
  // The sums of events name queries.
  await sumAfterErasure(tx, storeId, new Date());
  // Messages and feedback go with their conversation.
  await tx.delete(conversations).where(inArray(conversations.id, rows.conversations));
  await tx.delete(bookings).where(inArray(bookings.id, rows.bookings));
  await tx.delete(bookingNotices).where(inArray(bookingNotices.bookingId, rows.bookings));
}

function ordersOf(tx: Database, storeId: string, rows: PersonRows) {
  return tx
    .select({ order: orders.order })
    .from(orders)
    .where(and(eq(orders.storeId, storeId), inArray(orders.number, rows.orders)))
    .orderBy(asc(orders.orderedAt), asc(orders.number));
}

async function readConversations(tx: Database, rows: PersonRows): Promise<PersonData['conversations']> {
  const chats = await tx
    .select()
    .from(conversations)
    .where(inArray(conversations.id, rows.conversations))
    .orderBy(asc(conversations.createdAt));
  const said = await tx
    .select()
    .from(messages)
    .where(inArray(messages.conversationId, rows.conversations))
    .orderBy(asc(messages.position));
  const opinions = await tx.select().from(feedback).where(inArray(feedback.conversationId, rows.conversations));
  const saidIn = byConversation(said);
  const opinionsIn = byConversation(opinions);
  return chats.map(({ id, createdAt, updatedAt, language }) => ({
    id,
    created_at: iso(createdAt),
    updated_at: iso(updatedAt),
    language,
    messages: (saidIn.get(id) ?? []).map(({ createdAt: at, role, text }) => ({ at: iso(at), role, text })),
    feedback: (opinionsIn.get(id) ?? []).map(({ updatedAt: at, kind, value }) => ({ at: iso(at), kind, value })),
  }));
}

function byConversation<Row extends { conversationId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const grouped = new Map<string, Row[]>();
  for (const row of rows) {
    const list = grouped.get(row.conversationId);
    if (list) list.push(row);
    else grouped.set(row.conversationId, [row]);
  }
  return grouped;
}

async function readEvents(tx: Database, storeId: string, rows: PersonRows): Promise<PersonData['events']> {
  const found = await tx.select().from(events).where(ofSessions(storeId, rows)).orderBy(asc(events.at));
  return found.map(({ at, type, productId, query, value }) => ({
    at: iso(at),
    type,
    product_id: productId,
    query,
    value,
  }));
}

async function readBookings(tx: Database, rows: PersonRows): Promise<PersonData['bookings']> {
  const found = await tx
    .select()
    .from(bookings)
    .where(inArray(bookings.id, rows.bookings))
    .orderBy(asc(bookings.startsAt));
  return found.map(({ startsAt, name, email, note, createdAt }) => ({
    start: iso(startsAt),
    name,
    email,
    note,
    created_at: iso(createdAt),
  }));
}

function ofSessions(storeId: string, { ids }: PersonRows): SQL | undefined {
  return and(eq(events.storeId, storeId), inArray(events.sessionId, ids.sessions));
}

/** The whole value is one of the e-mail addresses. */
function matches(column: SQLWrapper, { emails }: SearchedIds): SQL[] {
  return emails.length > 0 ? [inArray(sql`lower(${column})`, emails)] : [];
}

/** The text contains one of the e-mail addresses or phone numbers. */
function texts(column: SQLWrapper, ids: SearchedIds): SQL[] {
  return [...ids.emails.map((email) => sql`${column} ~* ${emailPattern(email)}`), ...phones(column, ids)];
}

/** The text has the phone number, in digits of any of our languages' scripts. */
function phones(column: SQLWrapper, { phoneEnds }: SearchedIds): SQL[] {
  const latin = sql`translate(${column}, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789')`;
  return phoneEnds.map((end) => sql`${latin} ~ ${phonePattern(end)}`);
}

function showsOneOf(numbers: readonly string[]): SQL {
  return sql`exists (select 1 from jsonb_array_elements_text(coalesce(messages.shown -> 'orders', '[]'::jsonb)) as shown_order where ${inArray(sql`shown_order`, [...numbers])})`;
}

/** The two databases format times differently. */
function iso(time: string): string {
  return new Date(time).toISOString();
}
