/** The text of the search field: typed text, replaced by the URL's query when that changes. */
import { useEffect, useRef, useState } from 'react';

export function useSearchField(query: string) {
  const [held, setHeld] = useState({ query, text: query });
  const current = held.query === query ? held : { query, text: query };
  if (current !== held) setHeld(current);
  const field = useRef<HTMLInputElement>(null);

  // Focuses the field if there is a keyboard; on a touch screen it would open the on-screen keyboard.
  useEffect(() => {
    if (query === '' && window.matchMedia('(hover: hover)').matches) field.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- only when the page opens
  }, []);

  return { text: current.text, setText: (text: string) => setHeld({ query, text }), field };
}
