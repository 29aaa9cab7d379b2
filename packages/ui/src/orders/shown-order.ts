/** View data of an order with formatted amounts. The page derives it from the API. */
import type { Order } from '@quarry/contract';

export interface ShownOrder extends Omit<Order, 'items' | 'total' | 'currency'> {
  /** May be empty. */
  items: readonly ShownOrderItem[];
  /** With currency; null if missing. */
  total: string | null;
}

export interface ShownOrderItem {
  title: string;
  quantity: number;
  /** Unit price with currency. */
  price: string;
}
