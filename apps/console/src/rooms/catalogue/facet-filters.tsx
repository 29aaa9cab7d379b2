/** Brand and category as filters, each value with the number of products that it would leave. */
import type { ProductListQuery } from '@quarry/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAddress } from '../../browser/use-address-state.ts';
import { callV1 } from '../../calls/call-v1.ts';
import { formatNumber } from '../../kit/format.ts';
import { useStore } from '../../kit/store-context.ts';
import { useWords } from '../../words/use-words.ts';

const FACETS = ['brand', 'category'] as const;

export function FacetFilters({ filter }: { filter: Partial<Omit<ProductListQuery, 'cursor' | 'limit'>> }) {
  const { t, language } = useWords();
  const { id: store } = useStore();
  const address = useAddress();
  const facets = useQuery({
    queryKey: ['products', store, 'facets', filter],
    queryFn: ({ signal }) => callV1('productFacets', { params: { store }, query: filter }, { signal }),
    placeholderData: keepPreviousData,
  });
  return FACETS.map((name) => {
    const values = facets.data?.[name] ?? [];
    const chosen = filter[name];
    // A link may name a value that no product has any more: it stays visible, so that it can be taken away.
    const isMissing = chosen !== undefined && !values.some(({ value }) => value === chosen);
    if (values.length === 0 && !isMissing) return null;
    return (
      <select
        key={name}
        aria-label={t(`searchField.${name}`)}
        className="field max-w-60"
        value={chosen ?? ''}
        onChange={(event) => address.change({ [name]: event.target.value || null })}
      >
        <option value="">{t(`product.all.${name}`)}</option>
        {isMissing && <option value={chosen}>{chosen}</option>}
        {values.map(({ value, products }) => (
          <option key={value} value={value}>
            {`${value} (${formatNumber(products, language)})`}
          </option>
        ))}
      </select>
    );
  });
}
