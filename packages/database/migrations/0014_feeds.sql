CREATE TABLE "feeds" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"url" text NOT NULL,
	"every_hours" integer NOT NULL,
	"delete_missing" boolean NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"mapping" jsonb,
	"etag" text,
	"last_modified" text,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"task_id" text,
	"last" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "feeds" ADD CONSTRAINT "feeds_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feeds_by_store" ON "feeds" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "feeds_by_due" ON "feeds" USING btree ("due_at");