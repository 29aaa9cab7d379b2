/** What will change, before it is saved: each setting with its value before and after. */
import { NATIVE_NAMES, LANGUAGES } from '@quarry/contract';
import { Button } from '@quarry/ui';
import { Modal } from '../../kit/dialogs.tsx';
import { isWordKey, type Translate } from '../../words/words.ts';
import { useWords } from '../../words/use-words.ts';
import type { Json, SettingChange } from './settings-changes.ts';

interface ChangesDialogProps {
  changes: readonly SettingChange[];
  isPending: boolean;
  onSave: () => void;
  onClose: () => void;
}

export function ChangesDialog({ changes, isPending, onSave, onClose }: ChangesDialogProps) {
  const { t } = useWords();
  return (
    <Modal title={t('settings.preview')} onClose={onClose}>
      <dl className="divide-y divide-line">
        {changes.map(({ path, before, after }) => (
          <div key={path} className="py-2.5">
            <dt className="font-semibold">{nameOf(path, t)}</dt>
            <dd className="mt-0.5 grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] gap-3">
              <del className="break-words text-ink-2">{shown(before, t)}</del>
              <span aria-hidden="true" className="text-ink-3 rtl:-scale-x-100">
                →
              </span>
              <ins className="break-words no-underline">{shown(after, t)}</ins>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex justify-end gap-2">
        <Button look="line" size="small" onClick={onClose}>
          {t('action.back')}
        </Button>
        <Button size="small" disabled={isPending} onClick={onSave}>
          {isPending ? t('action.saving') : t('action.save')}
        </Button>
      </div>
    </Modal>
  );
}

/** A path such as `greetings.ka` in words; unknown paths are shown as they are. */
export function nameOf(path: string, t: Translate): string {
  const [first = '', ...rest] = path.split('.');
  const last = rest.at(-1) ?? '';
  const language = LANGUAGES.find((known) => known === last);
  const keyed = {
    gates: `gate.${last}`,
    field_weights: `searchField.${last}`,
    helplines: `helpline.${last}`,
    retention: `retention.${last}`,
  }[first];
  if (keyed && isWordKey(keyed)) return t(keyed);
  const key = `setting.${[first, ...rest].filter((part) => part !== language).join('.')}`;
  if (!isWordKey(key)) return path;
  return language ? `${t(key)} · ${NATIVE_NAMES[language]}` : t(key);
}

function shown(value: Json | undefined, t: Translate): string {
  if (typeof value === 'boolean') return t(value ? 'settings.on' : 'settings.off');
  if (typeof value === 'string' || typeof value === 'number') return String(value) || t('settings.notSet');
  return Array.isArray(value) && value.length > 0 ? value.map(String).join(', ') : t('settings.notSet');
}
