/** Booking routes: JSON calls for programs, and a page with a form for people. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { bookingPageCalls, BookingRequest, endpoints, DEMO_MINUTES, PROBLEMS, ProblemError } from '@quarry/contract';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ownOrigin } from '../../plugins/own-origin.ts';
import { createBookingPages, type TypedBooking } from './booking-page.ts';
import { type BookingsService, endOf } from './bookings-service.ts';
import { bookedPath, calendarFile } from './calendar-file.ts';

interface BookingsRouteParts {
  bookings: BookingsService;
  publicOrigin?: string | undefined;
  /** Folder of the built site, whose fonts and styles the page uses. */
  siteFolder?: string | undefined;
}

const FORM_TYPE = 'application/x-www-form-urlencoded';
const FORM_MAX_BYTES = 16 * 1024;
const Params = z.object({ id: z.string().regex(/^[\w-]{22}$/) });
const FIELDS = ['start', 'name', 'email', 'note'] as const;

export function bookingsRoutes({ bookings, publicOrigin, siteFolder }: BookingsRouteParts): FastifyPluginAsyncZod {
  const pages = createBookingPages({
    fontAddress: siteFolder && siteFont(siteFolder),
    writesToBooker: bookings.writesToBooker,
  });

  const send = (reply: FastifyReply, status: number, html: string) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', pages.securityPolicy)
      .header('referrer-policy', 'same-origin')
      .send(html);

  /** A cancelled booking also gets a page, because its URL is in calendars. */
  const find = (id: string) =>
    bookings.find(id).catch((error: unknown) => {
      if (error instanceof ProblemError && error.code === 'booking-not-found') return undefined;
      throw error;
    });

  return async (app) => {
    app.addContentTypeParser(FORM_TYPE, { parseAs: 'string', bodyLimit: FORM_MAX_BYTES }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    app.route({
      ...endpoints.freeTimes,
      handler: async () => ({
        minutes: DEMO_MINUTES,
        times: (await bookings.freeTimes()).map((start) => start.toISOString()),
      }),
    });

    app.route({
      ...endpoints.book,
      handler: async (request, reply) => {
        const booking = await bookings.book(request.body);
        return reply.code(201).send({
          id: booking.id,
          start: booking.start.toISOString(),
          end: endOf(booking).toISOString(),
          calendar_url: `${bookedPath(booking.id)}/demo.ics`,
        });
      },
    });

    app.route({
      ...bookingPageCalls.times,
      handler: async (_request, reply) => send(reply, 200, pages.timesPage(await bookings.freeTimes())),
    });

    app.route({
      ...bookingPageCalls.book,
      schema: { body: z.record(z.string(), z.string()) },
      handler: async (request, reply) => {
        const wish = BookingRequest.safeParse(request.body);
        if (!wish.success) {
          const typed = { values: request.body, errors: errorsByField(wish.error) };
          return send(reply, 422, pages.timesPage(await bookings.freeTimes(), typed));
        }
        try {
          const booking = await bookings.book(wish.data);
          return await reply.redirect(bookedPath(booking.id), 303);
        } catch (error) {
          if (!(error instanceof ProblemError)) throw error;
          const typed = { values: { ...request.body, start: '' }, errors: {}, problem: error.message };
          return send(reply, PROBLEMS[error.code].status, pages.timesPage(await bookings.freeTimes(), typed));
        }
      },
    });

    app.route({
      ...bookingPageCalls.booked,
      schema: { params: Params },
      handler: async (request, reply) => {
        const booking = await find(request.params.id);
        return booking
          ? send(reply, 200, pages.bookedPage(booking))
          : send(reply, 404, pages.gonePage('This booking is no more'));
      },
    });

    app.route({
      ...bookingPageCalls.cancel,
      schema: { params: Params },
      handler: async (request, reply) => {
        await bookings.cancel(request.params.id);
        return send(reply, 200, pages.gonePage('Your booking is cancelled'));
      },
    });

    app.route({
      ...bookingPageCalls.calendarFile,
      schema: { params: Params },
      handler: async (request, reply) => {
        const booking = await bookings.find(request.params.id);
        return reply
          .type('text/calendar; charset=utf-8')
          .header('content-disposition', 'attachment; filename="demo.ics"')
          .send(calendarFile(booking, ownOrigin(request, publicOrigin), new Date()));
      },
    });
  };
}

/** Errors by field, with the contract's messages where it has any. */
function errorsByField(error: z.ZodError): TypedBooking['errors'] {
  const errors: TypedBooking['errors'] = {};
  for (const field of FIELDS) {
    const issue = error.issues.find(({ path: [name] }) => name === field);
    if (issue) errors[field] = issue.message;
  }
  return errors;
}

function siteFont(siteFolder: string): string | undefined {
  const file = readdirSync(path.join(siteFolder, 'assets')).find((name) =>
    /^hanken-grotesk-latin-[\w-]{8}\.woff2$/.test(name),
  );
  return file && `/assets/${file}`;
}
