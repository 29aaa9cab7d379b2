import { z } from 'zod';

/** The statuses with a colour of their own; a shop may use others. */
export const ORDER_STATUSES = ['Pending', 'Shipped', 'Delivered', 'Cancelled'] as const;

export const OrderItem = z.object({
  product_id: z.string(),
  title: z.string(),
  quantity: z.number().int().positive(),
  price: z.number().nonnegative(),
});
export type OrderItem = z.infer<typeof OrderItem>;

/** Dates are ISO days (`2026-11-02`); null for events that have not happened. */
export const Order = z.object({
  order_id: z.string(),
  order_number: z.string(),
  order_date: z.string().nullable(),
  status: z.string().nullable(),
  shipped_date: z.string().nullable(),
  delivery_date: z.string().nullable(),
  tracking_number: z.string().nullable(),
  items: z.array(OrderItem).optional(),
  total: z.number().nullable().optional(),
  currency: z.string().optional(),
});
export type Order = z.infer<typeof Order>;

/** The customer of an order; used to check who may see it, never sent to a page. */
export const Customer = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
});
export type Customer = z.infer<typeof Customer>;
