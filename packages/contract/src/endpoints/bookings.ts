/** The calls that list free times and book a demo, and the pages that do it without JavaScript. */
import { Booking, BookingRequest, FreeTimes } from '../booking.ts';
import { perHour, perMinute } from '../call-limit.ts';
import { type Endpoint, type LimitedCall, problems } from './endpoint.ts';

const FREE_TIMES_LIMIT = perMinute('free-times', 120);
const BOOKED_LIMIT = perMinute('booked', 120);
/** A booking takes a time slot, so few are allowed; invalid requests count too. */
const BOOKING_LIMIT = perHour('bookings', 20);

export const bookingCalls = {
  freeTimes: {
    method: 'GET',
    url: '/api/bookings/times',
    limit: FREE_TIMES_LIMIT,
    schema: {
      tags: ['Bookings'],
      summary: 'Times at which a demo can be booked',
      response: { 200: FreeTimes, ...problems },
    },
  },
  book: {
    method: 'POST',
    url: '/api/bookings',
    limit: BOOKING_LIMIT,
    schema: {
      tags: ['Bookings'],
      summary: 'Book a demo at one of the free times',
      body: BookingRequest,
      response: { 201: Booking, ...problems },
    },
  },
} as const satisfies Record<string, Endpoint>;

/** The calls of the scheduling page, which works without JavaScript. Not part of the API documentation. */
export const bookingPageCalls = {
  times: { method: 'GET', url: '/booking/30min', limit: FREE_TIMES_LIMIT },
  book: { method: 'POST', url: '/booking/30min/book', limit: BOOKING_LIMIT },
  booked: { method: 'GET', url: '/booking/30min/booked/:id', limit: BOOKED_LIMIT },
  cancel: { method: 'POST', url: '/booking/30min/booked/:id/cancel', limit: BOOKED_LIMIT },
  calendarFile: { method: 'GET', url: '/booking/30min/booked/:id/demo.ics', limit: BOOKED_LIMIT },
} as const satisfies Record<string, LimitedCall>;
