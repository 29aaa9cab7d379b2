/** Stands at the bottom edge while there are unsaved changes. */
import { Button } from '@quarry/ui';
import { useWords } from '../../words/use-words.ts';

interface SaveBarProps {
  count: number;
  isPending: boolean;
  error: string | null;
  onPreview: () => void;
  onDiscard: () => void;
  onSave: () => void;
}

export function SaveBar({ count, isPending, error, onPreview, onDiscard, onSave }: SaveBarProps) {
  const { t } = useWords();
  return (
    <section
      aria-label={t('settings.unsaved')}
      className="sticky bottom-3 z-20 mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-surface px-5 py-3 shadow-[0_0_0_1px_var(--line),var(--sh-3)]"
    >
      <div className="min-w-0 flex-1">
        <p role="status" className="font-semibold">
          {t('settings.unsavedCount', { count })}
        </p>
        {error && (
          <p role="alert" className="text-danger">
            {error}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="text" size="small" onClick={onDiscard} disabled={isPending}>
          {t('action.discard')}
        </Button>
        <Button look="line" size="small" onClick={onPreview} disabled={isPending || count === 0}>
          {t('settings.preview')}
        </Button>
        <Button size="small" onClick={onSave} disabled={isPending || count === 0}>
          {isPending ? t('action.saving') : t('action.save')}
        </Button>
      </div>
    </section>
  );
}
