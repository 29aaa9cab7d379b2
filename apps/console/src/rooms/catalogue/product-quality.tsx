/** How complete the data of one product are, and what they lack. */
import { QUALITY_POINTS } from '@quarry/contract';
import { useQuery } from '@tanstack/react-query';
import { callV1 } from '../../calls/call-v1.ts';
import { Score } from '../../catalogue-quality/quality-panel.tsx';
import { formatNumber } from '../../kit/format.ts';
import { Panel } from '../../kit/panel.tsx';
import { Loaded } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useWords } from '../../words/use-words.ts';

/** @param version of the product: another one is counted anew. */
export function ProductQualityPanel({ product, version }: { product: string; version: string }) {
  const { t, language } = useWords();
  const { id: store } = useStore();
  const quality = useQuery({
    queryKey: ['product', store, product, 'quality', version],
    queryFn: ({ signal }) => callV1('productQuality', { params: { store, id: product } }, { signal }),
  });
  return (
    <Panel title={t('quality.ofProduct')} actions={quality.data && <Score score={quality.data.score} />}>
      <Loaded query={quality}>
        {({ faults }) =>
          faults.length === 0 ? (
            <p className="px-5 pb-5 text-ink-2">{t('quality.productComplete')}</p>
          ) : (
            <ul className="divide-y divide-line border-t border-line">
              {faults.map((fault) => (
                <li key={fault} className="flex justify-between gap-4 px-5 py-2.5">
                  {t(`product.lacks.${fault}`)}
                  <span className="figures text-ink-2">
                    <bdi>{formatNumber(-QUALITY_POINTS[fault], language)}</bdi>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}
