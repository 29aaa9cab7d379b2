/** A booking as an iCalendar file (RFC 5545). */
import { brand } from '@quarry/contract';
import type { KeptBooking } from './kept-booking.ts';
import { endOf } from './bookings-service.ts';

/** Maximum line length in octets without the line break; longer lines are folded. */
const LINE_OCTETS = 75;

export function calendarFile(booking: KeptBooking, origin: string, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//Demo//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${booking.id}@${new URL(origin).hostname}`,
    `DTSTAMP:${moment(now)}`,
    `DTSTART:${moment(booking.start)}`,
    `DTEND:${moment(endOf(booking))}`,
    `SUMMARY:${text(`${brand.name} demo`)}`,
    `DESCRIPTION:${text(`A personal demo of ${brand.search} and ${brand.chat}. To change or cancel it, open ${origin}${bookedPath(booking.id)}`)}`,
    `URL:${origin}${bookedPath(booking.id)}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** Path of the page that shows and cancels a booking. */
export function bookedPath(id: string): string {
  return `/booking/30min/booked/${id}`;
}

function moment(date: Date): string {
  return date.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');
}

function text(value: string): string {
  return value.replace(/[\\;,]/g, (character) => `\\${character}`).replaceAll('\n', '\\n');
}

function folded(line: string): string {
  const parts = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > LINE_OCTETS) {
      parts.push(part);
      part = ' ';
    }
    part += character;
  }
  return [...parts, part].join('\r\n');
}
