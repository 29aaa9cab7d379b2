/** All SQL on bookings. */
import { bookingNotices, bookings, type Database } from '@quarry/database';
import { and, asc, count, eq, gte, lt } from 'drizzle-orm';
import type { KeptBooking } from './kept-booking.ts';
import { addNotices, type NoticeChannel } from './notices-repository.ts';

export interface BookingsRepository {
  /** Start times of bookings from a time on. */
  takenFrom(moment: Date): Promise<Date[]>;
  /** Bookings from a time on, earliest first. */
  from(moment: Date): Promise<KeptBooking[]>;
  countOf(email: string, from: Date): Promise<number>;
  /**
   * Stores the booking and a notice per channel in one transaction.
   * @returns false when the time is taken; safe for concurrent calls.
   */
  add(booking: KeptBooking, channels: readonly NoticeChannel[], now: Date): Promise<boolean>;
  find(id: string): Promise<KeptBooking | undefined>;
  /** Deletes the booking and adds notices of it; does nothing when it does not exist. */
  cancel(id: string, channels: readonly NoticeChannel[], now: Date): Promise<void>;
  forgetBefore(moment: Date): Promise<void>;
}

export function createBookingsRepository(db: Database): BookingsRepository {
  return {
    async takenFrom(moment) {
      const rows = await db
        .select({ startsAt: bookings.startsAt })
        .from(bookings)
        .where(gte(bookings.startsAt, moment.toISOString()));
      return rows.map(({ startsAt }) => new Date(startsAt));
    },

    async from(moment) {
      const rows = await db
        .select()
        .from(bookings)
        .where(gte(bookings.startsAt, moment.toISOString()))
        .orderBy(asc(bookings.startsAt));
      return rows.map(kept);
    },

    async countOf(email, from) {
      const [row] = await db
        .select({ count: count() })
        .from(bookings)
        .where(and(eq(bookings.email, email), gte(bookings.startsAt, from.toISOString())));
      return row?.count ?? 0;
    },

    async add(booking, channels, now) {
      const { id, start, name, email, note } = booking;
      return db.transaction(async (tx) => {
        const added = await tx
          .insert(bookings)
          .values({ id, startsAt: start.toISOString(), name, email, note })
          .onConflictDoNothing({ target: bookings.startsAt })
          .returning({ id: bookings.id });
        if (added.length === 0) return false;
        await addNotices(tx, channels, 'booked', booking, now);
        return true;
      });
    },

    async find(id) {
      const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
      return row && kept(row);
    },

    async cancel(id, channels, now) {
      await db.transaction(async (tx) => {
        const [row] = await tx.delete(bookings).where(eq(bookings.id, id)).returning();
        // A past booking is deleted without notices.
        if (row && new Date(row.startsAt) > now) {
          await addNotices(tx, channels, 'cancelled', kept(row), now);
        }
      });
    },

    async forgetBefore(moment) {
      await db.delete(bookings).where(lt(bookings.startsAt, moment.toISOString()));
      await db.delete(bookingNotices).where(lt(bookingNotices.createdAt, moment.toISOString()));
    },
  };
}

function kept({ id, startsAt, name, email, note }: typeof bookings.$inferSelect): KeptBooking {
  return { id, start: new Date(startsAt), name, email, note };
}
