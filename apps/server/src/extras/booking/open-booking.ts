/** Assembles the bookings: the table, the notices and the pages. */
import type { CoreParts, OpenExtra } from '../server-extra.ts';
import { createBookingSenders } from './booking-senders.ts';
import { createBookingsRepository } from './bookings-repository.ts';
import { bookingsRoutes } from './bookings-routes.ts';
import { createBookingsService } from './bookings-service.ts';
import { listBookings } from './list-bookings.ts';
import { createMailer } from '../../providers/mail/index.ts';
import { createNoticesJob } from './notices-job.ts';
import { createNoticesRepository, NOTICE_CHANNELS } from './notices-repository.ts';

export function openBooking({ config, db, onFailure }: CoreParts): OpenExtra {
  const { mail, staff, webhook } = config.bookings;
  const senders = createBookingSenders({
    origin: config.publicUrl ?? '',
    sendMail: mail && createMailer(mail),
    staff,
    webhook,
  });
  const notices = createNoticesJob({ notices: createNoticesRepository(db), senders, onFailure });
  const bookings = createBookingsService({
    bookings: createBookingsRepository(db),
    channels: NOTICE_CHANNELS.filter((channel) => senders[channel] !== undefined),
    onNotice: notices.wake,
  });
  return {
    routes: ({ publicOrigin, siteFolder }) => [bookingsRoutes({ bookings, publicOrigin, siteFolder })],
    jobs: [notices],
    commands: { bookings: (io) => listBookings(bookings, io) },
  };
}
