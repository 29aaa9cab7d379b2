/**
 * Moves the focus when one screen of a section replaces another: to the heading of the new screen, then to the
 * section's main field once it is rendered.
 */
import { hasFinePointer } from '@quarry/ui';
import { useEffect } from 'react';

/** Focuses the first heading of the page's content, else the content; does nothing when the focus is elsewhere. */
export function focusSection(): void {
  const main = document.getElementById('content');
  const active = document.activeElement;
  if (!main || (active !== null && active !== document.body && active !== main)) return;
  const heading = main.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  (heading ?? main).focus({ preventScroll: true });
}

/**
 * Focuses a section's main field when it appears, if the focus is still at the section's start. Not on touch screens,
 * where the keyboard would cover the new content.
 *
 * @param field selector within the page's content.
 */
export function useSectionField(field: string): void {
  useEffect(() => {
    const main = document.getElementById('content');
    const active = document.activeElement;
    const isAtStart = active !== null && (active === main || active.matches('#content h1'));
    if (isAtStart && hasFinePointer()) main?.querySelector<HTMLElement>(field)?.focus({ preventScroll: true });
  }, [field]);
}
