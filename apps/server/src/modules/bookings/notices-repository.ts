/** The only SQL about booking notices: the outbox of what somebody still has to be told about a booking. */
import { randomUUID } from 'node:crypto';
import { bookingNotices, type Database } from '@quarry/database';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { KeptBooking } from './kept-booking.ts';

export type NoticeChannel = (typeof bookingNotices.$inferSelect)['channel'];
export type NoticeEvent = (typeof bookingNotices.$inferSelect)['event'];

export interface Notice {
  id: string;
  channel: NoticeChannel;
  event: NoticeEvent;
  booking: KeptBooking;
  /** How often it was tried before. */
  attempts: number;
}

export interface NoticesRepository {
  /**
   * The notice that is due first, and nobody else's until the lease ends: a process that dies while it sends leaves it to
   * be sent again.
   */
  claim(channels: readonly NoticeChannel[], now: Date, leaseUntil: Date): Promise<Notice | undefined>;
  postpone(id: string, until: Date): Promise<void>;
  delete(id: string): Promise<void>;
}

export function createNoticesRepository(db: Database): NoticesRepository {
  return {
    async claim(channels, now, leaseUntil) {
      const first = db
        .select({ id: bookingNotices.id })
        .from(bookingNotices)
        .where(and(inArray(bookingNotices.channel, [...channels]), lte(bookingNotices.dueAt, now.toISOString())))
        .orderBy(asc(bookingNotices.dueAt))
        .limit(1)
        .for('update', { skipLocked: true });
      const [row] = await db
        .update(bookingNotices)
        .set({ dueAt: leaseUntil.toISOString(), attempts: sql`${bookingNotices.attempts} + 1` })
        .where(inArray(bookingNotices.id, first))
        .returning();
      if (!row) return undefined;
      const { id, bookingId, channel, event, booking, attempts } = row;
      const kept = { ...booking, id: bookingId, start: new Date(booking.start) };
      return { id, channel, event, booking: kept, attempts: attempts - 1 };
    },

    async postpone(id, until) {
      await db.update(bookingNotices).set({ dueAt: until.toISOString() }).where(eq(bookingNotices.id, id));
    },

    async delete(id) {
      await db.delete(bookingNotices).where(eq(bookingNotices.id, id));
    },
  };
}

/**
 * Writes down who has to be told of an event, one notice a channel. What was still to be told of the same booking is told
 * no more: a cancellation overtakes it.
 *
 * @param db the transaction that changes the booking, so that neither exists without the other.
 */
export async function addNotices(
  db: Database,
  channels: readonly NoticeChannel[],
  event: NoticeEvent,
  { id: bookingId, start, name, email, note }: KeptBooking,
  now: Date,
): Promise<void> {
  await db.delete(bookingNotices).where(eq(bookingNotices.bookingId, bookingId));
  if (channels.length === 0) return;
  const booking = { start: start.toISOString(), name, email, note };
  const dueAt = now.toISOString();
  await db
    .insert(bookingNotices)
    .values(channels.map((channel) => ({ id: randomUUID(), bookingId, channel, event, booking, dueAt })));
}
