CREATE INDEX "conversations_by_update" ON "conversations" USING btree ("store_id","updated_at");--> statement-breakpoint
CREATE INDEX "customers_by_email" ON "customers" USING btree ("store_id",lower("email"));--> statement-breakpoint
CREATE INDEX "orders_by_date" ON "orders" USING btree ("store_id","ordered_at");