/**
 * Converts rows of an order file to orders. JSON has one object per order; a table has one row per order, or one per item,
 * where further rows of an order repeat its number and leave the other cells equal or empty.
 */
import { OrderImport } from '@quarry/contract';
import type { FeedRow, Place, RejectedRow } from '../catalog/index.ts';

const PLAIN_COLUMNS = [
  'order_number',
  'order_id',
  'order_date',
  'status',
  'shipped_date',
  'delivery_date',
  'tracking_number',
  'tracking_url',
  'total',
  'currency',
] as const;
const CUSTOMER_COLUMNS = ['customer_id', 'customer_name', 'customer_email', 'customer_phone'] as const;
const ITEM_COLUMNS = ['item_product_id', 'item_title', 'item_quantity', 'item_price'] as const;
/** Columns of a table of orders; JSON may also nest `customer` and `items`. */
export const ORDER_COLUMNS: readonly string[] = [...PLAIN_COLUMNS, ...CUSTOMER_COLUMNS, ...ITEM_COLUMNS];
const NESTED = ['customer', 'items'];

const DAYS = new Set(['order_date', 'shipped_date', 'delivery_date']);
const NUMBERS = new Set(['total', 'item_quantity', 'item_price']);

type Fields = Record<string, unknown>;

interface Draft {
  place: Place;
  fields: Fields;
  customer: Fields;
  items: unknown[];
}

export interface ReadOrders {
  orders: OrderImport[];
  rejected: RejectedRow[];
  /** Columns of the file that are not part of an order. */
  unknownColumns: string[];
}

/** Collects rows in memory until `finish`. */
export class OrderRows {
  readonly #drafts = new Map<string, Draft>();
  readonly #rejected: RejectedRow[] = [];
  readonly #unknown = new Set<string>();

  reject(row: RejectedRow): void {
    this.#rejected.push(row);
  }

  add({ place, cells }: FeedRow): void {
    for (const column of Object.keys(cells)) {
      if (!ORDER_COLUMNS.includes(column) && !NESTED.includes(column)) this.#unknown.add(column);
    }
    const draft = draftOf(place, cells);
    const { order_number: number } = draft.fields;
    if (typeof number !== 'string') {
      this.reject({
        place,
        column: 'order_number',
        value: '',
        reason: 'The order has no number.',
        fix: `Fill the column "order_number". Columns of a table of orders: ${ORDER_COLUMNS.join(', ')}.`,
      });
      return;
    }
    const before = this.#drafts.get(number);
    if (!before) this.#drafts.set(number, draft);
    else this.#addItems(before, draft, number);
  }

  finish(): ReadOrders {
    const orders: OrderImport[] = [];
    for (const { place, fields, customer, items } of this.#drafts.values()) {
      const read = OrderImport.safeParse({ ...fields, customer, ...(items.length > 0 && { items }) });
      if (read.success) orders.push(read.data);
      for (const issue of read.error?.issues ?? [])
        this.reject(rejectedBy(issue, place, { ...fields, customer, items }));
    }
    this.#rejected.sort((one, other) => one.place.number - other.place.number);
    return { orders, rejected: this.#rejected, unknownColumns: [...this.#unknown] };
  }

  /** A further row of an order adds its item and may contradict nothing. */
  #addItems(before: Draft, { place, fields, customer, items }: Draft, number: string): void {
    const known = { ...before.fields, ...withPrefix(before.customer) };
    const contradiction = Object.entries({ ...fields, ...withPrefix(customer) }).find(
      ([column, value]) => value !== undefined && value !== known[column],
    );
    if (items.length === 0 || contradiction) {
      const [column, value] = contradiction ?? ['order_number', number];
      this.reject({
        place,
        column,
        value: String(value),
        reason: `Order ${number} stands in ${before.place.unit} ${before.place.number} already${contradiction ? ', with another value here' : ''}.`,
        fix: 'Name each order once; further rows of a table may only add items to it.',
      });
      return;
    }
    before.items.push(...items);
  }
}

function draftOf(place: Place, cells: Readonly<Fields>): Draft {
  const value = (column: string) => read(column, cells[column]);
  const fields = Object.fromEntries(PLAIN_COLUMNS.map((column) => [column, value(column)]));
  const flatCustomer = Object.fromEntries(
    CUSTOMER_COLUMNS.map((column) => [column.slice('customer_'.length), value(column)]),
  );
  const item = Object.fromEntries(ITEM_COLUMNS.map((column) => [column.slice('item_'.length), value(column)]));
  const hasItem = Object.values(item).some((one) => one !== undefined);
  const { customer, items } = cells;
  return {
    place,
    fields,
    customer: isFields(customer) ? withoutEmpty(customer) : flatCustomer,
    items: Array.isArray(items) ? items : hasItem ? [item] : [],
  };
}

/** A cell of a table is text; empty and null mean absent. The schema reports invalid values. */
function read(column: string, value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'number' && !NUMBERS.has(column)) return String(value);
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return undefined;
  if (NUMBERS.has(column)) return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  return DAYS.has(column) ? text.replace(/^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}.*$/, '$1') : text;
}

function withoutEmpty(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, read(`customer_${key}`, value)]));
}

function withPrefix(customer: Fields): Fields {
  return Object.fromEntries(Object.entries(customer).map(([key, value]) => [`customer_${key}`, value]));
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function rejectedBy(issue: { path: PropertyKey[]; message: string }, place: Place, order: Fields): RejectedRow {
  const value = issue.path.reduce<unknown>(
    (inside, key) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined),
    order,
  );
  const isSimple = ['string', 'number', 'boolean'].includes(typeof value);
  return {
    place,
    column: issue.path.join('.') || null,
    value: isSimple ? String(value).slice(0, 100) : '',
    reason: issue.message.endsWith('.') ? issue.message : `${issue.message}.`,
    fix: 'Correct it and import the file again.',
  };
}
