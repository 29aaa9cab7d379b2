CREATE TABLE "booking_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"channel" text NOT NULL,
	"event" text NOT NULL,
	"booking" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "booking_notices_by_due" ON "booking_notices" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "booking_notices_by_booking" ON "booking_notices" USING btree ("booking_id");