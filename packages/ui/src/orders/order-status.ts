/** The appearance, relevant dates and order of order statuses. */
import type { Order } from '@quarry/contract';

const UNKNOWN_STATUS = 'Unknown Status';

interface StatusLook {
  /** The CSS utility that sets the three colours of the status. */
  className: string;
  /** How many of the three delivery stages are complete; null for statuses outside them. */
  steps: 1 | 2 | 3 | null;
}

const LOOKS = new Map<string, StatusLook>([
  ['Pending', { className: 'status-pending', steps: 1 }],
  ['Shipped', { className: 'status-shipped', steps: 2 }],
  ['Delivered', { className: 'status-delivered', steps: 3 }],
  ['Cancelled', { className: 'status-cancelled', steps: null }],
]);
const OTHER: StatusLook = { className: 'status-other', steps: null };
const KNOWN = [...LOOKS.keys()];

/** The status as the shop names it; `Unknown Status` if missing. */
export function statusOf(order: Pick<Order, 'status'>): string {
  return order.status?.trim() || UNKNOWN_STATUS;
}

export function statusLook(status: string): StatusLook {
  return LOOKS.get(status) ?? OTHER;
}

export interface OrderGroup<Grouped> {
  status: string;
  orders: Grouped[];
}

/** Groups orders by status: known ones in delivery order, then the shop's own, then those without a status. */
export function groupByStatus<Grouped extends Pick<Order, 'status'>>(
  orders: readonly Grouped[],
): OrderGroup<Grouped>[] {
  const groups = new Map<string, Grouped[]>();
  for (const order of orders) {
    const status = statusOf(order);
    groups.set(status, [...(groups.get(status) ?? []), order]);
  }
  return [...groups]
    .map(([status, members]) => ({ status, orders: members }))
    .sort((one, other) => place(one.status) - place(other.status));
}

function place(status: string): number {
  if (status === UNKNOWN_STATUS) return KNOWN.length + 1;
  const known = KNOWN.indexOf(status);
  return known === -1 ? KNOWN.length : known;
}
