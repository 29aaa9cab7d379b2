/** How often a call may be made. Declared on each call; the server enforces it and the documentation is made from it. */

export interface CallLimit {
  /** Calls that name the same counter share one count, as the call and the form that book a demo do. */
  counter: string;
  /** Calls allowed in one window. A call that is refused for another reason counts too. */
  calls: number;
  /** Length of the window. It begins with the first call that is counted. */
  seconds: number;
  /** Who has a count of their own: an IPv4 address, or an IPv6 network of 64 bits. */
  per: 'address';
}

/** What is left of a limit for a caller. */
export interface Quota {
  limit: number;
  remaining: number;
  /** Until the whole limit is available again. */
  resetSeconds: number;
}

/** Sent with every reply of a limited call (IETF draft `ratelimit-headers`); where two limits apply, for the nearer one. */
export const LIMIT_HEADERS = {
  limit: 'RateLimit-Limit',
  remaining: 'RateLimit-Remaining',
  /** Seconds until the window ends. */
  reset: 'RateLimit-Reset',
} as const;

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

export function perMinute(counter: string, calls: number): CallLimit {
  return { counter, calls, seconds: MINUTE_SECONDS, per: 'address' };
}

export function perHour(counter: string, calls: number): CallLimit {
  return { counter, calls, seconds: HOUR_SECONDS, per: 'address' };
}

/** Names the window in words: `minute`, `hour`, or a number of seconds. */
export function describeLimit({ calls, seconds }: CallLimit): string {
  const window = { [MINUTE_SECONDS]: 'minute', [HOUR_SECONDS]: 'hour' }[seconds] ?? `${seconds} seconds`;
  return `${calls} calls per ${window} and address`;
}
