/**
 * Keeps the newest turn of a conversation in view while it grows. A reply that fits is fully visible at its end; a
 * taller one is shown from its top, together with its question. A reader who scrolled away keeps the position until the
 * next question.
 */
import { type RefObject, useEffect, useRef, useState } from 'react';

/** From a new turn to the scroll. */
const SCROLL_DELAY_MS = 100;
/** Distance to the end within which a reader counts as being there, in pixels. */
const NEAR_END_PX = 96;
/** Space above a reply that is shown from its top, in pixels. */
const GAP_PX = 12;
/** A question taller than this share of the window is not shown with its reply. */
const TALLEST_QUESTION = 1 / 3;

interface Conversation {
  /** Total number of turns. */
  turns: number;
  /** Number of the shopper's turns. */
  questions: number;
  /** Changes whenever the newest turn does. */
  growth: string;
}

/**
 * `newest`: follow the newest turn. `end`: the reader scrolled to the end of a tall reply; stay there. `reader`: the
 * reader is elsewhere; keep the position.
 */
type Mode = 'newest' | 'end' | 'reader';

export interface NewestInView {
  /** The scroller's scroll handler. */
  onScroll: () => void;
  /** Whether the reader has scrolled away, and the end is out of sight. */
  isAway: boolean;
  /** Scrolls to the newest turn and follows it again. */
  jump: () => void;
}

/** The turns inside the scroller carry `data-sender`: `user` or `ai`. */
export function useNewestInView(
  scroller: RefObject<HTMLElement | null>,
  { turns, questions, growth }: Conversation,
): NewestInView {
  const mode = useRef<Mode>('newest');
  const [isAway, setIsAway] = useState(false);
  /** Position of our last scroll, to distinguish it from the reader's. */
  const placedAt = useRef(0);
  /** Number of questions at the last delayed scroll. */
  const followed = useRef(questions);

  function place() {
    const element = scroller.current;
    if (!element) return;
    setIsAway(mode.current === 'reader' && toEndOf(element) >= NEAR_END_PX);
    if (mode.current === 'reader') return;
    element.scrollTo({ top: mode.current === 'newest' ? newestTop(element) : element.scrollHeight });
    placedAt.current = element.scrollTop;
  }
  const placeNow = useRef(place);
  useEffect(() => {
    placeNow.current = place;
  });

  useEffect(() => {
    if (turns === 0) return;
    const timer = setTimeout(() => {
      // A new question or a restarted conversation scrolls every reader down.
      if (followed.current !== questions) mode.current = 'newest';
      followed.current = questions;
      placeNow.current();
    }, SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [turns, questions]);

  useEffect(() => {
    if (growth) placeNow.current();
  }, [growth]);

  // Attachments make the composer taller and the conversation smaller.
  useEffect(() => {
    const element = scroller.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => placeNow.current());
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);

  function jump() {
    mode.current = 'newest';
    place();
    scroller.current?.focus({ preventScroll: true });
  }

  function onScroll() {
    const element = scroller.current;
    if (!element) return;
    const { scrollTop } = element;
    const toEnd = toEndOf(element);
    const isOurs = Math.abs(scrollTop - placedAt.current) <= 1;
    // Shrinking content moves the position to the new end; that is not the reader's scroll.
    const isClamped = scrollTop < placedAt.current && toEnd <= 1;
    if (isOurs || isClamped) return;
    placedAt.current = scrollTop;
    if (toEnd >= NEAR_END_PX) mode.current = 'reader';
    else mode.current = isTall(newestTurn(element), element) ? 'end' : 'newest';
    setIsAway(mode.current === 'reader');
  }

  return { onScroll, isAway, jump };
}

function toEndOf({ scrollHeight, scrollTop, clientHeight }: HTMLElement): number {
  return scrollHeight - scrollTop - clientHeight;
}

function turnsOf(scroller: HTMLElement): HTMLElement[] {
  return [...scroller.querySelectorAll<HTMLElement>('[data-sender]')];
}

function newestTurn(scroller: HTMLElement): HTMLElement | undefined {
  return turnsOf(scroller).at(-1);
}

/** A reply whose top is not visible when the end of the conversation is. */
function isTall(turn: HTMLElement | undefined, scroller: HTMLElement): boolean {
  if (turn?.dataset.sender !== 'ai') return false;
  return topOf(turn, scroller) < scroller.scrollHeight - scroller.clientHeight;
}

/** Distance from the start of the conversation, in pixels. */
function topOf(turn: HTMLElement, scroller: HTMLElement): number {
  return turn.offsetTop - scroller.offsetTop;
}

/** The scroll position that shows the newest turn; beyond the end when it fits. */
function newestTop(scroller: HTMLElement): number {
  const [reply, question] = turnsOf(scroller).reverse();
  if (!reply || !isTall(reply, scroller)) return scroller.scrollHeight;
  const isShortQuestion =
    question?.dataset.sender === 'user' && question.offsetHeight <= scroller.clientHeight * TALLEST_QUESTION;
  const first = isShortQuestion ? question : reply;
  return topOf(first, scroller) - GAP_PX;
}
