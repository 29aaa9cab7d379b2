/** What searches know of a product: the texts with what a word in them counts, codes, conditions, and what it states. */
import { useQuery } from '@tanstack/react-query';
import { callV1 } from '../../calls/call-v1.ts';
import { formatNumber } from '../../kit/format.ts';
import { Panel } from '../../kit/panel.tsx';
import { Loaded } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useWords } from '../../words/use-words.ts';
import { isWordKey, type Translate } from '../../words/words.ts';

/** @param version changes with the product, so that the reading is asked for again. */
export function AsSearchedPanel({ product, version }: { product: string; version: string }) {
  const { t, language } = useWords();
  const { id: store } = useStore();
  const known = useQuery({
    queryKey: ['product', store, product, 'as-searched', version],
    queryFn: ({ signal }) => callV1('productAsSearched', { params: { store, id: product } }, { signal }),
  });
  return (
    <Panel title={t('asSearched.title')} note={t('asSearched.note')}>
      <Loaded query={known}>
        {({ fields, identifiers, attributes, free_from, contains }) => {
          const conditions: [string, readonly string[]][] = [
            ...Object.entries(attributes).map(([key, values]): [string, readonly string[]] => [nameOf(key, t), values]),
            [t('asSearched.freeFrom'), free_from],
            [t('asSearched.contains'), contains],
            [t('asSearched.codes'), identifiers],
          ];
          return (
            <dl className="divide-y divide-line border-t border-line">
              {fields.map(({ field, weight, text }) => (
                <div key={field} className="px-5 py-2.5">
                  <dt className="flex justify-between gap-4 text-sm text-ink-2">
                    {nameOf(field, t)}
                    <span className="figures">
                      {t('asSearched.weight', { weight: formatNumber(weight, language) })}
                    </span>
                  </dt>
                  <dd dir="auto" className="line-clamp-3 break-words">
                    {text}
                  </dd>
                </div>
              ))}
              {conditions
                .filter(([, values]) => values.length > 0)
                .map(([label, values]) => (
                  <div key={label} className="flex justify-between gap-4 px-5 py-2.5">
                    <dt className="text-sm text-ink-2">{label}</dt>
                    <dd className="min-w-0 text-end break-words">
                      <bdi>{values.join(', ')}</bdi>
                    </dd>
                  </div>
                ))}
            </dl>
          );
        }}
      </Loaded>
    </Panel>
  );
}

function nameOf(field: string, t: Translate): string {
  const key = `searchField.${field}`;
  return isWordKey(key) ? t(key) : field.replaceAll('_', ' ');
}
