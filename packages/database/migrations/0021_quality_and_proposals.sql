CREATE TABLE "proposal_looks" (
	"store_id" text PRIMARY KEY NOT NULL,
	"looked_at" timestamp with time zone,
	"held_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"store_id" text NOT NULL,
	"id" text NOT NULL,
	"body" jsonb NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"made_id" text,
	CONSTRAINT "proposals_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "conversation_tests" (
	"store_id" text NOT NULL,
	"id" text NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversation_tests_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "judged_queries" (
	"store_id" text NOT NULL,
	"query" text NOT NULL,
	"language" text NOT NULL,
	"grades" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "judged_queries_store_id_query_language_pk" PRIMARY KEY("store_id","query","language")
);
--> statement-breakpoint
CREATE TABLE "quality_runs" (
	"store_id" text NOT NULL,
	"id" text NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "quality_runs_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"took_ms" integer NOT NULL,
	"causes" jsonb NOT NULL,
	"versions" jsonb NOT NULL,
	"figures" jsonb NOT NULL,
	"below_floor" jsonb NOT NULL,
	"ndcg_change" jsonb,
	"queries" jsonb NOT NULL,
	"conversations" jsonb NOT NULL,
	CONSTRAINT "quality_runs_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "quality_states" (
	"store_id" text PRIMARY KEY NOT NULL,
	"floors" jsonb,
	"held_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "proposal_looks" ADD CONSTRAINT "proposal_looks_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_tests" ADD CONSTRAINT "conversation_tests_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judged_queries" ADD CONSTRAINT "judged_queries_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quality_runs" ADD CONSTRAINT "quality_runs_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quality_states" ADD CONSTRAINT "quality_states_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quality_runs_by_position" ON "quality_runs" USING btree ("store_id","position");