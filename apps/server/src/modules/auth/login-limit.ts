/**
 * Slows down guessing: too many failed logins for an account or from an address close it for a while.
 * Successes never count. Kept in memory: a restart forgives, which is fine for a limit on minutes.
 */
const WINDOW_MS = 15 * 60_000;
const FAILURES_PER_ACCOUNT = 10;
const FAILURES_PER_ADDRESS = 100;
/** Above this many remembered keys the oldest are forgotten, so that guessing names cannot fill the memory. */
const MAX_REMEMBERED = 50_000;

export interface LoginLimit {
  /** Seconds until a new try is allowed; 0 when it is allowed now. */
  waitSeconds(username: string, address: string): number;
  recordFailure(username: string, address: string): void;
}

export function createLoginLimit(now: () => number = Date.now): LoginLimit {
  const failures = new Map<string, number[]>();
  const recent = (key: string) => (failures.get(key) ?? []).filter((at) => at > now() - WINDOW_MS);
  const wait = (key: string, allowed: number) => {
    const list = recent(key);
    const blocking = list[list.length - allowed];
    return blocking === undefined ? 0 : Math.ceil((blocking + WINDOW_MS - now()) / 1000);
  };
  const record = (key: string) => {
    const list = recent(key);
    failures.delete(key);
    failures.set(key, [...list, now()]);
    const oldest = failures.keys().next().value;
    if (failures.size > MAX_REMEMBERED && oldest !== undefined) failures.delete(oldest);
  };
  return {
    waitSeconds: (username, address) =>
      Math.max(wait(`account ${username}`, FAILURES_PER_ACCOUNT), wait(`address ${address}`, FAILURES_PER_ADDRESS)),
    recordFailure(username, address) {
      record(`account ${username}`);
      record(`address ${address}`);
    },
  };
}

/** For load tests: nothing is limited. */
export const noLoginLimit: LoginLimit = { waitSeconds: () => 0, recordFailure: () => {} };
