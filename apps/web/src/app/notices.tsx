/**
 * The toast region. Its code is loaded with the first toast; until then an empty region with the same name is rendered,
 * so that F8 focuses it as later.
 */
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { toasts } from '../browser/toasts.ts';

const HOTKEY = 'F8';

/**
 * `atOnce`: loads the code immediately, on pages that report failed calls: a lost connection would also prevent loading
 * it later.
 */
export function Notices({ atOnce }: { atOnce: boolean }) {
  const [Drawn, setDrawn] = useState<ComponentType | null>(null);

  useEffect(() => {
    const fetchThem = () =>
      import('./notifications.tsx').then(
        ({ default: Notifications }) => setDrawn(() => Notifications),
        (error: unknown) => console.warn('Notices cannot be drawn.', error),
      );
    if (atOnce || toasts.getSnapshot().length > 0) {
      void fetchThem();
      return;
    }
    const unsubscribe = toasts.subscribe(() => {
      unsubscribe();
      void fetchThem();
    });
    return unsubscribe;
  }, [atOnce]);

  return Drawn ? <Drawn /> : <EmptyPlace />;
}

function EmptyPlace() {
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      if (event.key === HOTKEY) list.current?.focus();
    };
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, []);

  return (
    <section aria-label={`Notifications (${HOTKEY})`} className="pointer-events-none">
      <ol ref={list} tabIndex={-1} className="fixed end-4 top-4 w-[min(400px,calc(100vw-32px))]" />
    </section>
  );
}
