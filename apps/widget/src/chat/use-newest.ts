/**
 * Keeps the newest turn of the log in view while it grows. A reader who scrolls away keeps the position until the next
 * question, and is offered the way back.
 */
import type { RefObject } from 'preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';

/** Pixels between the edge of the log and its first message. */
const GAP_ABOVE = 16;
/** Pixels from the end within which a reader counts as being there. */
const NEAR_END = 96;

interface Growing {
  /** How many messages the shopper has sent. */
  questions: number;
  /** Changes whenever the log does. */
  growth: unknown;
}

export interface Newest {
  /** For the log. */
  onScroll: () => void;
  /** The reader has scrolled away from the newest turn. */
  isAway: boolean;
  jump: () => void;
}

export function useNewest(log: RefObject<HTMLElement | null>, { questions, growth }: Growing): Newest {
  /** `end`: of an answer taller than the log. `away`: the position is the reader's. */
  const mode = useRef<'newest' | 'end' | 'away'>('newest');
  /** To tell our own scrolling from the reader's. */
  const placedAt = useRef(0);
  const [isAway, setAway] = useState(false);

  const place = useCallback(() => {
    const element = log.current;
    if (!element) return;
    if (mode.current !== 'away') {
      element.scrollTop = element.scrollHeight;
      if (mode.current === 'newest') keepBeginning(element);
      placedAt.current = element.scrollTop;
    }
    setAway(mode.current === 'away' && toEnd(element) >= NEAR_END);
  }, [log]);
  useEffect(() => {
    mode.current = 'newest';
  }, [questions]);
  useEffect(place, [place, questions, growth]);

  return {
    isAway,
    onScroll() {
      const element = log.current;
      if (!element || Math.abs(element.scrollTop - placedAt.current) <= 1) return;
      placedAt.current = element.scrollTop;
      mode.current = toEnd(element) >= NEAR_END ? 'away' : 'end';
      setAway(mode.current === 'away');
    },
    jump() {
      mode.current = 'newest';
      place();
      log.current?.focus({ preventScroll: true });
    },
  };
}

const toEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) => scrollHeight - scrollTop - clientHeight;

/** Scrolls back from the end to the beginning of the last answer and the message that it answers, if that is above. */
function keepBeginning(log: HTMLElement): void {
  const newest = [...log.querySelectorAll('.turn')].at(-1);
  const asked = newest?.previousElementSibling;
  const first = asked?.matches('.own') ? asked : newest;
  if (!first) return;
  const above = log.getBoundingClientRect().top + GAP_ABOVE - first.getBoundingClientRect().top;
  if (above > 0) log.scrollTop -= above;
}
