/** A message above a platform page while the browser is offline. */
import { useSpeech } from '@quarry/ui';
import { useIsOnline } from '../browser/use-is-online.ts';

export function OfflineNotice() {
  const { messages, language, direction } = useSpeech();
  const isOnline = useIsOnline();
  if (isOnline) return null;
  return (
    <p role="status" lang={language} dir={direction} className="bg-surface-2 px-6 py-2.5 text-center text-sm">
      {messages.offline}
    </p>
  );
}
