/** Booked demos and the notifications about them. */
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** Demos booked on our scheduling page. They belong to the installation, not to a store. */
export const bookings = pgTable(
  'bookings',
  {
    /** Random: anyone who knows it may see the booking. */
    id: text('id').primaryKey(),
    startsAt: timestamp('starts_at', { withTimezone: true, mode: 'string' }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('bookings_by_time').on(table.startsAt), index('bookings_by_email').on(table.email)],
);

/** The outbox of notifications about bookings: mails and webhook calls still to be sent. */
export const bookingNotices = pgTable(
  'booking_notices',
  {
    /** Random; receivers use it to detect duplicates. */
    id: text('id').primaryKey(),
    /** No foreign key: the notice of a cancellation must outlive the booking. */
    bookingId: text('booking_id').notNull(),
    channel: text('channel').$type<'booker-mail' | 'staff-mail' | 'webhook'>().notNull(),
    event: text('event').$type<'booked' | 'cancelled'>().notNull(),
    /** A copy of the booking at the time of the event. */
    booking: jsonb('booking').$type<{ start: string; name: string; email: string; note: string }>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [index('booking_notices_by_due').on(table.dueAt), index('booking_notices_by_booking').on(table.bookingId)],
);
