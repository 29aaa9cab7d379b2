/** Facts about the installation. */
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Facts about this installation, such as the progress of loading the demo shops. */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
});
