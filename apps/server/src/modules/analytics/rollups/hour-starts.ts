/** The beginnings of hours in a time zone. */
const HOUR_MS = 60 * 60_000;
const MINUTE_MS = 60_000;

/** A stretch of time: from the first moment to before the last. */
export interface Span {
  from: Date;
  to: Date;
}

/** Start of the hour at a moment. Hours of some zones begin 15, 30 or 45 minutes after those of UTC. */
export function hourStart(moment: Date, timeZone: string): Date {
  const shift = minutesPastHour(moment, timeZone) * MINUTE_MS;
  return new Date(Math.floor((moment.getTime() + shift) / HOUR_MS) * HOUR_MS - shift);
}

/** The hours of a zone that overlap hours of UTC, joined where they follow on, each at most `maxHours` long. */
export function hourSpans(utcHours: readonly Date[], timeZone: string, maxHours: number): Span[] {
  const starts = utcHours.flatMap((hour) => [
    hourStart(hour, timeZone).getTime(),
    hourStart(new Date(hour.getTime() + HOUR_MS - 1), timeZone).getTime(),
  ]);
  const spans: { from: number; to: number }[] = [];
  for (const start of [...new Set(starts)].sort((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last?.to === start && last.to - last.from < maxHours * HOUR_MS) last.to = start + HOUR_MS;
    else spans.push({ from: start, to: start + HOUR_MS });
  }
  return spans.map(({ from, to }) => ({ from: new Date(from), to: new Date(to) }));
}

/** Minutes by which the offset of a zone exceeds whole hours. */
function minutesPastHour(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(moment);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, minutes] = /^GMT([+-])\d{2}:(\d{2})/.exec(offset) ?? [];
  if (minutes === undefined) return 0;
  return sign === '-' ? (60 - Number(minutes)) % 60 : Number(minutes);
}
