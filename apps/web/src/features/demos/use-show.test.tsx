import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Show } from './show.ts';
import { useShow } from './use-show.ts';

const ABC: Show<string> = {
  frames: [
    { at: 0, view: 'a' },
    { at: 100, view: 'b' },
    { at: 250, view: 'c' },
  ],
  lengthMs: 300,
};
const play = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows each frame at its time, and restarts', () => {
  const { result } = renderHook(() => useShow(ABC));
  const views = [99, 1, 149, 1, 49, 1, 100].map((ms) => {
    play(ms);
    return `${result.current.view}${result.current.round}`;
  });
  expect(views).toEqual(['a0', 'b0', 'b0', 'c0', 'c0', 'a1', 'b1']);
});

it('does not change while it is paused, and resumes at the same place', () => {
  const { result } = renderHook(() => useShow(ABC));
  play(100);
  act(() => result.current.setIsPaused(true));
  play(5000);
  expect(result.current.view).toBe('b');
  act(() => result.current.setIsPaused(false));
  play(149);
  expect(result.current.view).toBe('b');
  play(1);
  expect(result.current.view).toBe('c');
});

it('restarts on request, also while paused', () => {
  const { result } = renderHook(() => useShow(ABC));
  play(260);
  act(() => result.current.setIsPaused(true));
  act(() => result.current.restart());
  expect([result.current.view, result.current.isPaused]).toEqual(['a', false]);
  play(100);
  expect(result.current.view).toBe('b');
});
