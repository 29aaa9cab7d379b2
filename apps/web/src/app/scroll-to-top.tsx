/** Every navigation starts at the top of the page; a jump to a place inside the page keeps its own scroll. */
import { useEffect } from 'react';
import { useLocation } from 'react-router';

export function ScrollToTop() {
  const location = useLocation();

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    if (!location.hash) window.scrollTo(0, 0);
  }, [location]);

  return null;
}
