/** The orders of a shop: search, details, changes, import of a file. The assistant answers from them. */
import { FIRST_PAGE } from '../../kit/first-page.ts';
import { ORDER_STATUSES, type OrdersImportResult, type StoredOrder } from '@quarry/contract';
import { Button } from '@quarry/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { oneOf, useAddress } from '../../browser/use-address-state.ts';
import { callV1 } from '../../calls/call-v1.ts';
import { Badge, type Tone } from '../../kit/badge.tsx';
import { type Column, DataTable, ROW_LINK } from '../../kit/data-table.tsx';
import { Modal } from '../../kit/dialogs.tsx';
import { formatDay, formatNumber } from '../../kit/format.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { Panel, RoomHead } from '../../kit/panel.tsx';
import { SearchField } from '../../kit/search-field.tsx';
import { Loaded, StateNote } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';
import { OrderDialog } from './order-dialog.tsx';
import { statusText } from './status-text.ts';

const TONES: Readonly<Record<string, Tone>> = { Pending: 'wait', Shipped: 'note', Delivered: 'good', Cancelled: 'bad' };
const SHOWN_ROWS = 20;
const STATES = ['all', ...ORDER_STATUSES] as const;

export default function OrdersRoom() {
  const { t, language } = useWords();
  const { id: store, may } = useStore();
  const address = useAddress();
  const picker = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<OrdersImportResult | null>(null);
  const text = address.get('text') ?? '';
  const status = oneOf(address.get('status'), STATES);
  const isFiltered = text !== '' || status !== 'all';
  const number = address.get('order');
  const orders = useInfiniteQuery({
    queryKey: ['orders', store, text, status],
    queryFn: ({ pageParam, signal }) =>
      callV1(
        'orders',
        {
          params: { store },
          query: {
            limit: 50,
            ...(text && { text }),
            ...(status !== 'all' && { status }),
            ...(pageParam && { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
  const upload = useChange({
    run: (file: File) => callV1('importOrders', { params: { store } }, { file }),
    outdates: [
      ['orders', store],
      ['audit', store],
    ],
    onDone: setResult,
  });

  const columns: Column<StoredOrder>[] = [
    {
      id: 'number',
      label: t('order.number'),
      renderCell: (order) => (
        <Link to={address.queryWith({ order: order.order_number })} className={ROW_LINK}>
          {order.order_number}
        </Link>
      ),
    },
    {
      id: 'status',
      label: t('order.status'),
      renderCell: (order) =>
        order.status ? <Badge tone={TONES[order.status] ?? 'plain'}>{statusText(order.status, t)}</Badge> : '–',
    },
    {
      id: 'date',
      label: t('order.date'),
      renderCell: ({ order_date }) => (order_date ? formatDay(order_date, language) : '–'),
    },
    {
      id: 'customer',
      label: t('order.customer'),
      renderCell: ({ customer }) => customer?.name || customer?.email || customer?.phone || '–',
    },
    {
      id: 'total',
      label: t('order.total'),
      isNumber: true,
      renderCell: ({ total, currency }) =>
        total === null || total === undefined
          ? '–'
          : formatNumber(total, language, currency ? { style: 'currency', currency } : {}),
    },
  ];

  return (
    <>
      <RoomHead title={t('room.orders')} />
      <Panel
        title={t('order.all')}
        note={t('order.note')}
        actions={
          may('orders:write') && (
            <>
              <Button look="line" size="small" disabled={upload.isPending} onClick={() => picker.current?.click()}>
                {upload.isPending ? t('import.reading') : t('order.import')}
              </Button>
              <input
                ref={picker}
                type="file"
                hidden
                aria-label={t('order.import')}
                onChange={(event) => {
                  const [file] = event.target.files ?? [];
                  if (file) upload.mutate(file);
                  event.target.value = '';
                }}
              />
            </>
          )
        }
      >
        <div className="flex flex-wrap items-center gap-3 px-5 pb-3">
          <SearchField
            label={t('order.find')}
            value={text}
            onChange={(typed) => address.change({ text: typed }, { replace: true })}
          />
          <select
            aria-label={t('order.status')}
            className="field max-w-60"
            value={status}
            onChange={(event) => address.change({ status: event.target.value === 'all' ? null : event.target.value })}
          >
            {STATES.map((value) => (
              <option key={value} value={value}>
                {t(`order.status.${value}`)}
              </option>
            ))}
          </select>
        </div>
        <Loaded query={orders}>
          {({ pages }) => {
            const rows = pages.flatMap(({ items }) => items);
            const chosen = rows.find(({ order_number }) => order_number === number);
            return (
              <>
                {rows.length === 0 ? (
                  <StateNote icon="parcel" title={t(isFiltered ? 'rules.noneFound' : 'order.none')}>
                    {!isFiltered && t('order.noneWhy')}
                  </StateNote>
                ) : (
                  <DataTable
                    label={t('order.all')}
                    columns={columns}
                    rows={rows}
                    keyOf={({ order_number }) => order_number}
                  />
                )}
                <MoreButton pages={orders} />
                {number && (
                  <OrderDialog number={number} known={chosen} onClose={() => address.change({ order: null })} />
                )}
              </>
            );
          }}
        </Loaded>
      </Panel>
      {result && (
        <Modal title={t('order.imported')} onClose={() => setResult(null)}>
          <dl className="mb-3 flex flex-wrap gap-x-8 gap-y-2">
            {(['created', 'updated', 'unchanged', 'rejected'] as const).map((name) => (
              <div key={name}>
                <dt className="text-sm text-ink-2">{t(`import.${name}`)}</dt>
                <dd className="figures text-2xl font-semibold">{formatNumber(result[name], language)}</dd>
              </div>
            ))}
          </dl>
          {result.rejected > 0 && <p className="mb-2">{t('order.nothingSaved')}</p>}
          <ul className="divide-y divide-line">
            {result.rejected_rows.slice(0, SHOWN_ROWS).map(({ place, column, reason, fix }) => (
              <li key={`${place.number}${column}${reason}`} className="py-2 text-sm">
                <b className="font-semibold">
                  {t(place.unit === 'line' ? 'import.line' : 'import.item', { number: place.number })}
                  {column && ` · ${column}`}
                </b>
                <span className="block">
                  {reason} {fix}
                </span>
              </li>
            ))}
          </ul>
        </Modal>
      )}
    </>
  );
}
