/**
 * Renders the page's toasts. The toast component closes them after five seconds and pauses while the pointer hovers.
 */
import { useToasts } from '@quarry/client/react';
import { Toaster } from '@quarry/ui';
import { toasts } from '../browser/toasts.ts';

export default function Notifications() {
  const shown = useToasts(toasts);
  return <Toaster toasts={shown} onDismiss={toasts.dismiss} />;
}
