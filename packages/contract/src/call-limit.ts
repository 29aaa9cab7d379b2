/** Rate limits. Declared on each call; the server enforces them and the documentation is generated from them. */

export interface CallLimit {
  /** Calls with the same counter share one count, as the API call and the form for booking a demo do. */
  counter: string;
  /** Calls allowed per window. Calls that are refused for another reason count too. */
  calls: number;
  /** Length of the window, which starts with the first counted call. */
  seconds: number;
  /**
   * What is counted separately. An address is an IPv4 address or an IPv6 /64 network; with `caller-and-address` also each
   * account and each secret key has a count of its own.
   */
  per: 'address' | 'caller-and-address';
}

/** What remains of a caller's limit. */
export interface Quota {
  limit: number;
  remaining: number;
  /** Seconds until the full limit is available again. */
  resetSeconds: number;
}

/**
 * Sent with every reply of a limited call (IETF draft `ratelimit-headers`). If two limits apply, describes the one with
 * less remaining.
 */
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

/** The window in words: `minute`, `hour`, or a number of seconds. */
export function describeLimit({ calls, seconds, per }: CallLimit): string {
  const window = { [MINUTE_SECONDS]: 'minute', [HOUR_SECONDS]: 'hour' }[seconds] ?? `${seconds} seconds`;
  return `${calls} calls per ${window} and ${per === 'address' ? 'address' : 'caller, and per address'}`;
}
