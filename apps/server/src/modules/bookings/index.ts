/** The bookings module's front door. */
export { bookingsRoutes } from './bookings-routes.ts';
export { createBookingsRepository, type KeptBooking } from './bookings-repository.ts';
export { type BookingsService, createBookingsService } from './bookings-service.ts';
