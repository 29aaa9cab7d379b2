/** How complete the catalogue is; each fault leads to the products that have it. */
import type { CatalogueQuality } from '@quarry/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callV1 } from '../calls/call-v1.ts';
import { formatNumber } from '../kit/format.ts';
import { Panel } from '../kit/panel.tsx';
import { Loaded, StateNote } from '../kit/states.tsx';
import { useStore } from '../kit/store-context.ts';
import { useWords } from '../words/use-words.ts';

export function QualityPanel() {
  const { t } = useWords();
  const { id: store } = useStore();
  const quality = useQuery({
    queryKey: ['products', store, 'quality'],
    queryFn: ({ signal }) => callV1('catalogueQuality', { params: { store } }, { signal }),
  });
  const score = quality.data?.score ?? null;
  return (
    <Panel title={t('quality.title')} note={t('quality.note')} actions={score !== null && <Score score={score} />}>
      <Loaded query={quality}>{(data) => <Faults quality={data} />}</Loaded>
    </Panel>
  );
}

/** @param score of 100 */
export function Score({ score }: { score: number }) {
  const { t, language } = useWords();
  return (
    <p className="text-start">
      <b className="figures block text-[22px] leading-tight font-semibold">{formatNumber(score, language)}</b>
      <span className="text-sm text-ink-2">{t('quality.of')}</span>
    </p>
  );
}

function Faults({ quality: { products, score, faults } }: { quality: CatalogueQuality }) {
  const { t, language } = useWords();
  const { id: store, may } = useStore();
  if (score === null) {
    return (
      <StateNote
        icon="box"
        title={t('product.none')}
        action={
          may('imports:write') && (
            <Link to={`/${store}/catalogue?view=import`} className="font-semibold underline underline-offset-4">
              {t('import.start')}
            </Link>
          )
        }
      />
    );
  }
  if (faults.length === 0) return <StateNote icon="check" title={t('quality.complete')} />;
  return (
    <ul className="divide-y divide-line border-t border-line">
      {faults.map(({ fault, products: affected, points }) => (
        <li key={fault} className="relative px-5 py-2.5 hover:bg-well">
          <div className="flex items-baseline justify-between gap-4">
            <Link
              to={`/${store}/catalogue?lacks=${fault}`}
              className="min-w-0 font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {t(`product.lacks.${fault}`)}
            </Link>
            <span className="figures flex-none text-sm text-ink-2">
              {t('quality.ofProducts', {
                count: formatNumber(affected, language),
                all: formatNumber(products, language),
              })}
              {' · '}
              <bdi>{formatNumber(-points, language, { maximumFractionDigits: 1 })}</bdi>
            </span>
          </div>
          <div aria-hidden="true" className="mt-1.5 h-1 rounded-chip bg-surface-2">
            <div
              className="h-full rounded-chip bg-(--status-pending)"
              style={{ width: `${Math.max(1, (affected / products) * 100)}%` }}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
