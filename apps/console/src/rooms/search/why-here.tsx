/** Why a product stands where it stands: the addends of its score, the greatest first. */
import type { ScoreExplanation, ScorePart } from '@quarry/contract';
import { formatNumber } from '../../kit/format.ts';
import { useWords } from '../../words/use-words.ts';
import { isWordKey, type Translate } from '../../words/words.ts';

export function WhyHere({ explain: { parts, pinned } }: { explain: ScoreExplanation }) {
  const { t, language } = useWords();
  const number = (value: number) =>
    formatNumber(value, language, { maximumFractionDigits: 2, signDisplay: 'exceptZero' });
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-9 items-center text-ink-2 hover:text-ink">{t('why.title')}</summary>
      <ul className="mb-2 grid max-w-[66ch] gap-1 border-s border-line ps-3.5">
        {pinned && <li>{t('why.pinned')}</li>}
        {parts
          .toSorted((one, other) => Math.abs(other.value) - Math.abs(one.value))
          .map((part) => (
            <li key={`${part.part}${part.words}${part.field}${part.value}`} className="flex justify-between gap-4">
              <span className="min-w-0 break-words">{reasonOf(part, t)}</span>
              <span className="figures text-ink-2">{number(part.value)}</span>
            </li>
          ))}
      </ul>
    </details>
  );
}

/** A kind of evidence without words of its own is told as the server writes it. */
export function reasonOf({ part, value, words, field, how, text }: ScorePart, t: Translate): string {
  const key = `why.${kindOf(part, value, field)}`;
  if (!isWordKey(key)) return text;
  return t(key, { words: words ?? '', field: fieldName(field, t), rule: how ?? '' });
}

/** A concept without a field is what the product is. */
function kindOf(part: string, value: number, field: string | undefined): string {
  if (part === 'concept' && field === undefined) return 'kind';
  return part === 'rule' || part === 'constraint' ? `${part}.${value < 0 ? 'less' : 'more'}` : part;
}

/** A field of the index by its name in the console; an attribute by its own. */
function fieldName(field: string | undefined, t: Translate): string {
  const name = (field ?? '').replace(/^attributes\./, '');
  const key = `searchField.${name}`;
  return isWordKey(key) ? t(key) : name.replaceAll('_', ' ');
}
