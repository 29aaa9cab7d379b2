import { describe, expect, it } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { createDayBudget } from './day-budget.ts';

describe('a budget of a day', () => {
  it('is taken until it is spent, by each spender its own, and begins anew at midnight', () => {
    let now = new Date('2026-11-21T23:59:00Z');
    const budget = createDayBudget(10, () => now);

    expect(budget.take('a', 6)).toBe(true);
    expect(budget.take('a', 6)).toBe(false);
    expect(budget.take('a', 4)).toBe(true);
    expect(budget.take('b', 10)).toBe(true);
    now = new Date('2026-11-22T00:00:00Z');
    expect(budget.take('a', 10)).toBe(true);
  });
});

describe('a circuit breaker', () => {
  it('comes after three failures in a row, ends, and comes back sooner', () => {
    let now = 0;
    const circuitBreaker = createCircuitBreaker(() => now);
    circuitBreaker.recordFailure();
    circuitBreaker.recordFailure();
    circuitBreaker.recordSuccess();
    circuitBreaker.recordFailure();
    circuitBreaker.recordFailure();
    expect(circuitBreaker.isOpen()).toBe(false);
    circuitBreaker.recordFailure();
    expect(circuitBreaker.isOpen()).toBe(true);
    now = 30_000;
    expect(circuitBreaker.isOpen()).toBe(false);
    circuitBreaker.recordFailure();
    expect(circuitBreaker.isOpen()).toBe(true);
  });
});
