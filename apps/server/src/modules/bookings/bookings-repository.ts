/** The only SQL about bookings. */
import { bookings, type Database } from '@quarry/database';
import { and, asc, count, eq, gte, lt } from 'drizzle-orm';

export interface KeptBooking {
  id: string;
  start: Date;
  name: string;
  /** As it was typed, in lower case. */
  email: string;
  note: string;
}

export interface BookingsRepository {
  /** Beginnings of what is booked from a moment on. */
  takenFrom(moment: Date): Promise<Date[]>;
  /** Everything that is booked from a moment on, the earliest first. */
  from(moment: Date): Promise<KeptBooking[]>;
  countOf(email: string, from: Date): Promise<number>;
  /** @returns false when somebody else has that time: two calls at once cannot both have it. */
  add(booking: KeptBooking): Promise<boolean>;
  find(id: string): Promise<KeptBooking | undefined>;
  delete(id: string): Promise<void>;
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

    async add({ id, start, name, email, note }) {
      const added = await db
        .insert(bookings)
        .values({ id, startsAt: start.toISOString(), name, email, note })
        .onConflictDoNothing({ target: bookings.startsAt })
        .returning({ id: bookings.id });
      return added.length > 0;
    },

    async find(id) {
      const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
      return row && kept(row);
    },

    async delete(id) {
      await db.delete(bookings).where(eq(bookings.id, id));
    },

    async forgetBefore(moment) {
      await db.delete(bookings).where(lt(bookings.startsAt, moment.toISOString()));
    },
  };
}

function kept({ id, startsAt, name, email, note }: typeof bookings.$inferSelect): KeptBooking {
  return { id, start: new Date(startsAt), name, email, note };
}
