/** Limiters in process memory. A restart resets them. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { type CreateLimiter, type LimiterOptions, limiterOver } from './limiter.ts';

/**
 * Maximum keys per limiter; the oldest is dropped first, so that invented addresses or names cannot fill the memory:
 * about 8 MB per limiter.
 */
const MAX_KEYS = 20_000;

export const createMemoryLimiter: CreateLimiter = (options) => limiterOver(new BoundedMemoryLimiter(options));

export class BoundedMemoryLimiter extends RateLimiterMemory {
  readonly #keys = new Set<string>();
  readonly #maxKeys: number;

  constructor({ name, points, seconds }: LimiterOptions, maxKeys = MAX_KEYS) {
    super({ keyPrefix: name, points, duration: seconds });
    this.#maxKeys = maxKeys;
  }

  override consume(key: string, points?: number, options?: Record<string, unknown>): Promise<RateLimiterRes> {
    this.#keys.delete(key);
    this.#keys.add(key);
    const [oldest] = this.#keys;
    if (this.#keys.size > this.#maxKeys && oldest !== undefined) {
      this.#keys.delete(oldest);
      void this.delete(oldest);
    }
    return super.consume(key, points, options);
  }

  /** A key that was dropped gets no refund. */
  override async reward(key: string, points?: number): Promise<RateLimiterRes> {
    return (await this.get(key)) ? super.reward(key, points) : new RateLimiterRes(this.points);
  }
}
