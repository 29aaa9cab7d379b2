/** Turns a rule or a synonym on or off in its row. */
import { ABOVE_ROW_LINK } from '../../kit/data-table.tsx';
import { useWords } from '../../words/use-words.ts';

interface EnabledSwitchProps {
  /** What is turned on. */
  name: string;
  isOn: boolean;
  isLocked: boolean;
  onChange: (isOn: boolean) => void;
}

export function EnabledSwitch({ name, isOn, isLocked, onChange }: EnabledSwitchProps) {
  const { t } = useWords();
  return (
    <label className={`${ABOVE_ROW_LINK} grid size-11 place-items-center`}>
      <span className="sr-only">{t('rule.enabledOf', { name })}</span>
      <input
        type="checkbox"
        className="check-box"
        checked={isOn}
        disabled={isLocked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
