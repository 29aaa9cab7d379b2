/** `quarry bookings`: lists future demo bookings. */
import type { CommandIo } from '../../commands/command-io.ts';
import type { BookingsService } from './bookings-service.ts';

export async function listBookings(bookings: Pick<BookingsService, 'coming'>, io: CommandIo): Promise<0> {
  const coming = await bookings.coming();
  if (coming.length === 0) io.err('No demo is booked.');
  for (const { start, name, email, note } of coming) {
    const moment = start.toISOString().slice(0, 16).replace('T', ' ');
    await io.out([`${moment} UTC`, name, email, note.replaceAll(/\s+/g, ' ')].join('\t').trimEnd());
  }
  return 0;
}
