/** The configured notification channels of bookings. */
import type { SendMail } from '../../mailing/send-mail.ts';
import { callWebhook, type WebhookSettings } from './booking-webhook.ts';
import { bookerMail, staffMail } from './notice-mails.ts';
import type { NoticeSenders } from './notices-job.ts';

interface BookingSenderParts {
  /** Origin of the site, for links. */
  origin: string;
  sendMail?: SendMail | undefined;
  /** Addresses of those who give the demos. */
  staff: readonly string[];
  webhook?: WebhookSettings | undefined;
  now?: () => Date;
}

export function createBookingSenders({
  origin,
  sendMail,
  staff,
  webhook,
  now = () => new Date(),
}: BookingSenderParts): NoticeSenders {
  return {
    ...(sendMail && { 'booker-mail': (notice) => sendMail(bookerMail(notice, origin, now())) }),
    ...(sendMail && staff.length > 0 && { 'staff-mail': (notice) => sendMail(staffMail(notice, staff, origin)) }),
    ...(webhook && { webhook: (notice) => callWebhook(notice, webhook, now()) }),
  };
}
