/** The period that figures cover, kept in the address as `days`. */
import { oneOf, useAddress } from '../browser/use-address-state.ts';
import { useWords } from '../words/use-words.ts';
import { Segments } from './fields.tsx';

const DAYS = ['7', '1', '30', '90'] as const;

/** Length of the period in days. */
export function usePeriod(): number {
  return Number(oneOf(useAddress().get('days'), DAYS));
}

export function PeriodChoice() {
  const { t } = useWords();
  const address = useAddress();
  const days = oneOf(address.get('days'), DAYS);
  return (
    <Segments
      label={t('period.label')}
      value={days}
      options={(['1', '7', '30', '90'] as const).map((value) => ({ value, label: t(`period.${value}`) }))}
      onChange={(value) => address.change({ days: value === '7' ? null : value })}
    />
  );
}
