/** Scrolls to the top on navigation; links to anchors keep the browser's scrolling. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export function ScrollToTop() {
  const location = useLocation();
  const reached = useRef(location);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    // The first page keeps the position to which the reader scrolled while its code was loading.
    if (reached.current === location) return;
    reached.current = location;
    if (!location.hash) window.scrollTo(0, 0);
  }, [location]);

  return null;
}
