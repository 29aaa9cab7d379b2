import { describe, expect, it } from 'vitest';
import { createOpenStoreLimit } from './open-store-limit.ts';

const MINUTE_MS = 60_000;

describe('the limit of the open store', () => {
  it('gives twenty messages a day to a model, then the built-in assistant answers', () => {
    const limit = createOpenStoreLimit(() => 0);

    const answers = Array.from({ length: 21 }, () => limit.take('10.0.0.1').mayUseModel);

    expect(answers.filter(Boolean)).toHaveLength(20);
    expect(answers.at(-1)).toBe(false);
  });

  it('refuses the 61st message of a minute and takes the next minute', () => {
    let time = 0;
    const limit = createOpenStoreLimit(() => time);
    for (let message = 0; message < 60; message++) limit.take('10.0.0.1');

    expect(() => limit.take('10.0.0.1')).toThrow('Too many requests');
    expect(limit.take('10.0.0.2')).toEqual({ mayUseModel: true });
    time = MINUTE_MS;
    expect(() => limit.take('10.0.0.1')).not.toThrow();
  });

  it('refuses the 201st message of a day and says how long to wait', () => {
    let time = 0;
    const limit = createOpenStoreLimit(() => time);
    for (let message = 0; message < 200; message++) {
      time += MINUTE_MS;
      limit.take('10.0.0.1');
    }

    expect(() => limit.take('10.0.0.1')).toThrow(
      expect.objectContaining({ extras: { retryAfter: (24 * 60 - 200) * 60 } }),
    );
    time = 24 * 60 * MINUTE_MS;
    expect(limit.take('10.0.0.1')).toEqual({ mayUseModel: true });
  });
});
