/**
 * Plays an animation: re-renders only when the view changes. Reads the clock each time, so that a late timer does not
 * delay later frames.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { frameIndexAt, type Show } from './show.ts';

export interface PlayedShow<View> {
  view: View;
  /** How many rounds have been completed. */
  round: number;
  isPaused: boolean;
  setIsPaused: (isPaused: boolean) => void;
  /** Restarts from the beginning. */
  restart: () => void;
}

export function useShow<View>(show: Show<View>): PlayedShow<View> {
  const [elapsed, setElapsed] = useState(0);
  /** Replaced whenever the position is changed by pausing, resuming or restarting. */
  const [run, setRun] = useState({ from: 0, isPaused: false });
  /** The clock time of the start, shifted by all pauses. */
  const beganAt = useRef(0);

  useEffect(() => {
    if (run.isPaused) return;
    beganAt.current = performance.now() - run.from;
    let timer: ReturnType<typeof setTimeout>;
    // Sets the next timer here, not after rendering, which may be late.
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

/** The next time after this one at which the view changes, in milliseconds since the start. */
function nextMoment<View>(show: Show<View>, elapsed: number): number {
  const round = Math.floor(elapsed / show.lengthMs);
  const roundBegan = round * show.lengthMs;
  const next = show.frames[frameIndexAt(show, elapsed - roundBegan) + 1];
  return roundBegan + (next?.at ?? show.lengthMs);
}
