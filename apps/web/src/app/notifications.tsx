/** Draws the page's notices. Closing after five seconds is left to the drawing, which waits while a pointer rests. */
import { useToasts } from '@quarry/client/react';
import { Toaster } from '@quarry/ui';
import { toasts } from '../browser/toasts.ts';

export default function Notifications() {
  const shown = useToasts(toasts);
  return <Toaster toasts={shown} onDismiss={toasts.dismiss} />;
}
