/** All products in pages, by words and by what they lack. */
import { FIRST_PAGE } from '../../kit/first-page.ts';
import { QualityFault, type StoredProduct } from '@quarry/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { oneOf, useAddress } from '../../browser/use-address-state.ts';
import { callV1 } from '../../calls/call-v1.ts';
import { type Column, DataTable, ROW_LINK } from '../../kit/data-table.tsx';
import { formatNumber } from '../../kit/format.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { Panel } from '../../kit/panel.tsx';
import { ProductThumbnail } from '../../kit/product-thumbnail.tsx';
import { SearchField } from '../../kit/search-field.tsx';
import { Loaded, StateNote } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useWords } from '../../words/use-words.ts';
import { FacetFilters } from './facet-filters.tsx';

const LACKS = ['nothing', ...QualityFault.options, 'stock'] as const;

export function ProductTable() {
  const { t, language } = useWords();
  const { id: store, may } = useStore();
  const address = useAddress();
  const text = address.get('text') ?? '';
  const lacks = oneOf(address.get('lacks'), LACKS);
  const brand = address.get('brand') ?? '';
  const category = address.get('category') ?? '';
  const filter = {
    ...(text && { text }),
    ...(lacks !== 'nothing' && { lacks }),
    ...(brand && { brand }),
    ...(category && { category }),
  };
  const products = useInfiniteQuery({
    queryKey: ['products', store, filter],
    queryFn: ({ pageParam, signal }) =>
      callV1(
        'listProducts',
        {
          params: { store },
          query: {
            limit: 50,
            ...filter,
            ...(pageParam && { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });

  const columns: Column<StoredProduct>[] = [
    {
      id: 'title',
      label: t('product.title'),
      renderCell: (product) => (
        <span className="flex items-center gap-3">
          <ProductThumbnail address={product.images[0]} className="size-11 flex-none rounded-chip" />
          <span className="min-w-0 text-start">
            <Link to={address.queryWith({ product: product.id })} className={`${ROW_LINK} line-clamp-2`}>
              <bdi>{product.title}</bdi>
            </Link>
            <span dir="ltr" className="block font-mono text-[13px] break-all text-ink-2">
              {product.id}
            </span>
          </span>
        </span>
      ),
    },
    { id: 'brand', label: t('searchField.brand'), isMinor: true, renderCell: ({ brand }) => brand ?? <Nothing /> },
    {
      id: 'category',
      label: t('searchField.category'),
      isMinor: true,
      renderCell: ({ category }) => category ?? <Nothing />,
    },
    {
      id: 'price',
      label: t('product.price'),
      isNumber: true,
      renderCell: ({ current_price, currency }) =>
        current_price === null ? (
          <Nothing />
        ) : (
          formatNumber(current_price, language, { style: 'currency', currency, maximumFractionDigits: 2 })
        ),
    },
    {
      id: 'stock',
      label: t('product.stock'),
      isNumber: true,
      renderCell: ({ stock }) => (stock === null ? <Nothing /> : formatNumber(stock, language)),
    },
  ];

  return (
    <Panel>
      <div className="flex flex-wrap items-center gap-3 px-5 py-3">
        <SearchField
          label={t('product.find')}
          value={text}
          onChange={(typed) => address.change({ text: typed }, { replace: true })}
        />
        <select
          aria-label={t('product.lacks')}
          className="field max-w-60"
          value={lacks}
          onChange={(event) => address.change({ lacks: event.target.value === 'nothing' ? null : event.target.value })}
        >
          {LACKS.map((value) => (
            <option key={value} value={value}>
              {t(`product.lacks.${value}`)}
            </option>
          ))}
        </select>
        <FacetFilters filter={filter} />
        {products.data?.pages[0] && (
          <p role="status" className="figures ms-auto text-sm text-ink-2">
            {t('product.total', { count: formatNumber(products.data.pages[0].total, language) })}
          </p>
        )}
      </div>
      <Loaded query={products}>
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items);
          const isFiltered = Object.keys(filter).length > 0;
          if (rows.length === 0) {
            return (
              <StateNote
                icon="box"
                title={t(isFiltered ? 'rules.noneFound' : 'product.none')}
                action={
                  !isFiltered &&
                  may('imports:write') && (
                    <Link
                      to={address.queryWith({ view: 'import' })}
                      className="font-semibold underline underline-offset-4"
                    >
                      {t('import.start')}
                    </Link>
                  )
                }
              />
            );
          }
          return (
            <>
              <DataTable label={t('room.catalogue')} columns={columns} rows={rows} keyOf={({ id }) => id} />
              <MoreButton pages={products} />
            </>
          );
        }}
      </Loaded>
    </Panel>
  );
}

function Nothing() {
  return (
    <span aria-hidden="true" className="text-ink-3">
      –
    </span>
  );
}
