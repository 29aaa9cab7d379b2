/** Shows a link that the server tells only once: of an invitation, or for a new password. */
import { Button } from '@quarry/ui';
import { CopyField } from '../../kit/copy-field.tsx';
import { Modal } from '../../kit/dialogs.tsx';
import { useWords } from '../../words/use-words.ts';

export interface GivenLink {
  purpose: 'invitation' | 'password';
  /** null: it was told before. */
  link: string | null;
  mailed: boolean;
}

export function LinkDialog({ given, onClose }: { given: GivenLink; onClose: () => void }) {
  const { t } = useWords();
  return (
    <Modal title={t(`link.${given.purpose}`)} note={t('link.note')} onClose={onClose}>
      {given.link && <CopyField label={t('link.address')} value={given.link} rows={3} />}
      <p className="mt-3 text-ink-2">{given.mailed ? t('link.mailed') : t('link.notMailed')}</p>
      <div className="mt-5 flex justify-end">
        <Button size="small" onClick={onClose}>
          {t('link.done')}
        </Button>
      </div>
    </Modal>
  );
}
