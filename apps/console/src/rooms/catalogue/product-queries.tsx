/** The queries after which visitors turned to a product, each leading to the page of the query. */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callV1 } from '../../calls/call-v1.ts';
import { formatNumber } from '../../kit/format.ts';
import { Panel } from '../../kit/panel.tsx';
import { Loaded, StateNote } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useWords } from '../../words/use-words.ts';

const DAYS = 30;

export function ProductQueries({ product }: { product: string }) {
  const { t, language } = useWords();
  const { id: store } = useStore();
  const queries = useQuery({
    queryKey: ['product-queries', store, product],
    queryFn: ({ signal }) =>
      callV1('productQueries', { params: { store }, query: { product, days: DAYS } }, { signal }),
  });
  const number = (value: number) => formatNumber(value, language);
  return (
    <Panel title={t('product.queries')} note={t('product.queriesNote', { days: DAYS })}>
      <Loaded query={queries}>
        {({ items }) =>
          items.length === 0 ? (
            <StateNote title={t('product.noQueries')} />
          ) : (
            <ul className="divide-y divide-line border-t border-line">
              {items.map(({ query, clicks, carts, orders }) => (
                <li key={query} className="relative flex flex-wrap justify-between gap-x-4 px-5 py-2.5 hover:bg-well">
                  <Link
                    to={`/${store}/search?q=${encodeURIComponent(query)}&days=${DAYS}`}
                    dir="auto"
                    className="min-w-0 truncate font-semibold after:absolute after:inset-0"
                  >
                    {query}
                  </Link>
                  <span className="figures text-sm text-ink-2">
                    {t('query.productFigures', {
                      clicks: number(clicks),
                      carts: number(carts),
                      orders: number(orders),
                    })}
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
