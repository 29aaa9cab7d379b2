/** Renders the toasts. */
import { useToasts } from '@quarry/client/react';
import { Toaster } from '@quarry/ui';
import { toasts } from '../kit/toasts.ts';
import { useWords } from '../words/use-words.ts';

export function Notifications() {
  const { t } = useWords();
  return (
    <Toaster
      toasts={useToasts(toasts)}
      onDismiss={toasts.dismiss}
      labels={{ dismiss: t('action.dismiss'), list: t('shell.notifications') }}
    />
  );
}
