/** `quarry bookings`: lists future demo bookings. */
import type { Command } from './command.ts';

export const bookingsCommand: Command<object> = async (_options, io, { bookings }) => {
  const coming = await bookings.coming();
  if (coming.length === 0) io.err('No demo is booked.');
  for (const { start, name, email, note } of coming) {
    const moment = start.toISOString().slice(0, 16).replace('T', ' ');
    await io.out([`${moment} UTC`, name, email, note.replaceAll(/\s+/g, ' ')].join('\t').trimEnd());
  }
  return 0;
};
