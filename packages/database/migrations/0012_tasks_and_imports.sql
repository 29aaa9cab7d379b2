CREATE TABLE "imports" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "imports_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"bytes" bigint NOT NULL,
	"reading" jsonb NOT NULL,
	"mapping" jsonb,
	"dry_run_task_id" text,
	"import_task_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "tasks_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"actor" text NOT NULL,
	"payload" "bytea",
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"result" jsonb,
	"error" text,
	"lease_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_by_store" ON "imports" USING btree ("store_id","position");--> statement-breakpoint
CREATE INDEX "tasks_by_store" ON "tasks" USING btree ("store_id","position");--> statement-breakpoint
CREATE INDEX "tasks_by_status" ON "tasks" USING btree ("status","position");