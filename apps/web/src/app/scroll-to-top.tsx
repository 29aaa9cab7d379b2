/** Every navigation starts at the top of the page; a jump to a place inside the page keeps its own scroll. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export function ScrollToTop() {
  const location = useLocation();
  const reached = useRef(location);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    // The page that was opened stays where its reader has scrolled it while its code was on the way.
    if (reached.current === location) return;
    reached.current = location;
    if (!location.hash) window.scrollTo(0, 0);
  }, [location]);

  return null;
}
