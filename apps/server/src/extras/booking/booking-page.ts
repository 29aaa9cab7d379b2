/**
 * Our own scheduling page, for the frame of `/book-demo` and as a page. It is separate from the application: another
 * scheduling service can replace it, it must load quickly inside another page, and it works without scripts.
 */
import { createHash } from 'node:crypto';
import { bookingPageCalls, brand, DEMO_MINUTES } from '@quarry/contract';
import { BOOKING_SCRIPT } from './booking-script.ts';
import { BOOKING_STYLE } from './booking-style.ts';
import type { KeptBooking } from './kept-booking.ts';
import { bookedPath } from './calendar-file.ts';

/** The form's input so far, and errors by field. */
export interface TypedBooking {
  /** `day` is the start of a time on the selected day. */
  values: Partial<Record<'day' | 'start' | 'name' | 'email' | 'note', string>>;
  errors: Partial<Record<'start' | 'name' | 'email' | 'note', string>>;
  /** An error that concerns no single field. */
  problem?: string;
}

const DAY_KEY = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'UTC' });
const DAY_NAME = utc({ weekday: 'long', day: 'numeric', month: 'long' });
const WEEKDAY = utc({ weekday: 'short' });
const DAY_OF_MONTH = utc({ day: 'numeric', month: 'short' });
const CLOCK = utc({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

function utc(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
}

/** Font and styles of the site, if the built site is available: a separate document does not share its style sheet. */
export interface PageFace {
  fontAddress?: string | undefined;
  /** Whether the person who books gets a mail; the page promises none otherwise. */
  writesToBooker: boolean;
}

export function createBookingPages({ fontAddress, writesToBooker }: PageFace) {
  const font = fontAddress
    ? `@font-face{font-family:"Hanken Grotesk";src:url("${fontAddress}") format("woff2");font-weight:100 900;font-display:swap}`
    : '';
  const style = `${font}${BOOKING_STYLE}`;

  const securityPolicy = [
    "default-src 'none'",
    `style-src '${hashOf(style)}'`,
    `script-src '${hashOf(BOOKING_SCRIPT)}'`,
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

  function page(title: string, main: string): string {
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)} | ${escape(brand.name)}</title>
<style>${style}</style>
</head>
<body>
<main aria-label="Book a demo">
${main}
</main>
<script>${BOOKING_SCRIPT}</script>
</body>
</html>
`;
  }

  return {
    securityPolicy,

    /** The form: days, times and contact data. */
    timesPage(times: readonly Date[], typed: TypedBooking = { values: {}, errors: {} }): string {
      const head = `<h1>${DEMO_MINUTES}-minute demo</h1>`;
      if (times.length === 0) {
        return page(
          'Book a demo',
          `${head}<p>Every time of the next two weeks is taken. Please look in again tomorrow: new times open every day.</p>`,
        );
      }
      return page(
        'Book a demo',
        `${head}
<p class="quiet" id="zone">Times are in UTC.</p>
${typed.problem ? `<p class="alert" role="alert">${escape(typed.problem)}</p>` : ''}
<form method="post" action="${bookingPageCalls.book.url}" data-times>
${steps(typed)}
<div class="when-step">
${days(times, typed)}
<p class="quiet pick-first">Pick a time to go on.</p>
<label class="button go-on" for="step-who">Continue</label>
</div>
<div class="who">
<p class="picked" hidden></p>
${field(typed, 'name', 'Name', 'type="text" autocomplete="name" maxlength="200" required')}
${field(typed, 'email', 'E-mail', 'type="email" autocomplete="email" maxlength="254" required')}
${note(typed)}
<button class="button" type="submit">Book this time</button>
<p class="quiet">We keep this for the meeting, and delete it 30 days after.</p>
</div>
</form>`,
      );
    },

    bookedPage(booking: KeptBooking): string {
      return page(
        'Your demo is booked',
        `<h1>Your demo is booked</h1>
<p class="when">${time(booking.start, 'full')}</p>
<p class="quiet" id="zone">Times are in UTC.</p>
<p>${DEMO_MINUTES} minutes, for ${escape(booking.name)}. ${
          writesToBooker
            ? `We write to ${escape(booking.email)} before the call, with the address to join it. A confirmation is on its way.`
            : `We have noted ${escape(booking.email)}. Add the demo to your calendar: the entry leads back to this page.`
        }</p>
<form method="post" action="${bookedPath(booking.id)}/cancel">
<div class="actions">
<a class="button" href="${bookedPath(booking.id)}/demo.ics" download>Add to your calendar</a>
<button class="button line" type="submit">Cancel this booking</button>
</div>
</form>`,
      );
    },

    /** There is no such booking: cancelled or never made. */
    gonePage(title: string): string {
      return page(
        title,
        `<h1>${escape(title)}</h1>
<p>Its time is free again.</p>
<div class="actions"><a class="button" href="/booking/30min">Pick another time</a></div>`,
      );
    },
  };
}

/**
 * On a narrow page the form has two steps that fit into the site's frame. They are radio buttons, so that they work
 * without a script.
 */
function steps({ errors }: TypedBooking): string {
  const isWho = !errors.start && Boolean(errors.name ?? errors.email ?? errors.note);
  const step = (id: string, label: string, isShown: boolean) =>
    `<div class="step"><input type="radio" name="step" id="step-${id}" value="${id}"${isShown ? ' checked' : ''}><label for="step-${id}">${label}</label></div>`;
  return `<fieldset class="steps"><legend>Step</legend>
${step('when', '1. Time', !isWho)}
${step('who', '2. Your details', isWho)}
</fieldset>`;
}

function days(times: readonly Date[], { values, errors }: TypedBooking): string {
  const byDay = new Map<string, Date[]>();
  for (const start of times) byDay.set(DAY_KEY.format(start), [...(byDay.get(DAY_KEY.format(start)) ?? []), start]);
  const groups = [...byDay.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ first, group }] : [];
  });
  const chosen = momentOf(values.start) ?? momentOf(values.day);
  const pickedDay = Math.max(chosen ? [...byDay.keys()].indexOf(DAY_KEY.format(chosen)) : 0, 0);
  const dayOptions = groups.map(({ first }, place) => {
    return `<div class="day"><input type="radio" name="day" id="day-${place}" value="${first.toISOString()}"${place === pickedDay ? ' checked' : ''}><label for="day-${place}"><span class="weekday">${WEEKDAY.format(first)}</span> <span class="date">${DAY_OF_MONTH.format(first)}</span></label></div>`;
  });
  const sheets = groups.map(({ first, group }, place) => {
    const options = group.map((start) => timeOption(start, start.toISOString() === values.start));
    return `<fieldset class="times" id="times-${place}"><legend>${DAY_NAME.format(first)}</legend>\n${options.join('\n')}\n</fieldset>`;
  });
  // In the visitor's time zone the time may be on another day than in UTC.
  const chosenMoment = chosen ? ` data-chosen="${chosen.toISOString()}"` : '';
  return `<fieldset class="days"${chosenMoment}><legend>Day</legend>\n${dayOptions.join('\n')}\n</fieldset>
<div class="sheets">
${sheets.join('\n')}
</div>
${errors.start ? `<p class="error" role="alert">${escape(errors.start)}</p>` : ''}`;
}

function momentOf(text: string | undefined): Date | undefined {
  return text && !Number.isNaN(Date.parse(text)) ? new Date(text) : undefined;
}

function timeOption(start: Date, isPicked: boolean): string {
  const value = start.toISOString();
  const id = `at-${start.getTime()}`;
  return `<div class="time"><input type="radio" name="start" id="${id}" value="${value}"${isPicked ? ' checked' : ''}><label for="${id}">${time(start, 'clock')}</label></div>`;
}

function time(start: Date, show: 'clock' | 'full'): string {
  const words = show === 'full' ? `${DAY_NAME.format(start)}, ${CLOCK.format(start)}` : CLOCK.format(start);
  return `<time datetime="${start.toISOString()}" data-show="${show}">${words}</time>`;
}

function field({ values, errors }: TypedBooking, name: 'name' | 'email', label: string, attributes: string): string {
  return `<div><label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${escape(values[name] ?? '')}" ${attributes}${wrong(name, errors[name])}>
${errorLine(name, errors[name])}</div>`;
}

function note({ values, errors }: TypedBooking): string {
  return `<div><label for="note">What should we look at? <span>(optional)</span></label>
<textarea id="note" name="note" maxlength="1000" rows="3"${wrong('note', errors.note)}>${escape(values.note ?? '')}</textarea>
${errorLine('note', errors.note)}</div>`;
}

function wrong(name: string, error: string | undefined): string {
  return error ? ` aria-invalid="true" aria-describedby="${name}-error"` : '';
}

function errorLine(name: string, error: string | undefined): string {
  return error ? `<p class="error" id="${name}-error">${escape(error)}</p>` : '';
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
