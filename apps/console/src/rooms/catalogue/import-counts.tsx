/** What an import changes or changed, and the rows that it leaves out, with reasons. */
import type { ImportResult } from '@quarry/contract';
import { useStore } from '../../kit/store-context.ts';
import { formatNumber } from '../../kit/format.ts';
import { useWords } from '../../words/use-words.ts';
import { noticeText } from './notice-text.ts';

const COUNTS = ['created', 'updated', 'unchanged', 'missing', 'deleted', 'rejected', 'hidden'] as const;
const SHOWN_ROWS = 20;

export function ImportCounts({ result, importId }: { result: ImportResult | null; importId: string }) {
  const { t, language } = useWords();
  const { id: store } = useStore();
  if (!result) return null;
  return (
    <>
      <dl className="mb-3 flex flex-wrap gap-x-8 gap-y-2">
        {COUNTS.filter((name) => result[name] > 0 || name === 'created' || name === 'rejected').map((name) => (
          <div key={name}>
            <dt className="text-sm text-ink-2">{t(`import.${name}`)}</dt>
            <dd className="figures text-2xl font-semibold">{formatNumber(result[name], language)}</dd>
          </div>
        ))}
      </dl>
      {result.warnings.map((warning) => (
        <p key={warning.message} className="text-sm text-ink-2">
          {noticeText(warning, t, language)}
        </p>
      ))}
      {result.rejected_rows.length > 0 && (
        <details className="mb-3">
          <summary className="min-h-11 content-center font-semibold">{t('import.rejectedRows')}</summary>
          <ul className="divide-y divide-line">
            {result.rejected_rows.slice(0, SHOWN_ROWS).map(({ place, column, value, reason, fix }) => (
              <li key={`${place.number}${column}${reason}`} className="py-2 text-sm">
                <b className="font-semibold">
                  {t(place.unit === 'line' ? 'import.line' : 'import.item', { number: place.number })}
                  {column && ` · ${column}`}
                </b>
                {value && <span className="ms-2 font-mono text-[13px] text-ink-2">{value}</span>}
                <span className="block">
                  {reason} {fix}
                </span>
              </li>
            ))}
          </ul>
          <a
            download
            href={`/api/v1/stores/${encodeURIComponent(store)}/imports/${encodeURIComponent(importId)}/rejected`}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {t('import.downloadRejected')}
          </a>
        </details>
      )}
    </>
  );
}
