import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announce } from './announce.ts';

const region = () => document.querySelector<HTMLElement>('[data-announcements]');

describe('an announcement', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('appears in one polite region, in its language, and is removed again', () => {
    announce('3 products', 'en');
    // Text that is added together with its region is not announced.
    expect(region()?.textContent).toBe('');
    vi.advanceTimersByTime(100);
    expect(region()).toMatchObject({ textContent: '3 products', lang: 'en', ariaLive: 'polite' });

    announce('3 منتجات', 'ar');
    vi.advanceTimersByTime(100);
    expect(region()).toMatchObject({ textContent: '3 منتجات', lang: 'ar', dir: 'rtl' });
    expect(document.querySelectorAll('[data-announcements]')).toHaveLength(1);
    vi.advanceTimersByTime(5000);
    expect(region()?.textContent).toBe('');
  });

  it('replaces one that is still waiting', () => {
    announce('3 products', 'en');
    vi.advanceTimersByTime(50);
    announce('2 orders', 'en');
    vi.advanceTimersByTime(99);
    expect(region()?.textContent).toBe('');
    vi.advanceTimersByTime(1);
    expect(region()?.textContent).toBe('2 orders');
  });
});
