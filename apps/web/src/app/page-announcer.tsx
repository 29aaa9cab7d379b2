/**
 * Tells screen readers that a link inside the application has opened another page, as a browser does for a new document:
 * the focus moves to the page's heading, which is then read out. A page whose heading comes later gets the focus itself,
 * and its title is announced.
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
    // A link to a place inside the page, or a page that has taken the focus for its field, has decided already.
    if (!main || hash || main.contains(document.activeElement)) return;
    const heading = main.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    (heading ?? main).focus({ preventScroll: true });
    if (announced.current) announced.current.textContent = heading ? '' : document.title;
  }, [pathname, hash]);

  return <p ref={announced} aria-live="polite" className="sr-only" />;
}
