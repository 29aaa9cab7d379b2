/** Plays the queries in random order, in a loop. */
import { useEffect, useState } from 'react';
import { useMedia } from '../../browser/use-media.ts';
import { type Moment, PREPARING, planTurn } from './demo-turn.ts';
import { shuffled } from './shuffle.ts';

/** The selected results: keyword search, or ours. */
export type View = 'before' | 'after';

export interface DemoLoop {
  /** Index of the query in the data; null until one is selected. */
  entry: number | null;
  moment: Moment;
  view: View;
  setView: (view: View) => void;
  isPaused: boolean;
  setIsPaused: (isPaused: boolean) => void;
}

export function useDemoLoop(queries: readonly string[]): DemoLoop {
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const [order, setOrder] = useState<readonly number[] | null>(null);
  const [turn, setTurn] = useState(0);
  const [moment, setMoment] = useState(PREPARING);
  const [view, setView] = useState<View>('after');
  const [isPaused, setIsPaused] = useState(false);
  const entry = order?.[turn % order.length] ?? null;
  const query = entry === null ? undefined : queries[entry];

  // Random order only in the browser: the prerendered page is the same for everybody.
  // oxlint-disable-next-line react/set-state-in-effect -- a random order cannot be computed while rendering
  useEffect(() => setOrder(shuffled([...queries.keys()])), [queries]);

  useEffect(() => {
    if (query === undefined || isPaused) return;
    const { moments, nextAtMs } = planTurn(query, { windowWidth: window.innerWidth, isStill });
    const [first, ...rest] = moments;
    // oxlint-disable-next-line react/set-state-in-effect -- the first moment of a turn is now
    if (first) setMoment(first);
    setView('after');
    const timers = rest.map((next) => setTimeout(setMoment, next.atMs, next));
    timers.push(setTimeout(() => setTurn(turn + 1), nextAtMs));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [query, turn, isPaused, isStill]);

  return {
    entry,
    moment,
    view,
    setView,
    isPaused,
    // Pausing shows the current query's answer; resuming continues with the next query.
    setIsPaused: (pause) => {
      if (pause && query !== undefined) setMoment({ phase: 'answered', typed: query });
      if (!pause) setTurn(turn + 1);
      setIsPaused(pause);
    },
  };
}
