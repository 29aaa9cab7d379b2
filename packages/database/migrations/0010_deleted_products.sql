CREATE TABLE "deleted_products" (
	"store_id" text NOT NULL,
	"id" text NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "deleted_products_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "first_version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deleted_products" ADD CONSTRAINT "deleted_products_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_products_by_version" ON "deleted_products" USING btree ("store_id","version");