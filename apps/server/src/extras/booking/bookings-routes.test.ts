import { type Booking, type FreeTimes, problem } from '@quarry/contract';
import { openTestDatabase } from '@quarry/database/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHttp } from '../../http.ts';
import { createBookingPages } from './booking-page.ts';
import { createBookingsRepository } from './bookings-repository.ts';
import { bookingsRoutes } from './bookings-routes.ts';
import { createBookingsService } from './bookings-service.ts';

/** A Sunday morning: Monday is the first day with times. */
const SUNDAY = new Date('2026-11-22T07:00:00Z');
const MONDAY_NINE = '2026-11-23T09:00:00.000Z';

let record: Awaited<ReturnType<typeof openTestDatabase>>;
let app: FastifyInstance;
let now = SUNDAY;

beforeAll(async () => {
  record = await openTestDatabase();
  const bookings = createBookingsService({ bookings: createBookingsRepository(record.db), now: () => now });
  app = await createHttp({
    routes: [bookingsRoutes({ bookings, publicOrigin: 'https://quarry.example' })],
    isReady: async () => true,
    logLevel: 'silent',
  });
});
afterAll(async () => {
  await app.close();
  await record.close();
});

let visitors = 0;
beforeEach(() => {
  now = SUNDAY;
  visitors += 1;
});

const aBooking = (fields: Record<string, string> = {}) => ({
  start: MONDAY_NINE,
  name: 'Visitor',
  email: `visitor-${visitors}@example.com`,
  ...fields,
});

async function freeTimes(): Promise<string[]> {
  const { times } = (await app.inject('/api/bookings/times')).json<FreeTimes>();
  return times;
}

const book = (fields: Record<string, string>) =>
  app.inject({ method: 'POST', url: '/api/bookings', payload: aBooking(fields) });

const send = (fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/booking/30min/book',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(aBooking(fields)).toString(),
  });

describe('the times that are offered', () => {
  it('are half hours in office hours on weekdays, two weeks ahead', async () => {
    const times = await freeTimes();

    expect(times[0]).toBe('2026-11-23T08:00:00.000Z');
    expect(times.at(-1)).toBe('2026-12-04T15:30:00.000Z');
    expect(times).toHaveLength(10 * 16);
    expect(times.every((time) => ![0, 6].includes(new Date(time).getUTCDay()))).toBe(true);
  });

  it('begin some hours from now', async () => {
    now = new Date('2026-11-23T09:10:00Z');

    expect((await freeTimes())[0]).toBe('2026-11-23T13:30:00.000Z');
  });
});

describe('a booking', () => {
  it('makes its time unavailable to others', async () => {
    const reply = await book({ start: '2026-11-23T08:00:00Z' });

    expect(reply.statusCode).toBe(201);
    expect(reply.json<Booking>()).toMatchObject({ start: '2026-11-23T08:00:00.000Z', end: '2026-11-23T08:30:00.000Z' });
    expect(await freeTimes()).not.toContain('2026-11-23T08:00:00.000Z');
  });

  it('is refused for a booked time, also for simultaneous requests', async () => {
    const start = '2026-11-24T10:00:00Z';

    const replies = await Promise.all([
      book({ start, email: 'one@example.com' }),
      book({ start, email: 'two@example.com' }),
    ]);

    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  it.each(['2026-11-23T08:10:00Z', '2026-11-22T09:00:00Z', '2026-11-28T09:00:00Z', '2027-01-04T09:00:00Z'])(
    'is refused for %s, which is not offered',
    async (start) => {
      const reply = await book({ start });

      expect(reply.statusCode).toBe(422);
      expect(reply.json()).toMatchObject({ code: 'time-not-offered' });
    },
  );

  it.each([
    [{ name: ' ' }, 'name'],
    [{ email: 'nobody' }, 'email'],
    [{ start: 'tomorrow' }, 'start'],
    [{ note: 'x'.repeat(1001) }, 'note'],
  ])('needs sound fields: %j', async (fields, field) => {
    const reply = await book(fields);

    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ errors: [{ field }] });
  });

  it('is refused when the same address has three future bookings', async () => {
    for (const hour of ['10', '11', '12']) {
      expect((await book({ start: `2026-11-25T${hour}:00:00Z` })).statusCode).toBe(201);
    }

    const reply = await book({ start: '2026-11-25T13:00:00Z', email: `Visitor-${visitors}@Example.com` });

    expect(reply.statusCode).toBe(429);
    expect(reply.json()).toMatchObject({ details: problem('too-many-bookings').message });
  });

  it('is deleted after thirty days', async () => {
    const repository = createBookingsRepository(record.db);
    const { id } = (await book({ start: '2026-11-26T09:00:00Z' })).json<Booking>();

    now = new Date('2026-12-26T08:00:00Z');
    await book({ start: '2026-12-28T09:00:00Z', email: 'later@example.com' });
    expect(await repository.find(id)).toBeDefined();

    now = new Date('2026-12-27T10:00:00Z');
    await book({ start: '2026-12-29T09:00:00Z', email: 'later@example.com' });
    expect(await repository.find(id)).toBeUndefined();
  });
});

describe('the scheduling page', () => {
  it('offers every free time in a form, and allows only its own script', async () => {
    const page = await app.inject('/booking/30min');

    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(page.body.match(/name="start"/g)).toHaveLength((await freeTimes()).length);
  });

  it('books the submitted time and shows it, with a calendar file', async () => {
    const sent = await send({ start: '2026-11-27T14:00:00Z', name: 'Ana <b>', note: 'Shoes' });
    expect(sent.statusCode).toBe(303);

    const address = String(sent.headers.location);
    const booked = await app.inject(address);
    expect(booked.body).toContain('Friday 27 November, 14:00');
    expect(booked.body).toContain('Ana &#60;b&#62;');

    const file = await app.inject(`${address}/demo.ics`);
    expect(file.headers['content-type']).toContain('text/calendar');
    expect(file.headers['content-disposition']).toContain('attachment');
    expect(file.body).toContain('DTSTART:20261127T140000Z\r\nDTEND:20261127T143000Z\r\n');
    expect(file.body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  it('keeps the input when the time was booked meanwhile', async () => {
    const start = '2026-11-30T09:00:00Z';
    await book({ start, email: 'faster@example.com' });

    const late = await send({ start, name: 'Slow Visitor' });

    expect(late.statusCode).toBe(409);
    expect(late.body).toContain('This time has just been taken.');
    expect(late.body).toContain('value="Slow Visitor"');
  });

  it('keeps the selected day when no time was selected, and shows the step with the error', async () => {
    const withoutTime = await send({ start: '', day: '2026-11-25T08:00:00.000Z' });
    const withoutName = await send({ start: '2026-11-25T08:00:00.000Z', name: '' });

    for (const { body } of [withoutTime, withoutName]) {
      expect(body).toMatch(/name="day"[^>]*value="2026-11-25T[^>]* checked/);
    }
    expect(withoutTime.body).toMatch(/id="step-when"[^>]* checked/);
    expect(withoutName.body).toMatch(/id="step-who"[^>]* checked/);
  });

  it('ignores an invalid day', async () => {
    const { statusCode, body } = await send({ start: '', day: 'someday' });

    expect(statusCode).toBe(422);
    expect(body).toMatch(/id="day-0"[^>]* checked/);
  });

  it.each([
    [true, 'We write to ana@example.com before the call'],
    [false, 'We have noted ana@example.com.'],
  ])('promises a mail only when mails are sent (%s)', (writesToBooker, words) => {
    const start = new Date(MONDAY_NINE);
    const page = createBookingPages({ writesToBooker }).bookedPage({
      id: 'x',
      start,
      name: 'Ana',
      email: 'ana@example.com',
      note: '',
    });

    expect(page).toContain(words);
    expect(page.includes('We write')).toBe(writesToBooker);
  });

  it('shows errors at the field', async () => {
    const wrong = await send({ start: '', email: 'nobody' });

    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain('Pick a time.');
    expect(wrong.body).toContain('This is not an e-mail address.');
    expect(wrong.body).toMatch(/name="email"[^>]*aria-invalid="true" aria-describedby="email-error"/);
  });

  it('frees the time of a cancelled booking', async () => {
    const start = '2026-12-01T09:00:00.000Z';
    const { calendar_url: file } = (await book({ start })).json<Booking>();
    const address = file.replace('/demo.ics', '');

    const cancelled = await app.inject({ method: 'POST', url: `${address}/cancel` });

    expect(cancelled.statusCode).toBe(200);
    expect(await freeTimes()).toContain(start);
    expect((await app.inject(address)).statusCode).toBe(404);
    expect((await app.inject(file)).statusCode).toBe(404);
  });
});
