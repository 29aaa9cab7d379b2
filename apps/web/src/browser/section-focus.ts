/**
 * Where the focus goes when one screen of a section takes the place of another: to the heading of the new screen, and on
 * to the field that the section is about, as soon as it is there.
 */
import { hasFinePointer } from '@quarry/ui';
import { useEffect } from 'react';

/** To the first heading of the page's content, else to the content; nothing when somebody has the focus elsewhere. */
export function focusSection(): void {
  const main = document.getElementById('content');
  const active = document.activeElement;
  if (!main || (active !== null && active !== document.body && active !== main)) return;
  const heading = main.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  (heading ?? main).focus({ preventScroll: true });
}

/**
 * The field that a section is about takes the focus from the start of the section when it appears. Not on a touch screen,
 * where a keyboard would cover what has just come.
 *
 * @param field selects it inside the page's content.
 */
export function useSectionField(field: string): void {
  useEffect(() => {
    const main = document.getElementById('content');
    const active = document.activeElement;
    const isAtStart = active !== null && (active === main || active.matches('#content h1'));
    if (isAtStart && hasFinePointer()) main?.querySelector<HTMLElement>(field)?.focus({ preventScroll: true });
  }, [field]);
}
