/** A shopper's orders: a summary of counts by status, then one section per status. */
import { useId } from 'react';
import { formatDay } from '../messages/format-day.ts';
import { useSpeech } from '../messages/messages-context.tsx';
import { OrderCard } from './order-card.tsx';
import { type OrderGroup, groupByStatus, statusLook } from './order-status.ts';
import type { ShownOrder } from './shown-order.ts';

export function OrderSections({ orders }: { orders: readonly ShownOrder[] }) {
  const groups = groupByStatus(orders);
  const baseId = useId();
  return (
    <>
      {groups.length > 1 && <OrderSteps groups={groups} baseId={baseId} />}
      {groups.map((group) => (
        <OrderSection key={group.status} group={group} id={sectionId(baseId, group.status)} />
      ))}
    </>
  );
}

/** The date of the newest order, formatted; undefined when no order has a date. */
export function latestOrderDay(
  orders: readonly Pick<ShownOrder, 'order_date'>[],
  language: Parameters<typeof formatDay>[1],
): string | undefined {
  const days = orders.map((order) => order.order_date?.trim() ?? '').filter((day) => /^\d{4}-/.test(day));
  const latest = days.sort().at(-1);
  return latest && formatDay(latest, language);
}

const STEP_HEIGHTS = { 1: 76, 2: 94, 3: 112 };

/** Counts by status: the stages of delivery as rising steps, other statuses at the lowest height beside them. */
function OrderSteps({ groups, baseId }: { groups: readonly OrderGroup<ShownOrder>[]; baseId: string }) {
  const { messages } = useSpeech();
  const onTheWay = groups.filter((group) => statusLook(group.status).steps !== null);
  const apart = groups.filter((group) => statusLook(group.status).steps === null);
  return (
    <nav aria-label={messages.ordersByStatus} className="-mt-1 mb-0 flex flex-wrap items-end gap-x-5 gap-y-2.5">
      {[onTheWay, apart].map(
        (bench, position) =>
          bench.length > 0 && (
            <ul
              key={position}
              className="flex items-end"
              style={{ flex: `${bench.length} 1 ${bench.length * 104}px`, maxWidth: bench.length * 230 }}
            >
              {bench.map((group) => (
                <li key={group.status} className="min-w-0 flex-1">
                  <a
                    href={`#${sectionId(baseId, group.status)}`}
                    style={{ minHeight: STEP_HEIGHTS[statusLook(group.status).steps ?? 1] }}
                    className={`block border-t-3 border-status bg-(image:--bench) truncate px-4 pt-2.5 pb-3 text-sm text-ink-2 shadow-[0_0_0_1px_var(--line)] focus-visible:relative focus-visible:z-10 max-sm:px-3 max-sm:text-[13px] ${statusLook(group.status).className}`}
                  >
                    <b className="block text-[26px] leading-[1.1] font-semibold text-ink tabular-nums max-sm:text-xl">
                      {group.orders.length}
                    </b>{' '}
                    {group.status}
                  </a>
                </li>
              ))}
            </ul>
          ),
      )}
    </nav>
  );
}

function OrderSection({ group, id }: { group: OrderGroup<ShownOrder>; id: string }) {
  const { messages } = useSpeech();
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="grid scroll-mt-24 gap-x-6 gap-y-3 border-t border-line py-5 sm:grid-cols-[184px_minmax(0,1fr)]"
    >
      <div className="flex items-baseline gap-2.5 sm:block sm:pt-3.5">
        <h2 id={`${id}-heading`} className="text-[19px] leading-tight font-semibold tracking-[-0.01em]">
          {group.status} Orders
        </h2>
        <p className="text-sm text-ink-2 tabular-nums sm:mt-1">{messages.orderCount(group.orders.length)}</p>
      </div>
      <ul className="grid gap-px sm:grid-cols-2">
        {group.orders.map((order, position) => (
          <li key={`${order.order_id}-${position}`} className="min-w-0">
            <OrderCard order={order} className={`h-full ${blockCorners(position, group.orders.length)}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Adjacent blocks have square inner edges; only the ends of the first row are rounded. */
function blockCorners(position: number, count: number): string {
  if (count === 1) return 'rounded-control';
  if (position === 0) return 'max-sm:rounded-t-control sm:rounded-s-control';
  if (position === count - 1) return 'max-sm:rounded-b-control sm:rounded-e-control';
  return '';
}

function sectionId(baseId: string, status: string): string {
  return `orders-${baseId.replace(/[^\w-]/g, '')}-${status.toLowerCase().replace(/\s+/g, '-')}`;
}
