/** Schemas that the calls of API v1 share: lists, ids, and parameters of the address. */
import { z } from 'zod';
import { StoreId } from '../store.ts';

export const InStore = z.object({ store: StoreId });
export const EntryId = z.string().min(1).max(200);
export const InStoreWithId = InStore.extend({ id: EntryId });

export const DEFAULT_PAGE = 25;
export const LARGEST_PAGE = 100;

export const Cursor = z.string().max(500).meta({ description: '`next_cursor` of the page before.' });

/** Parameters of every list. */
export const ListQuery = z.object({
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(DEFAULT_PAGE),
});

/** A page of a list; `next_cursor` is null on the last one. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), next_cursor: z.string().nullable() });
}

/** Reply to a deletion. */
export const Deleted = z.object({ deleted: z.literal(true) });

export const IsoTime = z.string().meta({ format: 'date-time' });
