/** The time zone and the local time of a shop. */
import type { LocalTime } from '@quarry/assistant';
import type { StoreSettings } from '@quarry/contract';

type Placed = Pick<StoreSettings, 'time_zone' | 'country'>;

/** The zone of the settings; else that of a country with a single one; else null. */
export function timeZoneOf({ time_zone: own, country }: Placed): string | null {
  if (own) return own;
  if (!country) return null;
  // Not every engine has it yet, and the types of TypeScript do not know it.
  const zones: unknown = Reflect.get(new Intl.Locale(`und-${country}`), 'timeZones');
  const [zone, another]: unknown[] = Array.isArray(zones) ? zones : [];
  return typeof zone === 'string' && another === undefined ? zone : null;
}

/** Day and time where the shop is; null where its zone is not known. */
export function localTimeOf(settings: Placed, moment: Date): LocalTime | null {
  const timeZone = timeZoneOf(settings);
  if (timeZone === null) return null;
  // Swedish writes a date and a time as ISO 8601 does.
  const [day = '', time = ''] = moment.toLocaleString('sv-SE', { timeZone }).split(' ');
  const [hours, minutes] = time.split(':').map(Number);
  return { weekday: new Date(`${day}T00:00:00Z`).getUTCDay(), minutes: (hours ?? 0) * 60 + (minutes ?? 0) };
}
