/**
 * Limits for anonymous visitors of the open demo store: messages per minute and day for each address; the first ones of
 * a day may use a configured language model, later ones the built-in assistant.
 */
import { problem, type Quota } from '@quarry/contract';
import { clientNetwork } from '../../rate-limits/client-network.ts';
import { type CreateLimiter, quotaOf } from '../../rate-limits/limiter.ts';

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS;
const MESSAGES_A_MINUTE = 60;
const MESSAGES_A_DAY = 200;
const WITH_A_MODEL_A_DAY = 20;

export interface OpenStoreLimit {
  /**
   * Counts one message of an address.
   * @returns whether a language model may answer it, and the smaller of the remaining minute and day quotas.
   * @throws `too-many-requests` with the seconds until the next try.
   */
  take(address: string): Promise<{ mayUseModel: boolean; quota?: Quota }>;
}

export function createOpenStoreLimit(createLimiter: CreateLimiter): OpenStoreLimit {
  const minute = createLimiter({ name: 'open-store-minute', points: MESSAGES_A_MINUTE, seconds: MINUTE_SECONDS });
  const day = createLimiter({ name: 'open-store-day', points: MESSAGES_A_DAY, seconds: DAY_SECONDS });
  return {
    async take(address) {
      const network = clientNetwork(address);
      const inMinute = await minute.take(network);
      const ofMinute = quotaOf(MESSAGES_A_MINUTE, inMinute);
      if (!inMinute.isAllowed) throw tooMany(ofMinute);
      // Counted second: a message refused by the minute limit does not use the day's quota.
      const inDay = await day.take(network);
      const ofDay = quotaOf(MESSAGES_A_DAY, inDay);
      if (!inDay.isAllowed) throw tooMany(ofDay);
      return {
        mayUseModel: inDay.used <= WITH_A_MODEL_A_DAY,
        quota: ofDay.remaining < ofMinute.remaining ? ofDay : ofMinute,
      };
    },
  };
}

/** For load tests: no limits. */
export const noOpenStoreLimit: OpenStoreLimit = { take: async () => ({ mayUseModel: true }) };

function tooMany(quota: Quota) {
  return problem('too-many-requests', { quota, retryAfter: quota.resetSeconds });
}
