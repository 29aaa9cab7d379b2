/**
 * The place where passing notices show. An open page rarely has one, so what draws them is fetched with the first; until
 * then an empty place with the same name stands there, which F8 leads to as it does later.
 */
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { toasts } from '../browser/toasts.ts';

const HOTKEY = 'F8';

/** `atOnce`: on pages that notify of failed calls, which may be the very reason why nothing can be fetched then. */
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
