CREATE TABLE "token_days" (
	"store_id" text NOT NULL,
	"day" text NOT NULL,
	"tokens" bigint NOT NULL,
	CONSTRAINT "token_days_store_id_day_pk" PRIMARY KEY("store_id","day")
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "tokens_spent" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "token_days" ADD CONSTRAINT "token_days_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;