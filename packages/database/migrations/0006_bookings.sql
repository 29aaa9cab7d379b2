CREATE TABLE "bookings" (
	"id" text PRIMARY KEY NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_by_time" ON "bookings" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "bookings_by_email" ON "bookings" USING btree ("email");