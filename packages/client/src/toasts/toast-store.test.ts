import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('notices', () => {
  it('CONST-06 are one at a time, a new one replaces the old', () => {
    const toasts = createToastStore();
    toasts.show({ title: 'one' });
    toasts.show({ title: 'two' });

    expect(toasts.getSnapshot()).toMatchObject([{ title: 'two', isOpen: true }]);
  });

  it('CONST-07 CONST-08 CONF-64 close after 5000 ms and are removed 1,000,000 ms later', () => {
    const toasts = createToastStore();
    toasts.show({ title: 'one' });

    vi.advanceTimersByTime(4999);
    expect(toasts.getSnapshot()).toMatchObject([{ isOpen: true }]);
    vi.advanceTimersByTime(1);
    expect(toasts.getSnapshot()).toMatchObject([{ isOpen: false }]);
    vi.advanceTimersByTime(999_999);
    expect(toasts.getSnapshot()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toasts.getSnapshot()).toEqual([]);
  });

  it('CONST-08 are removed 1,000,000 ms after they were dismissed', () => {
    const toasts = createToastStore();
    const id = toasts.show({ title: 'one' });
    vi.advanceTimersByTime(1000);
    toasts.dismiss(id);
    toasts.dismiss(id);

    expect(toasts.getSnapshot()).toMatchObject([{ isOpen: false }]);
    vi.advanceTimersByTime(999_999);
    expect(toasts.getSnapshot()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toasts.getSnapshot()).toEqual([]);
  });

  it('CONST-06 that were replaced leave no timer', () => {
    const toasts = createToastStore();
    toasts.show({ title: 'one' });
    vi.advanceTimersByTime(4000);
    toasts.show({ title: 'two' });
    vi.advanceTimersByTime(4000);

    expect(toasts.getSnapshot()).toMatchObject([{ title: 'two', isOpen: true }]);
    expect(vi.getTimerCount()).toBe(1);
  });

  it('stay open with an infinite duration', () => {
    const toasts = createToastStore();
    toasts.show({ title: 'one', durationMs: Number.POSITIVE_INFINITY });
    vi.advanceTimersByTime(60_000);

    expect(toasts.getSnapshot()).toMatchObject([{ isOpen: true }]);
  });

  it('CONST-11 are of the variant default or destructive', () => {
    const toasts = createToastStore();
    toasts.show({ title: 'one' });
    expect(toasts.getSnapshot()[0]?.variant).toBe('default');
    toasts.show({ title: 'two', description: 'more', variant: 'destructive' });
    expect(toasts.getSnapshot()[0]).toMatchObject({ variant: 'destructive', description: 'more' });
  });

  it('that were removed cannot be dismissed', () => {
    const toasts = createToastStore();
    const before = toasts.getSnapshot();
    toasts.dismiss('7');

    expect(toasts.getSnapshot()).toBe(before);
  });
});
