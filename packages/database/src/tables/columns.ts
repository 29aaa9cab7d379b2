/** Column types that several tables share. */
import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Raw bytes. PostgreSQL's driver returns a `Buffer`, which is a `Uint8Array`. */
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

export const createdAt = () => timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow();
