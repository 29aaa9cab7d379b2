CREATE TABLE "experiment_lists" (
	"store_id" text NOT NULL,
	"experiment_id" text NOT NULL,
	"query_id" text NOT NULL,
	"session_id" text NOT NULL,
	"control" jsonb NOT NULL,
	"treatment" jsonb NOT NULL,
	CONSTRAINT "experiment_lists_store_id_experiment_id_query_id_pk" PRIMARY KEY("store_id","experiment_id","query_id")
);
--> statement-breakpoint
CREATE TABLE "experiment_visits" (
	"store_id" text NOT NULL,
	"experiment_id" text NOT NULL,
	"session_id" text NOT NULL,
	"sample" text NOT NULL,
	"is_simulated" boolean NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	CONSTRAINT "experiment_visits_store_id_experiment_id_session_id_pk" PRIMARY KEY("store_id","experiment_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "experiments" (
	"store_id" text NOT NULL,
	"id" text NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "experiments_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"body" jsonb NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"planned_visits" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "experiments_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "experiment_lists" ADD CONSTRAINT "experiment_lists_store_id_experiment_id_experiments_store_id_id_fk" FOREIGN KEY ("store_id","experiment_id") REFERENCES "public"."experiments"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiment_visits" ADD CONSTRAINT "experiment_visits_store_id_experiment_id_experiments_store_id_id_fk" FOREIGN KEY ("store_id","experiment_id") REFERENCES "public"."experiments"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiments" ADD CONSTRAINT "experiments_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "experiments_running" ON "experiments" USING btree ("store_id") WHERE "experiments"."state" = 'running';