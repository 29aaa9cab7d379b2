/** Public interface of the bookings module. */
export { createBookingSenders } from './booking-senders.ts';
export { bookingsRoutes } from './bookings-routes.ts';
export { createBookingsRepository } from './bookings-repository.ts';
export type { KeptBooking } from './kept-booking.ts';
export { type BookingsService, createBookingsService } from './bookings-service.ts';
export { createNoticesJob, type NoticeSenders, type NoticesJob } from './notices-job.ts';
export { createNoticesRepository, type NoticeChannel } from './notices-repository.ts';
export type { SendMail } from './send-mail.ts';
