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

const IsoDay = z.iso.date('Write the day as 2026-11-02.');
const Text = z.string().trim().min(1);

/**
 * An order as imported from a shop. The customer's e-mail address or phone number is required: a shopper proves an
 * order with one of them. A time of day after a date is dropped.
 */
export const OrderImport = z.strictObject({
  order_number: Text.max(100),
  order_id: Text.optional().meta({ description: 'By default the order number.' }),
  order_date: IsoDay.optional(),
  status: Text.optional(),
  shipped_date: IsoDay.optional(),
  delivery_date: IsoDay.optional(),
  tracking_number: Text.optional(),
  tracking_url: z
    .url({ protocol: /^https?$/, error: 'Write an address that begins with https:// or http://.' })
    .max(2000)
    .optional()
    .meta({ description: "The carrier's page about the parcel." }),
  total: z.number().nonnegative().optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Write the currency in three capital letters, such as GEL.')
    .optional(),
  customer: z
    .strictObject({
      id: Text.optional().meta({ description: 'By default the e-mail, else the phone.' }),
      name: Text.optional(),
      email: z.email('Write an e-mail address such as name@example.com.').optional(),
      phone: z
        .string()
        .refine((phone) => phone.replace(/\D/g, '').length >= 4, 'Write a phone number of at least four digits.')
        .optional(),
    })
    .refine(({ email, phone }) => email !== undefined || phone !== undefined, {
      message: 'Give the e-mail or the phone of the customer.',
    }),
  items: z
    .array(
      z.strictObject({
        product_id: Text,
        title: Text,
        quantity: z.number().int().positive(),
        price: z.number().nonnegative(),
      }),
    )
    .optional(),
});
export type OrderImport = z.infer<typeof OrderImport>;

/** Dates are ISO days (`2026-11-02`); null for events that have not happened. */
export const Order = z.object({
  order_id: z.string(),
  order_number: z.string(),
  order_date: z.string().nullable(),
  status: z.string().nullable(),
  shipped_date: z.string().nullable(),
  delivery_date: z.string().nullable(),
  tracking_number: z.string().nullable(),
  tracking_url: z.string().nullable().optional().meta({ description: "The carrier's page about the parcel." }),
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
