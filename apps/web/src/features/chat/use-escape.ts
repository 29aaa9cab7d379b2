/** A key that leaves. */
import { type RefObject, useEffect } from 'react';

/**
 * Escape inside the window closes it, unless something inside has used it. The listener stands at the very end of the
 * way of a key, after React's own; keys of the language menu, which is drawn elsewhere on the page, do not count.
 */
export function useEscape(element: RefObject<HTMLElement | null>, act: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isInside = event.target instanceof Node && element.current?.contains(event.target);
      if (event.key === 'Escape' && !event.defaultPrevented && isInside) act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [element, act]);
}
