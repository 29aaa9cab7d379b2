/** Demos on our own scheduling page: what is free, taking it, giving it back. Nobody gets what another has. */
import { randomBytes } from 'node:crypto';
import { type BookingRequest, DEMO_MINUTES, problem } from '@quarry/contract';
import type { BookingsRepository } from './bookings-repository.ts';
import type { KeptBooking } from './kept-booking.ts';
import type { NoticeChannel } from './notices-repository.ts';
import { offeredTimes } from './offered-times.ts';

/** So that one person cannot take the whole calendar. */
const MOST_PER_EMAIL = 3;
/** A meeting that lies so far back is forgotten; the privacy policy says so. */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

export interface BookingsService {
  /** Whether the person who books gets a mail about it. */
  writesToBooker: boolean;
  /** The earliest first. */
  freeTimes(): Promise<Date[]>;
  /** @throws `time-not-offered`, `time-taken` or `too-many-bookings`. */
  book(request: BookingRequest): Promise<KeptBooking>;
  /** @throws `booking-not-found`. */
  find(id: string): Promise<KeptBooking>;
  /** Frees its time. One that is gone already is no mistake. */
  cancel(id: string): Promise<void>;
  /** What is still to come, the earliest first. */
  coming(): Promise<KeptBooking[]>;
}

interface BookingsParts {
  bookings: BookingsRepository;
  /** Where bookings and cancellations are told; nowhere by default. */
  channels?: readonly NoticeChannel[];
  /** Called when something was put into the outbox. */
  onNotice?: () => void;
  now?: () => Date;
}

export function createBookingsService({
  bookings,
  channels = [],
  onNotice = () => {},
  now = () => new Date(),
}: BookingsParts): BookingsService {
  return {
    writesToBooker: channels.includes('booker-mail'),

    async freeTimes() {
      const taken = new Set((await bookings.takenFrom(now())).map((start) => start.getTime()));
      return offeredTimes(now()).filter((start) => !taken.has(start.getTime()));
    },

    async book({ start, name, email, note }) {
      const wanted = new Date(start);
      if (!offeredTimes(now()).some((offered) => offered.getTime() === wanted.getTime())) {
        throw problem('time-not-offered');
      }
      const address = email.toLowerCase();
      if ((await bookings.countOf(address, now())) >= MOST_PER_EMAIL) throw problem('too-many-bookings');
      const booking = { id: randomBytes(16).toString('base64url'), start: wanted, name, email: address, note };
      if (!(await bookings.add(booking, channels, now()))) throw problem('time-taken');
      onNotice();
      await bookings.forgetBefore(new Date(now().getTime() - KEPT_DAYS * DAY_MS));
      return booking;
    },

    async find(id) {
      const booking = await bookings.find(id);
      if (!booking) throw problem('booking-not-found');
      return booking;
    },

    async cancel(id) {
      await bookings.cancel(id, channels, now());
      onNotice();
    },
    coming: () => bookings.from(now()),
  };
}

export function endOf(booking: Pick<KeptBooking, 'start'>): Date {
  return new Date(booking.start.getTime() + DEMO_MINUTES * 60_000);
}
