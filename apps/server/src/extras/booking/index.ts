/** The extra "booking": demos that visitors book, and the notices about them. */
import type { ServerExtra } from '../server-extra.ts';

export const booking: ServerExtra = {
  name: 'booking',
  commands: { bookings: 'list the demos that are booked' },
  open: async (core) => (await import('./open-booking.ts')).openBooking(core),
};
