/** What stands in the field: what is written, or the query of the address once that is another one. */
import { useEffect, useRef, useState } from 'react';

export function useSearchField(query: string) {
  const [held, setHeld] = useState({ query, text: query });
  const current = held.query === query ? held : { query, text: query };
  if (current !== held) setHeld(current);
  const field = useRef<HTMLInputElement>(null);

  // Whoever has a keyboard can write at once; on a touch screen that would raise one over half of the page.
  useEffect(() => {
    if (query === '' && window.matchMedia('(hover: hover)').matches) field.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- only when the page opens
  }, []);

  return { text: current.text, setText: (text: string) => setHeld({ query, text }), field };
}
