/** All SQL on booking notices, the outbox of mails and webhook calls. */
import { randomUUID } from 'node:crypto';
import { bookingNotices, type Database } from '@quarry/database';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { KeptBooking } from './kept-booking.ts';

export type NoticeChannel = (typeof bookingNotices.$inferSelect)['channel'];
export const NOTICE_CHANNELS: readonly NoticeChannel[] = ['booker-mail', 'staff-mail', 'webhook'];
export type NoticeEvent = (typeof bookingNotices.$inferSelect)['event'];

export interface Notice {
  id: string;
  channel: NoticeChannel;
  event: NoticeEvent;
  booking: KeptBooking;
  /** Number of earlier attempts. */
  attempts: number;
}

export interface NoticesRepository {
  /**
   * The first due notice, reserved until the lease ends: if the process dies while sending, the notice is sent again.
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
 * Adds one notice per channel for an event and removes unsent notices of the same booking: a cancellation supersedes
 * them.
 *
 * @param db the transaction that changes the booking, so that both are stored or neither.
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
