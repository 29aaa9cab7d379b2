/** Shown when a room cannot be rendered or its code cannot be loaded. */
import { Button } from '@quarry/ui';
import { StateNote } from '../kit/states.tsx';
import { useWords } from '../words/use-words.ts';

export function RoomFailed() {
  const { t } = useWords();
  return (
    <StateNote
      role="alert"
      icon="warning"
      title={t('state.failed')}
      action={
        <Button look="line" size="small" onClick={() => window.location.reload()}>
          {t('state.reload')}
        </Button>
      }
    >
      {t('state.roomFailed')}
    </StateNote>
  );
}
