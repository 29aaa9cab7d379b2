CREATE TABLE "replies" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"key" text,
	"request_hash" text NOT NULL,
	"status" text NOT NULL,
	"pieces" jsonb,
	"alive_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "replies_key" ON "replies" USING btree ("conversation_id","key");--> statement-breakpoint
CREATE INDEX "replies_by_conversation" ON "replies" USING btree ("conversation_id","created_at");