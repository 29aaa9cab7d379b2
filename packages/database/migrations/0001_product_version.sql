ALTER TABLE "products" ADD COLUMN "version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "products_by_version" ON "products" USING btree ("store_id","version");