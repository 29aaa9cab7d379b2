/** A figure's change against the period before, in words and with its sign; withheld where there is nothing to compare. */
import { useWords } from '../words/use-words.ts';
import { formatNumber } from './format.ts';

interface ChangeFigureProps {
  now: number | null;
  before: number | null;
  /** `points` for shares, whose difference is in points of a percentage. */
  as: 'percent' | 'points';
  /** Whether more is better, worse, or neither. */
  more: 'good' | 'bad' | 'neutral';
}

export function ChangeFigure({ now, before, as, more }: ChangeFigureProps) {
  const { t, language } = useWords();
  if (now === null || before === null || (as === 'percent' && before === 0)) {
    return <span className="text-ink-2">{t('figure.noPrevious')}</span>;
  }
  const change = as === 'percent' ? (now - before) / before : (now - before) * 100;
  const text =
    as === 'percent'
      ? formatNumber(change, language, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })
      : formatNumber(change, language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const isGood = more !== 'neutral' && change !== 0 && change > 0 === (more === 'good');
  const isBad = more !== 'neutral' && change !== 0 && !isGood;
  const color = isGood ? 'text-[var(--status-delivered-text)]' : isBad ? 'text-danger' : 'text-ink-2';
  return (
    <span className="text-ink-2">
      <b dir="ltr" className={`figures inline-block font-semibold ${color}`}>
        {text}
      </b>{' '}
      {t(as === 'percent' ? 'figure.onBefore' : 'figure.points')}
    </span>
  );
}
