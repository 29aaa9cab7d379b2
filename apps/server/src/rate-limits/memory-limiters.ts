/** Limiters in the memory of this process. A restart forgets their counts. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { type CreateLimiter, type LimiterOptions, limiterOver } from './limiter.ts';

/**
 * Keys of one limiter. Above it the one that was counted longest ago is forgotten, so that requests from invented
 * addresses or for invented names cannot fill the memory: about 8 MB for each limiter.
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

  /** A key that was forgotten meanwhile gets no credit. */
  override async reward(key: string, points?: number): Promise<RateLimiterRes> {
    return (await this.get(key)) ? super.reward(key, points) : new RateLimiterRes(this.points);
  }
}
