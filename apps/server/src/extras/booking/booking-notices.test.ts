/** Booking notifications against a real local mail server and web server. */
import { createHmac } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { bookingNotices } from '@quarry/database';
import { openTestDatabase } from '@quarry/database/testing';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBookingSenders } from './booking-senders.ts';
import { createBookingsRepository } from './bookings-repository.ts';
import { createBookingsService } from './bookings-service.ts';
import { createMailer } from '../../providers/mail/index.ts';
import { createNoticesJob, type NoticeSenders, type NoticesJob } from './notices-job.ts';
import { createNoticesRepository, type NoticeChannel } from './notices-repository.ts';

/** Generous timeout for a busy machine. */
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 });

const SUNDAY = new Date('2026-11-22T07:00:00Z');
const START = '2026-11-23T09:00:00.000Z';
const ORIGIN = 'https://quarry.example';
const SECRET = 'a secret of some length';
const BOOKER = 'ana.private@example.com';
const NOTE = 'Please look at our shoes.';

interface ReceivedMail {
  to: string[];
  source: string;
  /** The source with quoted-printable soft line breaks removed. */
  text: string;
}

let record: Awaited<ReturnType<typeof openTestDatabase>>;
let now = SUNDAY;
let jobs: NoticesJob[] = [];
let closers: (() => Promise<void>)[] = [];

beforeAll(async () => {
  record = await openTestDatabase();
});
afterAll(() => record.close());
beforeEach(() => {
  now = SUNDAY;
});
afterEach(async () => {
  await Promise.all(jobs.map((job) => job.stop()));
  await Promise.all(closers.map((close) => close()));
  jobs = [];
  closers = [];
  await record.db.delete(bookingNotices);
  const repository = createBookingsRepository(record.db);
  for (const { id } of await repository.from(new Date(0))) await repository.cancel(id, [], now);
});

/** A mail server; `refuses` selects refused recipients. */
async function aMailServer({ refuses = () => false }: { refuses?: (address: string) => boolean } = {}) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      if (!refuses(address)) return done();
      done(Object.assign(new Error(`<${address}> is not taken`), { responseCode: 451 }));
    },
    onData(stream, session, done) {
      let source = '';
      stream.setEncoding('utf8').on('data', (part: string) => (source += part));
      stream.on('end', () => {
        mails.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          source,
          text: source.replaceAll('=\r\n', ''),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => new Promise((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { mails, sendMail: createMailer({ url: `smtp://127.0.0.1:${port}`, from: 'Quarry <demo@quarry.example>' }) };
}

/** A web server that replies with the given statuses in turn, then 200. */
async function aWebServer(statuses: number[] = []) {
  const calls: { headers: http.IncomingHttpHeaders; body: string }[] = [];
  const server = http.createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      calls.push({ headers: request.headers, body });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  return { calls, webhook: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, secret: SECRET } };
}

/** One server process: its outbox job and its bookings. */
function aProcess(senders: NoticeSenders) {
  const failures: string[] = [];
  const job = createNoticesJob({
    notices: createNoticesRepository(record.db),
    senders,
    onFailure: (message) => failures.push(message),
    now: () => now,
  });
  jobs.push(job);
  const bookings = createBookingsService({
    bookings: createBookingsRepository(record.db),
    channels: Object.keys(senders) as NoticeChannel[],
    onNotice: job.wake,
    now: () => now,
  });
  return { job, bookings, failures };
}

const wish = { start: START, name: 'Ana Private', email: BOOKER, note: NOTE };
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const waiting = () => record.db.select().from(bookingNotices);

describe('a booking', () => {
  it('is confirmed to the visitor by mail with a calendar file, and reported to the staff', async () => {
    const { mails, sendMail } = await aMailServer();
    const senders = createBookingSenders({ origin: ORIGIN, sendMail, staff: ['sales@quarry.example'], now: () => now });
    const { bookings, failures } = aProcess(senders);

    const { id } = await bookings.book(wish);

    await eventually(async () => expect(await waiting()).toEqual([]));
    const toBooker = mails.find(({ to }) => to.includes(BOOKER));
    const toStaff = mails.find(({ to }) => to.includes('sales@quarry.example'));
    expect(mails).toHaveLength(2);
    expect(toBooker?.text).toMatch(/is booked for Monday,? 23 November 2026 at 09:00 \(UTC\)/);
    expect(toBooker?.text).toContain(`${ORIGIN}/booking/30min/booked/${id}`);
    expect(toBooker?.source).toMatch(/Content-Type: text\/calendar;[^]*filename=demo\.ics/i);
    const file = /filename=demo\.ics[^]*?\r\n\r\n([^]*?)\r\n--/i.exec(toBooker?.source ?? '')?.[1] ?? '';
    expect(Buffer.from(file, 'base64').toString()).toContain('DTSTART:20261123T090000Z');
    expect(toStaff?.text).toContain('Ana Private');
    expect(toStaff?.text).toContain(NOTE);
    expect(toStaff?.source).toContain(`Reply-To: ${BOOKER}`);
    expect(failures).toEqual([]);
  });

  it('includes no text of the visitor in the mail to the entered address', async () => {
    const { mails, sendMail } = await aMailServer();
    const { bookings } = aProcess(createBookingSenders({ origin: ORIGIN, sendMail, staff: [] }));

    await bookings.book({ ...wish, name: 'Buy at https://spam.example' });

    await eventually(() => expect(mails).toHaveLength(1));
    expect(mails[0]?.text).not.toContain('spam.example');
    expect(mails[0]?.text).not.toContain(NOTE);
  });

  it('calls the webhook with a signature that its receiver can check', async () => {
    const { calls, webhook } = await aWebServer();
    const { bookings } = aProcess(createBookingSenders({ origin: ORIGIN, staff: [], webhook, now: () => now }));

    const { id } = await bookings.book(wish);
    await eventually(async () => expect(await waiting()).toEqual([]));
    await bookings.cancel(id);
    await eventually(() => expect(calls).toHaveLength(2));

    const [created, cancelled] = calls;
    expect(JSON.parse(created?.body ?? '')).toEqual({
      event: 'booking.created',
      booking: { id, start: START, end: '2026-11-23T09:30:00.000Z', name: wish.name, email: BOOKER, note: NOTE },
    });
    expect(JSON.parse(cancelled?.body ?? '')).toMatchObject({ event: 'booking.cancelled', booking: { id } });
    const [, seconds, digest] = /^t=(\d+),v1=([\da-f]{64})$/.exec(String(created?.headers['quarry-signature'])) ?? [];
    expect(digest).toBe(createHmac('sha256', SECRET).update(`${seconds}.${created?.body}`).digest('hex'));
    expect(created?.headers['quarry-delivery']).not.toBe(cancelled?.headers['quarry-delivery']);
  });

  it('does not wait for notifications', async () => {
    const { bookings, job } = aProcess({ 'booker-mail': () => new Promise(() => {}) });

    const booking = await bookings.book(wish);

    expect(await bookings.find(booking.id)).toMatchObject({ email: BOOKER });
    jobs = jobs.filter((it) => it !== job);
  });

  it('sends no notifications when none are configured', async () => {
    const { bookings } = aProcess(createBookingSenders({ origin: '', staff: [] }));

    await bookings.book(wish);

    expect(bookings.writesToBooker).toBe(false);
    expect(await waiting()).toEqual([]);
  });
});

describe('what cannot be sent', () => {
  it('survives a restart, is retried with increasing delays, and is delivered once', async () => {
    const { calls, webhook } = await aWebServer([503, 500]);
    const senders = createBookingSenders({ origin: ORIGIN, staff: [], webhook });
    const first = aProcess(senders);
    await first.bookings.book(wish);
    await eventually(() => expect(first.failures).toHaveLength(1));
    await first.job.stop();

    const second = aProcess(senders);
    await second.job.run();
    expect(calls).toHaveLength(1);
    now = later(1);
    await second.job.run();
    expect(calls).toHaveLength(2);
    now = later(1);
    await second.job.run();
    expect(calls).toHaveLength(2);
    now = later(4);
    await second.job.run();
    await second.job.run();

    expect(calls).toHaveLength(3);
    expect(new Set(calls.map(({ headers }) => headers['quarry-delivery'])).size).toBe(1);
    expect(await waiting()).toEqual([]);
    expect(first.failures[0]).toMatch(/\(webhook, booked\) was not sent, the next attempt is in 1 minutes: HTTP 503$/);
  });

  it('is dropped after about two days, and the booking remains', async () => {
    const { calls, webhook } = await aWebServer(Array.from({ length: 20 }, () => 500));
    const { bookings, job, failures } = aProcess(createBookingSenders({ origin: ORIGIN, staff: [], webhook }));
    const { id } = await bookings.book(wish);
    await eventually(() => expect(failures).toHaveLength(1));

    for (let hours = 0; hours < 72; hours++) {
      now = later(60);
      await job.run();
    }

    expect(calls).toHaveLength(9);
    expect(failures.at(-1)).toMatch(/was given up after 9 attempts: HTTP 500$/);
    expect(await waiting()).toEqual([]);
    expect(await bookings.find(id)).toBeDefined();
  });

  it('is logged without personal data, and does not delay other mails', async () => {
    const { mails, sendMail } = await aMailServer({ refuses: (address) => address === BOOKER });
    const senders = createBookingSenders({ origin: ORIGIN, sendMail, staff: ['sales@quarry.example'] });
    const { bookings, failures } = aProcess(senders);

    await bookings.book(wish);

    await eventually(() => expect(mails).toHaveLength(1));
    await eventually(() => expect(failures).toHaveLength(1));
    expect(mails[0]?.to).toEqual(['sales@quarry.example']);
    expect(failures.join()).toMatch(/\(booker-mail, booked\).*451/);
    expect(failures.join()).not.toMatch(/ana|private|shoes/i);
  });

  it('is replaced by the cancellation of the booking', async () => {
    const { mails, sendMail } = await aMailServer();
    let isDown = true;
    const senders = createBookingSenders({
      origin: ORIGIN,
      sendMail: (mail) => (isDown ? Promise.reject(new Error('down')) : sendMail(mail)),
      staff: [],
    });
    const { bookings, job, failures } = aProcess(senders);
    const { id } = await bookings.book(wish);
    await eventually(() => expect(failures).toHaveLength(1));

    isDown = false;
    await bookings.cancel(id);
    now = later(10);
    await job.run();

    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Your Quarry demo is cancelled');
  });
});
