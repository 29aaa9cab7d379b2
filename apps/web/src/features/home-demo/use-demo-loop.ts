/** Plays the queries one after the other, in an order of chance, again from the first after the last. */
import { useEffect, useState } from 'react';
import { useMedia } from '../../browser/use-media.ts';
import { type Moment, PREPARING, planTurn } from './demo-turn.ts';
import { shuffled } from './shuffle.ts';

/** Which of the two results are looked at: plain keyword search, or ours. */
export type View = 'before' | 'after';

export interface DemoLoop {
  /** Place of the query in the data; null until one is chosen. */
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

  // Chance has its say in the browser alone: the page that was written out ahead of time is the same for everybody.
  // oxlint-disable-next-line react/set-state-in-effect -- an order of chance cannot be drawn while rendering
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
    // A query that is stopped stands there answered; going on, the next one has its turn.
    setIsPaused: (pause) => {
      if (pause && query !== undefined) setMoment({ phase: 'answered', typed: query });
      if (!pause) setTurn(turn + 1);
      setIsPaused(pause);
    },
  };
}
