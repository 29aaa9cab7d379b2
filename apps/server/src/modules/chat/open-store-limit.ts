/**
 * What a visitor without an account may ask of the open demo store: so many messages a minute and a day from an address,
 * the first of them with a language model where one is configured, the others with the built-in assistant.
 * Kept in memory: a restart forgives.
 */
import { problem } from '@quarry/contract';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MESSAGES_A_MINUTE = 60;
const MESSAGES_A_DAY = 200;
const WITH_A_MODEL_A_DAY = 20;
/** Above this many addresses those of earlier days are forgotten. */
const MAX_REMEMBERED = 50_000;

interface Spent {
  day: number;
  today: number;
  minute: number;
  thisMinute: number;
}

export interface OpenStoreLimit {
  /**
   * Counts one message of an address.
   * @returns whether a language model may answer it.
   * @throws `too-many-requests` with the seconds until the next try.
   */
  take(address: string): { mayUseModel: boolean };
}

export function createOpenStoreLimit(now: () => number = Date.now): OpenStoreLimit {
  const byAddress = new Map<string, Spent>();
  return {
    take(address) {
      const day = Math.floor(now() / DAY_MS);
      const minute = Math.floor(now() / MINUTE_MS);
      if (byAddress.size > MAX_REMEMBERED) forgetBefore(day, byAddress);
      const known = byAddress.get(address);
      const spent = known?.day === day ? known : { day, today: 0, minute, thisMinute: 0 };
      if (spent.minute !== minute) Object.assign(spent, { minute, thisMinute: 0 });
      if (spent.today >= MESSAGES_A_DAY) throw tooMany((day + 1) * DAY_MS - now());
      if (spent.thisMinute >= MESSAGES_A_MINUTE) throw tooMany((minute + 1) * MINUTE_MS - now());
      spent.today += 1;
      spent.thisMinute += 1;
      byAddress.set(address, spent);
      return { mayUseModel: spent.today <= WITH_A_MODEL_A_DAY };
    },
  };
}

/** For load tests: nothing is limited. */
export const noOpenStoreLimit: OpenStoreLimit = { take: () => ({ mayUseModel: true }) };

function tooMany(milliseconds: number) {
  return problem('too-many-requests', { retryAfter: Math.ceil(milliseconds / 1000) });
}

function forgetBefore(day: number, byAddress: Map<string, Spent>): void {
  for (const [address, spent] of byAddress) if (spent.day < day) byAddress.delete(address);
}
