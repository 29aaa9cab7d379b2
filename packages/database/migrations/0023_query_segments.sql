-- The sums of queries are written anew, with where and how visitors came.
DELETE FROM "query_days";--> statement-breakpoint
DELETE FROM "query_hours";--> statement-breakpoint
INSERT INTO "stale_hours" ("store_id", "start")
  SELECT DISTINCT "store_id", date_bin('1 hour', "at", timestamptz '2000-01-01 00:00Z') FROM "events"
  ON CONFLICT ("store_id", "start") DO UPDATE SET "changes" = "stale_hours"."changes" + 1;--> statement-breakpoint
ALTER TABLE "query_days" DROP CONSTRAINT "query_days_store_id_start_query_pk";--> statement-breakpoint
ALTER TABLE "query_hours" DROP CONSTRAINT "query_hours_store_id_start_query_pk";--> statement-breakpoint
ALTER TABLE "query_days" ADD COLUMN "source" text NOT NULL;--> statement-breakpoint
ALTER TABLE "query_days" ADD COLUMN "device" text NOT NULL;--> statement-breakpoint
ALTER TABLE "query_days" ADD COLUMN "language" text NOT NULL;--> statement-breakpoint
ALTER TABLE "query_hours" ADD COLUMN "source" text NOT NULL;--> statement-breakpoint
ALTER TABLE "query_hours" ADD COLUMN "device" text NOT NULL;--> statement-breakpoint
ALTER TABLE "query_hours" ADD COLUMN "language" text NOT NULL;--> statement-breakpoint
ALTER TABLE "query_days" ADD CONSTRAINT "query_days_store_id_start_query_source_device_language_pk" PRIMARY KEY("store_id","start","query","source","device","language");--> statement-breakpoint
ALTER TABLE "query_hours" ADD CONSTRAINT "query_hours_store_id_start_query_source_device_language_pk" PRIMARY KEY("store_id","start","query","source","device","language");
