/**
 * Plays a show: draws again only at the moments in which something changes. The time is read from the clock each time,
 * so a timer that comes late delays nothing that follows.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { frameIndexAt, type Show } from './show.ts';

export interface PlayedShow<View> {
  view: View;
  /** How many times it has begun again. */
  round: number;
  isPaused: boolean;
  setIsPaused: (isPaused: boolean) => void;
  /** From the beginning. */
  restart: () => void;
}

export function useShow<View>(show: Show<View>): PlayedShow<View> {
  const [elapsed, setElapsed] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  /** What the clock showed when the show began, as if it had never been paused. */
  const beganAt = useRef<number | null>(null);

  useEffect(() => {
    if (isPaused) {
      beganAt.current = null;
      return;
    }
    beganAt.current ??= performance.now() - elapsed;
    const next = nextMoment(show, elapsed);
    const wait = beganAt.current + next - performance.now();
    const timer = setTimeout(() => {
      const passed = performance.now() - (beganAt.current ?? 0);
      // A timer may come a breath too early, and must not be set again for the same moment.
      setElapsed(Math.max(next, passed));
    }, wait);
    return () => clearTimeout(timer);
  }, [show, elapsed, isPaused]);

  const restart = useCallback(() => {
    beganAt.current = null;
    setElapsed(0);
    setIsPaused(false);
  }, []);

  const round = Math.floor(elapsed / show.lengthMs);
  const frame = show.frames[frameIndexAt(show, elapsed - round * show.lengthMs)] ?? show.frames[0];
  return { view: frame.view, round, isPaused, setIsPaused, restart };
}

/** The next moment after this one in which something changes, in milliseconds since the very beginning. */
function nextMoment<View>(show: Show<View>, elapsed: number): number {
  const round = Math.floor(elapsed / show.lengthMs);
  const roundBegan = round * show.lengthMs;
  const next = show.frames[frameIndexAt(show, elapsed - roundBegan) + 1];
  return roundBegan + (next?.at ?? show.lengthMs);
}
