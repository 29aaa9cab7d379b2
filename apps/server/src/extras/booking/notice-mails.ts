/**
 * Texts of booking mails. A mail to the entered address contains no text of the visitor: otherwise anyone could send
 * messages to anyone through us.
 */
import { brand, DEMO_MINUTES } from '@quarry/contract';
import type { Mail } from '../../mailing/send-mail.ts';
import { bookedPath, calendarFile } from './calendar-file.ts';
import type { Notice } from './notices-repository.ts';

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });

/** @param origin of the site, for links. */
export function bookerMail({ id, event, booking }: Notice, origin: string, now: Date): Mail {
  const when = `${MOMENT.format(booking.start)} (UTC)`;
  const to = [booking.email];
  if (event === 'cancelled') {
    return {
      id,
      to,
      subject: `Your ${brand.name} demo is cancelled`,
      text: [
        'Hello,',
        `your demo of ${brand.name} on ${when} is cancelled. You can pick another time at any moment:`,
        `${origin}/book-demo`,
      ].join('\n\n'),
    };
  }
  return {
    id,
    to,
    subject: `Your ${brand.name} demo: ${when}`,
    text: [
      'Hello,',
      `your ${DEMO_MINUTES}-minute demo of ${brand.name} is booked for ${when}. The attached file puts it into your calendar, in your own time zone.`,
      'We write to you before the call with the address to join it. To look at the booking or to cancel it, open:',
      `${origin}${bookedPath(booking.id)}`,
      'You did not book this? Then somebody mistyped an address; open the page above to cancel it.',
    ].join('\n\n'),
    attachments: [
      {
        filename: 'demo.ics',
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        content: calendarFile(booking, origin, now),
      },
    ],
  };
}

export function staffMail({ id, event, booking }: Notice, staff: readonly string[], origin: string): Mail {
  const when = `${MOMENT.format(booking.start)} (UTC)`;
  return {
    id,
    to: staff,
    replyTo: booking.email,
    subject: `Demo ${event}: ${when}`,
    text: [
      `${event === 'booked' ? 'A demo was booked' : 'A demo was cancelled'}: ${when}, ${DEMO_MINUTES} minutes.`,
      `Name: ${booking.name}\nE-mail: ${booking.email}\nNote: ${booking.note || '(none)'}`,
      ...(event === 'booked' ? [`${origin}${bookedPath(booking.id)}`] : []),
    ].join('\n\n'),
  };
}
