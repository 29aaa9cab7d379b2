/** Keeps the Tab key within an overlay. */
import { type RefObject, useEffect } from 'react';

const REACHABLE = 'a[href], button:enabled, textarea:enabled, input:enabled, [tabindex="0"]';

export function useFocusTrap(part: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const element = part.current;
    if (!element || !isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      const stops = [...element.querySelectorAll<HTMLElement>(REACHABLE)].filter((stop) => stop.checkVisibility());
      const [first, last] = [stops[0], stops.at(-1)];
      const isAtStart = document.activeElement === first || document.activeElement === element;
      const next = event.shiftKey ? isAtStart && last : document.activeElement === last && first;
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [part, isOn]);
}
