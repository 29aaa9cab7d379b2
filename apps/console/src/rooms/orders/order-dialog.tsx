/** One order with its customer; its state can be changed, and shoppers are told the new one at once. */
import type { TaggedReply } from '@quarry/client';
import { ORDER_STATUSES, type StoredOrder } from '@quarry/contract';
import { Button } from '@quarry/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callV1, callV1WithTag } from '../../calls/call-v1.ts';
import { failureText } from '../../calls/failure-text.ts';
import { Modal } from '../../kit/dialogs.tsx';
import { TextInput } from '../../kit/fields.tsx';
import { Loaded } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';
import { statusText } from './status-text.ts';

interface OrderDialogProps {
  number: string;
  /** From the list, shown at once. */
  known: StoredOrder | undefined;
  onClose: () => void;
}

export function OrderDialog({ number, known, onClose }: OrderDialogProps) {
  const { t } = useWords();
  const { id: store } = useStore();
  const order = useQuery({
    queryKey: ['order', store, number],
    queryFn: ({ signal }) => callV1WithTag('order', { params: { store, number } }, { signal }),
  });
  return (
    <Modal title={t('order.title', { number })} note={known?.customer?.name} onClose={onClose}>
      <Loaded query={order}>{(reply) => <Details key={reply.etag} reply={reply} onClose={onClose} />}</Loaded>
    </Modal>
  );
}

function Details({ reply: { data: order, etag }, onClose }: { reply: TaggedReply<StoredOrder>; onClose: () => void }) {
  const { t } = useWords();
  const { id: store, may } = useStore();
  const [status, setStatus] = useState(order.status ?? '');
  const [shipped, setShipped] = useState(order.shipped_date ?? '');
  const [delivery, setDelivery] = useState(order.delivery_date ?? '');
  const [tracking, setTracking] = useState(order.tracking_number ?? '');
  const [page, setPage] = useState(order.tracking_url ?? '');
  const { customer } = order;
  const save = useChange({
    run: () =>
      callV1(
        'putOrder',
        {
          params: { store, number: order.order_number },
          body: {
            order_id: order.order_id,
            ...(order.order_date && { order_date: order.order_date }),
            ...(status.trim() && { status: status.trim() }),
            ...(shipped && { shipped_date: shipped }),
            ...(delivery && { delivery_date: delivery }),
            ...(tracking.trim() && { tracking_number: tracking.trim() }),
            ...(page.trim() && { tracking_url: page.trim() }),
            ...(order.total !== null && order.total !== undefined && { total: order.total }),
            ...(order.currency && { currency: order.currency }),
            ...(order.items && { items: order.items }),
            customer: {
              ...(customer?.id && { id: customer.id }),
              ...(customer?.name && { name: customer.name }),
              ...(customer?.email && { email: customer.email }),
              ...(customer?.phone && { phone: customer.phone }),
            },
          },
        },
        { ifMatch: etag },
      ),
    outdates: [
      ['orders', store],
      ['order', store, order.order_number],
      ['order-answer', store, order.order_number],
      ['audit', store],
    ],
    done: t('order.saved'),
    onDone: onClose,
    showsErrorItself: true,
  });
  const isLocked = !may('orders:write') || customer === null;
  return (
    <form
      className="grid gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(undefined);
      }}
    >
      {customer && (
        <p className="text-ink-2 sm:col-span-2">
          {[customer.name, customer.email, customer.phone].filter(Boolean).join(' · ')}
        </p>
      )}
      {order.items && order.items.length > 0 && (
        <ul className="divide-y divide-line border-y border-line sm:col-span-2">
          {order.items.map(({ product_id, title, quantity }) => (
            <li key={product_id} className="flex justify-between gap-3 py-2">
              <bdi>{title}</bdi>
              <span className="figures text-ink-2">× {quantity}</span>
            </li>
          ))}
        </ul>
      )}
      <TextInput
        label={t('order.status')}
        help={ORDER_STATUSES.map((known) => withMeaning(known, statusText(known, t))).join(', ')}
        value={status}
        onChange={setStatus}
        disabled={isLocked}
      />
      <TextInput label={t('order.tracking')} value={tracking} onChange={setTracking} disabled={isLocked} isCode />
      <TextInput label={t('order.shipped')} type="date" value={shipped} onChange={setShipped} disabled={isLocked} />
      <TextInput label={t('order.delivery')} type="date" value={delivery} onChange={setDelivery} disabled={isLocked} />
      <TextInput
        className="sm:col-span-2"
        label={t('order.trackingPage')}
        help={t('order.trackingPageHelp')}
        type="url"
        placeholder="https://"
        value={page}
        onChange={setPage}
        disabled={isLocked}
        isCode
      />
      <Told number={order.order_number} />
      {save.isError && (
        <p role="alert" className="text-danger sm:col-span-2">
          {failureText(save.error, t)}
        </p>
      )}
      {!isLocked && (
        <Button type="submit" size="small" className="justify-self-start" disabled={save.isPending}>
          {save.isPending ? t('action.saving') : t('action.save')}
        </Button>
      )}
    </form>
  );
}

/** What the assistant says about the order as it is stored, in the language of the console. */
function Told({ number }: { number: string }) {
  const { t, language } = useWords();
  const { id: store } = useStore();
  const answer = useQuery({
    queryKey: ['order-answer', store, number, language],
    queryFn: ({ signal }) => callV1('orderAnswer', { params: { store, number }, query: { language } }, { signal }),
  });
  return (
    <section aria-label={t('order.told')} className="sm:col-span-2">
      <h3 className="mb-1 font-semibold">{t('order.told')}</h3>
      <Loaded query={answer}>
        {({ text, order: { tracking_number, tracking_url } }) => (
          <div className="rounded-card bg-surface-2 px-4 py-2.5">
            <p dir="auto">{text}</p>
            {tracking_number && tracking_url && (
              <a href={tracking_url} target="_blank" rel="noreferrer" className="text-link underline">
                <bdi>{tracking_number}</bdi>
              </a>
            )}
          </div>
        )}
      </Loaded>
    </section>
  );
}

/** A status as it is stored, with what it is called in the language of the console. */
function withMeaning(status: string, text: string): string {
  return status === text ? status : `${status} (${text})`;
}
