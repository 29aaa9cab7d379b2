/**
 * A row of cards that scrolls horizontally: by touch, by mouse dragging, and by two buttons that are shown when cards
 * overflow. A focused card scrolls into view.
 */
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { useSpeech } from '../messages/messages-context.tsx';
import { useDragScroll } from './use-drag-scroll.ts';

interface CardScrollerProps {
  label: string;
  /** List items. */
  children: ReactNode;
  /** Set when no card is focusable: the row itself must then be focusable. */
  isTabStop: boolean;
  className: string;
  testId?: string;
}

/** Share of the row that one press scrolls, so that a cut-off card becomes fully visible. */
const PAGE_SHARE = 0.85;

interface Reach {
  hasEarlier: boolean;
  hasMore: boolean;
  /** The scrolled share of the row, 0 to 1. */
  seen: number;
}

export function CardScroller({ label, children, isTabStop, className, testId }: CardScrollerProps) {
  const { messages } = useSpeech();
  const row = useRef<HTMLUListElement>(null);
  const [reach, setReach] = useState<Reach | null>(null);
  useDragScroll(row);

  useEffect(() => {
    const element = row.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => setReach(reachOf(element));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Added or removed cards change the scroll range, not the size of the row.
    const cards = new MutationObserver(measure);
    cards.observe(element, { childList: true });
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      cards.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);

  function turn(pages: 1 | -1) {
    const element = row.current;
    if (!element) return;
    const forward = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollBy({
      left: pages * forward * element.clientWidth * PAGE_SHARE,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    });
  }

  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it listens for the focus of its cards */}
      <ul
        ref={row}
        aria-label={label}
        data-testid={testId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard
        tabIndex={isTabStop ? 0 : undefined}
        onFocus={showFocusedCard}
        className={`no-scrollbar flex snap-x snap-proximity overflow-x-auto data-dragging:cursor-grabbing data-dragging:snap-none data-dragging:select-none ${className}`}
      >
        {children}
      </ul>
      {reach && (reach.hasEarlier || reach.hasMore) && (
        <div className="mt-1 flex items-center gap-1 pointer-coarse:hidden">
          <span className="h-0.5 flex-1 overflow-hidden rounded-full bg-line" aria-hidden="true">
            <span className="block h-full bg-control" style={{ width: `${reach.seen * 100}%` }} />
          </span>
          <TurnButton
            icon="chevronLeft"
            label={messages.earlierProducts}
            isOff={!reach.hasEarlier}
            onPress={() => turn(-1)}
          />
          <TurnButton
            icon="chevronRight"
            label={messages.moreProducts}
            isOff={!reach.hasMore}
            onPress={() => turn(1)}
          />
        </div>
      )}
    </div>
  );
}

function reachOf(row: HTMLElement): Reach | null {
  const room = row.scrollWidth - row.clientWidth;
  if (room <= 1) return null;
  // Negative in right-to-left rows.
  const way = Math.abs(row.scrollLeft);
  return { hasEarlier: way > 1, hasMore: way < room - 1, seen: (way + row.clientWidth) / row.scrollWidth };
}

function showFocusedCard({ target }: FocusEvent<HTMLElement>) {
  // Mouse presses focus too, and the card must not move under the pointer.
  if (!target.matches(':focus-visible')) return;
  target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

interface TurnButtonProps {
  icon: 'chevronLeft' | 'chevronRight';
  label: string;
  /** Not `disabled`, because that would remove the focus after a press. */
  isOff: boolean;
  onPress: () => void;
}

function TurnButton({ icon, label, isOff, onPress }: TurnButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onPress}
      className="grid size-9 flex-none place-items-center rounded-control text-ink-2 transition-colors duration-[120ms] hover:bg-surface-2 hover:text-ink aria-disabled:cursor-default! aria-disabled:bg-transparent aria-disabled:text-line-strong max-sm:size-11"
    >
      <Icon name={icon} className="size-4 rtl:-scale-x-100" />
    </button>
  );
}
