CREATE TABLE "query_days" (
	"store_id" text NOT NULL,
	"start" timestamp with time zone NOT NULL,
	"query" text NOT NULL,
	"searches" integer NOT NULL,
	"without_result" integer NOT NULL,
	"clicked" integer NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "query_days_store_id_start_query_pk" PRIMARY KEY("store_id","start","query")
);
--> statement-breakpoint
CREATE TABLE "query_hours" (
	"store_id" text NOT NULL,
	"start" timestamp with time zone NOT NULL,
	"query" text NOT NULL,
	"searches" integer NOT NULL,
	"without_result" integer NOT NULL,
	"clicked" integer NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "query_hours_store_id_start_query_pk" PRIMARY KEY("store_id","start","query")
);
--> statement-breakpoint
CREATE TABLE "rollup_states" (
	"store_id" text PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"days_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_hours" (
	"store_id" text NOT NULL,
	"start" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"device" text NOT NULL,
	"language" text NOT NULL,
	"visits" integer NOT NULL,
	"searches" integer NOT NULL,
	"without_result" integer NOT NULL,
	"clicked" integer NOT NULL,
	"carts" integer NOT NULL,
	"orders" integer NOT NULL,
	"revenue" double precision NOT NULL,
	CONSTRAINT "search_hours_store_id_start_source_device_language_pk" PRIMARY KEY("store_id","start","source","device","language")
);
--> statement-breakpoint
CREATE TABLE "stale_hours" (
	"store_id" text NOT NULL,
	"start" timestamp with time zone NOT NULL,
	"changes" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "stale_hours_store_id_start_pk" PRIMARY KEY("store_id","start")
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "query_days" ADD CONSTRAINT "query_days_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "query_hours" ADD CONSTRAINT "query_hours_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rollup_states" ADD CONSTRAINT "rollup_states_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_hours" ADD CONSTRAINT "search_hours_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stale_hours" ADD CONSTRAINT "stale_hours_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "query_hours_by_query" ON "query_hours" USING btree ("store_id","query","start");--> statement-breakpoint
CREATE INDEX "events_by_words" ON "events" USING btree ("store_id",left(lower(trim("query")), 200),"at") WHERE "events"."query" is not null;--> statement-breakpoint
INSERT INTO "stale_hours" ("store_id", "start") SELECT DISTINCT "store_id", date_bin('1 hour', "at", timestamptz '2000-01-01 00:00Z') FROM "events";
