/** Handles the Escape key. */
import { type RefObject, useEffect } from 'react';

/**
 * Calls `act` on Escape inside the element, unless a child handled it. The listener is on the document, after React's
 * handlers; keys of the language menu, which is rendered in a portal, do not count.
 */
export function useEscape(element: RefObject<HTMLElement | null>, act: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && isFrom(element.current, event)) act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [element, act]);
}

function isFrom(element: HTMLElement | null, { target }: KeyboardEvent): boolean {
  if (!element || !(target instanceof Node)) return false;
  // The field is disabled during a reply, and the browser then gives its focus to the body.
  return element.contains(target) || (target === document.body && element.querySelector('textarea:disabled') !== null);
}
