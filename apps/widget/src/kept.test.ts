import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSession, keepOpen, keepSession, keptSession, keptVisitor, wasOpen } from './kept.ts';

function clear(): void {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
}
beforeEach(clear);
afterEach(clear);

describe('what is remembered of a conversation', () => {
  it('is nothing before there is one', () => {
    keepOpen('dior', true);

    expect([keptVisitor(), keptSession('dior'), wasOpen('dior')]).toEqual([null, null, false]);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('is who the shopper is, which conversation goes on, and whether its window is open', () => {
    keepSession('dior', 'session-1', 'visitor-1');
    keepOpen('dior', true);

    expect([keptVisitor(), keptSession('dior'), wasOpen('dior')]).toEqual(['visitor-1', 'session-1', true]);
    expect([keptSession('gpc'), wasOpen('gpc')]).toEqual([null, false]);

    keepOpen('dior', false);
    expect(wasOpen('dior')).toBe(false);
  });

  it('is forgotten but for the shopper', () => {
    keepSession('dior', 'session-1', 'visitor-1');
    keepOpen('dior', true);
    forgetSession('dior');

    expect([keptVisitor(), keptSession('dior'), wasOpen('dior')]).toEqual(['visitor-1', null, false]);
  });

  it('is nothing where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, name).mockImplementation(blocked);
    }

    keepSession('dior', 'session-1', 'visitor-1');
    forgetSession('dior');
    expect(keptSession('dior')).toBeNull();
  });
});
