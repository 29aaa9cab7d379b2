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
  /** Replaced whenever the show is to play from another moment than the clock says. */
  const [run, setRun] = useState({ from: 0, isPaused: false });
  /** What the clock would have shown at the very beginning, had the show never been paused. */
  const beganAt = useRef(0);

  useEffect(() => {
    if (run.isPaused) return;
    beganAt.current = performance.now() - run.from;
    let timer: ReturnType<typeof setTimeout>;
    // The next timer is set right here, not after the drawing, which may come late.
    function play() {
      const passed = performance.now() - beganAt.current;
      setElapsed(passed);
      timer = setTimeout(play, nextMoment(show, passed) - passed);
    }
    play();
    return () => clearTimeout(timer);
  }, [show, run]);

  const setIsPaused = useCallback((isPaused: boolean) => {
    setRun((before) => ({ from: isPaused ? performance.now() - beganAt.current : before.from, isPaused }));
  }, []);
  const restart = useCallback(() => setRun({ from: 0, isPaused: false }), []);

  const round = Math.floor(elapsed / show.lengthMs);
  const frame = show.frames[frameIndexAt(show, elapsed - round * show.lengthMs)] ?? show.frames[0];
  return { view: frame.view, round, isPaused: run.isPaused, setIsPaused, restart };
}

/** The next moment after this one in which something changes, in milliseconds since the very beginning. */
function nextMoment<View>(show: Show<View>, elapsed: number): number {
  const round = Math.floor(elapsed / show.lengthMs);
  const roundBegan = round * show.lengthMs;
  const next = show.frames[frameIndexAt(show, elapsed - roundBegan) + 1];
  return roundBegan + (next?.at ?? show.lengthMs);
}
