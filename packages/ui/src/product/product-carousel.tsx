/**
 * The pictures of one product: a loop with `n / total`, controlled by buttons or arrow keys; cards add swiping
 * (`useSwipe`), because a link covers the picture. The buttons are shown on hover and are not tab stops: arrow keys on
 * the card's link (`pictureKeys`), or on the picture of a card without link, do the same. On devices without hover the
 * buttons are always shown, except in the chat's rail, where they would hide the picture and a swipe scrolls the rail,
 * and in quiet cards, where pressing `n / total` shows the next picture.
 */
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { useMessages, useSpeech } from '../messages/messages-context.tsx';
import { announce } from '../primitives/announce.ts';
import { ProductPicture } from './product-picture.tsx';

const SWIPE_PX = 36;

/** The current picture's index and the step functions; after the last comes the first. */
export interface PictureLoop {
  index: number;
  step: (by: 1 | -1) => void;
}

/** Steps are user actions, so the new picture is announced. */
export function usePictureLoop(total: number): PictureLoop {
  const { messages, language } = useSpeech();
  const [shown, setShown] = useState(0);
  const index = total > 0 ? shown % total : 0;
  return {
    index,
    step(by) {
      if (total < 2) return;
      const next = (index + by + total) % total;
      setShown(next);
      announce(messages.pictureOf(next + 1, total), language);
    },
  };
}

/** Key handler for a card's only tab stop: left and right arrows change the picture. */
export function pictureKeys(step: PictureLoop['step']) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    // Prevents a surrounding scroller from handling the same keys.
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  };
}

/** Handlers for a card with a picture: a swipe changes the picture. */
export function useSwipe(step: PictureLoop['step']) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown: ({ clientX, pointerType }: PointerEvent) => {
      start.current = pointerType === 'mouse' ? null : clientX;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const travel = start.current === null ? 0 : clientX - start.current;
      start.current = null;
      if (Math.abs(travel) >= SWIPE_PX) step(travel < 0 ? 1 : -1);
    },
    // The page is being scrolled, so this is not a swipe.
    onPointerCancel: () => {
      start.current = null;
    },
  };
}

interface ProductCarouselProps {
  images: readonly string[];
  name: string;
  /** Smaller controls, for chat cards. */
  small?: boolean;
  /** Passed by a card that changes pictures itself, by swipe or keys. */
  loop?: PictureLoop;
  /** Whether the pictures are a tab stop with arrow keys. False where the card has a link, which handles the keys. */
  isTabStop: boolean;
  /** Buttons for hover devices only. */
  isQuiet?: boolean;
}

export function ProductCarousel({
  images,
  name,
  small = false,
  loop,
  isTabStop,
  isQuiet = false,
}: ProductCarouselProps) {
  const messages = useMessages();
  const own = usePictureLoop(images.length);
  const { index, step } = loop ?? own;
  const total = images.length;
  const forPointers = { tabIndex: -1, ...(isQuiet && { 'aria-hidden': true as const }) };

  const button = `absolute inset-y-0 z-[2] grid place-items-center text-chip-text ${small ? 'w-9' : 'w-11'} opacity-0 transition-opacity duration-[180ms] group-hover/card:opacity-100 focus-visible:opacity-100 focus-visible:-outline-offset-4 ${small || isQuiet ? 'pointer-coarse:hidden' : 'pointer-coarse:opacity-100'}`;
  const disc = `grid place-items-center rounded-control bg-chip ${small ? 'size-7' : 'size-9 pointer-coarse:size-8'}`;

  if (total <= 1) return <ProductPicture source={images[0]} name={name} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a second way beside its buttons
    <div
      dir="ltr"
      role="group"
      aria-roledescription="carousel"
      aria-label={name}
      {...(isTabStop && { tabIndex: 0, onKeyDown: pictureKeys(step) })}
      className="size-full overflow-hidden focus-visible:-outline-offset-4"
    >
      <ProductPicture source={images[index]} name={name} />
      <button
        type="button"
        aria-label={messages.previousPicture}
        {...forPointers}
        onClick={() => step(-1)}
        className={`${button} left-0`}
      >
        <span className={disc}>
          <Icon name="chevronLeft" className="size-4" />
        </span>
      </button>
      <button
        type="button"
        aria-label={messages.nextPicture}
        {...forPointers}
        onClick={() => step(1)}
        className={`${button} right-0`}
      >
        <span className={disc}>
          <Icon name="chevronRight" className="size-4" />
        </span>
      </button>
      <Counter isButton={isQuiet} onPress={() => step(1)} small={small}>
        {index + 1} / {total}
      </Counter>
    </div>
  );
}

interface CounterProps {
  /** On touch devices a press shows the next picture. */
  isButton: boolean;
  onPress: () => void;
  small: boolean;
  children: ReactNode;
}

function Counter({ isButton, onPress, small, children }: CounterProps) {
  const look = `pointer-events-none absolute z-[3] rounded-chip bg-chip px-[7px] py-[5px] text-[13px] leading-none font-medium text-chip-text tabular-nums ${small ? 'right-1.5 bottom-1.5' : 'right-2.5 bottom-2.5'}`;
  if (!isButton) return <span className={look}>{children}</span>;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- arrow keys on the card do the same
    <span
      onClick={onPress}
      className={`${look} pointer-coarse:pointer-events-auto pointer-coarse:after:absolute pointer-coarse:after:-inset-2.5`}
    >
      {children}
    </span>
  );
}
