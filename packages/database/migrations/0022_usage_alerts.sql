CREATE TABLE "usage_alerts" (
	"store_id" text NOT NULL,
	"month" text NOT NULL,
	"percent" integer NOT NULL,
	CONSTRAINT "usage_alerts_store_id_month_percent_pk" PRIMARY KEY("store_id","month","percent")
);
--> statement-breakpoint
ALTER TABLE "usage_alerts" ADD CONSTRAINT "usage_alerts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;