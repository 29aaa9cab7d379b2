/**
 * The webhook call for a booking. It has the headers `Quarry-Signature: t={unix seconds},v1={hex}`, where `v1` is the
 * HMAC-SHA256 of `{t}.{body}` with the shared secret, and `Quarry-Delivery`, the same for every attempt of a notice.
 */
import { createHmac } from 'node:crypto';
import { endOf } from './bookings-service.ts';
import type { Notice } from './notices-repository.ts';

const EVENT_NAMES = { booked: 'booking.created', cancelled: 'booking.cancelled' } as const;
const ANSWER_WITHIN_MS = 10_000;

class WebhookRefusedError extends Error {
  readonly code: string;

  constructor(status: number) {
    super(`The webhook answered with status ${status}.`);
    this.code = `HTTP ${status}`;
  }
}

export interface WebhookSettings {
  url: string;
  secret: string;
}

/** @throws when the server is unreachable or does not answer with a status of 200 to 299. */
export async function callWebhook(notice: Notice, { url, secret }: WebhookSettings, now: Date): Promise<void> {
  const { id, event, booking } = notice;
  const body = JSON.stringify({
    event: EVENT_NAMES[event],
    booking: {
      id: booking.id,
      start: booking.start.toISOString(),
      end: endOf(booking).toISOString(),
      name: booking.name,
      email: booking.email,
      note: booking.note,
    },
  });
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'quarry-delivery': id,
      'quarry-signature': signature(body, secret, now),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new WebhookRefusedError(response.status);
}

function signature(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
