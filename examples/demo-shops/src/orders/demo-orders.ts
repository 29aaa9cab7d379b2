/**
 * Orders of a demo shop, numbered from 1001 in chronological order.
 *
 * They are dated relative to a fixed day, so that a shop does not change with the calendar. Most are recent, so that
 * every status occurs; 1042 is in transit in every shop and belongs to Nino.
 */
import type { Order, OrderItem, Product, StoreSettings } from '@quarry/contract';
import { type Chance, createChance } from '../random.ts';
import { demoCustomers } from './demo-customers.ts';
import { peopleOf } from './people.ts';

/** The current day of the demo orders. */
export const DEMO_TODAY = '2026-11-01';
const FIRST_NUMBER = 1001;
const ORDERS = 72;
/** The order that guides and start-up messages name. */
export const GUIDE_ORDER = 1042;
/** Shipped, but still without a tracking number. */
const UNTRACKED_ORDER = 1044;
const OLDEST_DAYS = 150;
const HOURS_A_DAY = 24;
const HOUR_MS = 3_600_000;

export interface DemoOrder {
  order: Order;
  customerId: string;
  /** ISO time of the purchase. */
  orderedAt: string;
}

function momentBefore(hours: number): Date {
  return new Date(Date.parse(`${DEMO_TODAY}T18:00:00Z`) - Math.round(hours) * HOUR_MS);
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

type Status = 'Pending' | 'Shipped' | 'Delivered' | 'Cancelled' | 'Returned';

/** The probable status of an order of this age. */
function drawStatus(ageDays: number, chance: Chance): Status {
  const luck = chance.next();
  if (ageDays > 14) return luck < 0.8 ? 'Delivered' : luck < 0.9 ? 'Cancelled' : 'Returned';
  if (ageDays > 4) return luck < 0.5 ? 'Shipped' : luck < 0.88 ? 'Delivered' : 'Cancelled';
  if (ageDays > 1.5) return luck < 0.55 ? 'Shipped' : luck < 0.9 ? 'Pending' : 'Cancelled';
  return luck < 0.9 ? 'Pending' : 'Cancelled';
}

function statusOf(number: number, ageDays: number, chance: Chance): Status {
  const drawn = drawStatus(ageDays, chance);
  if (number === GUIDE_ORDER || number === UNTRACKED_ORDER) return 'Shipped';
  // One order of each rare status, independent of chance.
  if (number === FIRST_NUMBER + 6) return 'Cancelled';
  if (number === FIRST_NUMBER + 9) return 'Returned';
  return drawn;
}

function drawItems(products: readonly Product[], chance: Chance): OrderItem[] {
  const sold = products.filter((product) => product.current_price !== null);
  const chosen = new Set<Product>();
  const wanted = Math.min(chance.whole(1, 4), sold.length);
  while (chosen.size < wanted) chosen.add(chance.pick(sold));
  return [...chosen].map((product) => ({
    product_id: product.id,
    title: product.title,
    quantity: chance.happens(0.75) ? 1 : chance.whole(2, 3),
    price: product.current_price ?? 0,
  }));
}

function totalOf(items: readonly OrderItem[]): number {
  return Math.round(items.reduce((sum, item) => sum + item.price * item.quantity, 0) * 100) / 100;
}

/** The orders of a demo shop for the products that it sells. */
export function demoOrders(settings: StoreSettings, products: readonly Product[]): DemoOrder[] {
  const chance = createChance(settings.id, 'orders');
  const customers = demoCustomers(settings);
  const [nino, ...others] = customers;
  const { country } = peopleOf(settings);

  return Array.from({ length: ORDERS }, (_, place): DemoOrder => {
    const number = FIRST_NUMBER + place;
    // Cubed, so that half of the orders are from the last three weeks.
    const ageHours = (1 - place / ORDERS) ** 3 * OLDEST_DAYS * HOURS_A_DAY + 1;
    const ordered = momentBefore(ageHours);
    const ageDays = ageHours / HOURS_A_DAY;
    const status = statusOf(number, ageDays, chance);
    const wasShipped = status === 'Shipped' || status === 'Delivered' || status === 'Returned';
    const hasArrived = status === 'Delivered' || status === 'Returned';
    // At most today: a more recent order was shipped on the day of its purchase.
    const shippedHours = Math.max(0, ageHours - chance.whole(6, 30));
    const arrivedHours = Math.max(0, shippedHours - chance.whole(24, 96));
    const parcel = `QX${String(chance.whole(100_000_000, 999_999_999))}${country}`;
    const items = drawItems(products, chance);
    const isNinos = number === GUIDE_ORDER || number === FIRST_NUMBER + 17;
    const customer = isNinos ? nino : chance.pick(others);

    return {
      customerId: customer?.id ?? '',
      orderedAt: ordered.toISOString(),
      order: {
        order_id: `${settings.id}-${number}`,
        order_number: String(number),
        order_date: dayOf(ordered),
        status,
        shipped_date: wasShipped ? dayOf(momentBefore(shippedHours)) : null,
        delivery_date: hasArrived ? dayOf(momentBefore(arrivedHours)) : null,
        tracking_number: wasShipped && number !== UNTRACKED_ORDER ? parcel : null,
        items,
        total: totalOf(items),
        currency: settings.currency.code,
      },
    };
  });
}
