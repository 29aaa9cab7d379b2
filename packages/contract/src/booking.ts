/** Demo bookings on our own scheduling page: listing free times and booking one. */
import { z } from 'zod';

/** A demo reserves half an hour; the call itself is often shorter. */
export const DEMO_MINUTES = 30;

export const FreeTimes = z.object({
  minutes: z.number().int().meta({ description: 'How long a demo takes.' }),
  times: z.array(z.iso.datetime()).meta({ description: 'Beginnings of the free times, in UTC, the earliest first.' }),
});
export type FreeTimes = z.infer<typeof FreeTimes>;

export const BookingRequest = z.object({
  start: z.iso.datetime({ offset: true, error: 'Pick a time.' }).meta({ description: 'One of the free times.' }),
  name: z.string().trim().min(1, 'Tell us your name.').max(200, 'A name has at most 200 characters.'),
  email: z
    .email('This is not an e-mail address.')
    .max(254, 'An e-mail address has at most 254 characters.')
    .meta({ description: 'Where the invitation would go.' }),
  note: z.string().trim().max(1000, 'A note has at most 1000 characters.').default(''),
});
export type BookingRequest = z.infer<typeof BookingRequest>;

export const Booking = z.object({
  id: z.string().meta({ description: 'Hard to guess: who has it may read the booking.' }),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  calendar_url: z.string().meta({ description: 'The meeting as an iCalendar file.' }),
});
export type Booking = z.infer<typeof Booking>;
