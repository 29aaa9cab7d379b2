-- Unlogged: counts change with every call, and a crash may forget them.
CREATE UNLOGGED TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "rate_limits_by_expire" ON "rate_limits" USING btree ("expire");