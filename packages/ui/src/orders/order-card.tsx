/**
 * One order: the status, the relevant dates, the items and the total. Shipped date for Shipped and Delivered, tracking
 * number for Shipped, delivery date for Delivered.
 */
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { formatDay, isAvailable } from '../messages/format-day.ts';
import { useSpeech } from '../messages/messages-context.tsx';
import { NewTabLink } from '../primitives/new-tab-link.tsx';
import { statusLook, statusOf } from './order-status.ts';
import type { ShownOrder } from './shown-order.ts';
import { StatusBadge } from './status-badge.tsx';

interface OrderCardProps {
  order: ShownOrder;
  className?: string;
}

export function OrderCard({ order, className = 'rounded-control' }: OrderCardProps) {
  const { messages, language } = useSpeech();
  const status = statusOf(order);

  return (
    <article
      aria-label={order.order_number}
      data-order={order.order_id}
      className={`relative overflow-hidden bg-surface py-3.5 ps-6 pe-4.5 shadow-[0_0_0_1px_var(--line)] before:absolute before:inset-y-0 before:start-0 before:w-1 before:bg-status ${statusLook(status).className} ${className}`}
    >
      <div className="mb-2.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-mono text-[15px] leading-tight font-semibold" dir="ltr">
          {order.order_number}
        </span>
        <StatusBadge status={status} />
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4.5 gap-y-1 text-sm">
        <Fact name={messages.orderDate}>{formatDay(order.order_date, language)}</Fact>
        {(status === 'Shipped' || status === 'Delivered') && (
          <Fact name={messages.shippedDate}>{formatDay(order.shipped_date, language)}</Fact>
        )}
        {status === 'Shipped' && (
          <>
            <dt className="text-ink-2">{messages.trackingNumber}</dt>
            <dd className="text-end">
              <TrackingNumber number={order.tracking_number} page={order.tracking_url ?? null} />
            </dd>
          </>
        )}
        {status === 'Delivered' && <Fact name={messages.deliveryDate}>{formatDay(order.delivery_date, language)}</Fact>}
        {order.total !== null && <Fact name={messages.orderTotal}>{order.total}</Fact>}
      </dl>
      {order.items.length > 0 && <OrderedItems items={order.items} />}
    </article>
  );
}

function Fact({ name, children }: { name: string; children: string }): ReactNode {
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd className={`text-end tabular-nums ${isAvailable(children) ? '' : 'text-ink-3'}`}>
        <bdi>{children}</bdi>
      </dd>
    </>
  );
}

function OrderedItems({ items }: Pick<ShownOrder, 'items'>) {
  const { messages } = useSpeech();
  return (
    <ul aria-label={messages.orderedItems} className="mt-2.5 grid gap-1 border-t border-line pt-2.5 text-sm">
      {items.map(({ title, quantity, price }, position) => (
        <li key={`${title}-${position}`} className="flex items-baseline gap-2">
          <span className="min-w-0" dir="auto">
            {title}
          </span>
          <span className="ms-auto flex-none text-ink-2 tabular-nums" dir="ltr">
            {quantity} × {price}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Links to the carrier's page where the shop told it, else to a web search for the parcel. */
function TrackingNumber({ number, page }: { number: string | null; page: string | null }) {
  const written = number?.trim() ?? '';
  if (written === '' || written === 'None') return <span className="text-ink-3">Not available</span>;
  return (
    <NewTabLink
      href={page ?? `https://duckduckgo.com/?q=${encodeURIComponent(`${written} tracking`)}`}
      className="-my-2.5 inline-flex items-center gap-1.5 py-2.5 text-link"
    >
      <span className="font-mono text-[13px] underline decoration-current/40 underline-offset-3" dir="ltr">
        {written}
      </span>
      <Icon name="external" className="size-[13px]" />
    </NewTabLink>
  );
}
