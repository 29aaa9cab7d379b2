/** Demo bookings: free times, booking, cancelling. A time can be booked once. */
import { randomBytes } from 'node:crypto';
import { type BookingRequest, DEMO_MINUTES, problem } from '@quarry/contract';
import type { BookingsRepository } from './bookings-repository.ts';
import type { KeptBooking } from './kept-booking.ts';
import type { NoticeChannel } from './notices-repository.ts';
import { offeredTimes } from './offered-times.ts';

/** Prevents one person from booking the whole calendar. */
const MAX_PER_EMAIL = 3;
/** Days after which a past booking is deleted, as the privacy policy says. */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

export interface BookingsService {
  /** Whether the person who books gets a mail. */
  writesToBooker: boolean;
  /** Earliest first. */
  freeTimes(): Promise<Date[]>;
  /** @throws `time-not-offered`, `time-taken` or `too-many-bookings`. */
  book(request: BookingRequest): Promise<KeptBooking>;
  /** @throws `booking-not-found`. */
  find(id: string): Promise<KeptBooking>;
  /** Frees its time. Does nothing when it does not exist. */
  cancel(id: string): Promise<void>;
  /** Future bookings, earliest first. */
  coming(): Promise<KeptBooking[]>;
}

interface BookingsParts {
  bookings: BookingsRepository;
  /** Notification channels; default: none. */
  channels?: readonly NoticeChannel[];
  /** Called when a notice was added to the outbox. */
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
      if ((await bookings.countOf(address, now())) >= MAX_PER_EMAIL) throw problem('too-many-bookings');
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
