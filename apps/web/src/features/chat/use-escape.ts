/** Handles the Escape key. */
import { type RefObject, useEffect } from 'react';

/**
 * Calls `act` on Escape inside the element, unless a child handled it. The listener is on the document, after React's
 * handlers; keys of the language menu, which is rendered in a portal, do not count.
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
