/**
 * Our own scheduling page, for the frame of `/book-demo` and for a tab of its own. It is a document outside the
 * application: another scheduling service may stand in its place at any time, it loads in one small piece inside a page
 * that is loading itself, and a form that works without a script needs no more than this.
 */
import { createHash } from 'node:crypto';
import { bookingPageCalls, brand, DEMO_MINUTES } from '@quarry/contract';
import { BOOKING_SCRIPT } from './booking-script.ts';
import { BOOKING_STYLE } from './booking-style.ts';
import type { KeptBooking } from './kept-booking.ts';
import { bookedPath } from './calendar-file.ts';

/** What a visitor has typed so far, and what is wrong with it by field. */
export interface TypedBooking {
  /** `day` is the beginning of a time on the chosen day. */
  values: Partial<Record<'day' | 'start' | 'name' | 'email' | 'note', string>>;
  errors: Partial<Record<'start' | 'name' | 'email' | 'note', string>>;
  /** What went wrong with the whole. */
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

/** The site's face, where the built site has it: a document of its own knows nothing of the site's style sheet. */
export interface PageFace {
  fontAddress?: string | undefined;
  /** Whether the person who books gets a mail; nothing is promised otherwise. */
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

    /** Days, times and who is coming. */
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

    /** There is no such booking: it was cancelled, or never was. */
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
 * On a narrow page the form is shown in two steps, each of which fits into the frame of the site. They are radio buttons,
 * so that the steps change without a script.
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
  const groups = [...byDay.values()];
  const chosen = momentOf(values.start) ?? momentOf(values.day);
  const pickedDay = Math.max(chosen ? [...byDay.keys()].indexOf(DAY_KEY.format(chosen)) : 0, 0);
  const dayOptions = groups.map((group, place) => {
    const [first] = group as [Date, ...Date[]];
    return `<div class="day"><input type="radio" name="day" id="day-${place}" value="${first.toISOString()}"${place === pickedDay ? ' checked' : ''}><label for="day-${place}"><span class="weekday">${WEEKDAY.format(first)}</span> <span class="date">${DAY_OF_MONTH.format(first)}</span></label></div>`;
  });
  const sheets = groups.map((group, place) => {
    const [first] = group as [Date, ...Date[]];
    const options = group.map((start) => timeOption(start, start.toISOString() === values.start));
    return `<fieldset class="times" id="times-${place}"><legend>${DAY_NAME.format(first)}</legend>\n${options.join('\n')}\n</fieldset>`;
  });
  // The visitor's own clock may put the moment on another day than UTC.
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
