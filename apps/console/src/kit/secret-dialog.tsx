/** Shows a key or another secret that the server returns only once. */
import { Button } from '@quarry/ui';
import { useWords } from '../words/use-words.ts';
import { CopyField } from './copy-field.tsx';
import { Modal } from './dialogs.tsx';

interface SecretDialogProps {
  title: string;
  note: string;
  /** Name of the field. */
  label: string;
  value: string;
  rows?: number;
  onClose: () => void;
}

export function SecretDialog({ title, note, label, value, rows, onClose }: SecretDialogProps) {
  const { t } = useWords();
  return (
    <Modal title={title} note={note} onClose={onClose}>
      <CopyField label={label} value={value} {...(rows !== undefined && { rows })} />
      <div className="mt-5 flex justify-end">
        <Button size="small" onClick={onClose}>
          {t('keys.kept')}
        </Button>
      </div>
    </Modal>
  );
}
