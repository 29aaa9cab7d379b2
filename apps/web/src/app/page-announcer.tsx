/**
 * Announces client-side navigation to screen readers, as browsers do for a new document: focuses the page's heading,
 * which is then read. If the heading is rendered later, the page itself is focused and its title announced.
 */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export function PageAnnouncer() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const announced = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector('main');
    // A link to an anchor, or a page that focused its own field, needs no announcement.
    if (!main || hash || main.contains(document.activeElement)) return;
    const heading = main.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    (heading ?? main).focus({ preventScroll: true });
    if (announced.current) announced.current.textContent = heading ? '' : document.title;
  }, [pathname, hash]);

  return <p ref={announced} aria-live="polite" className="sr-only" />;
}
