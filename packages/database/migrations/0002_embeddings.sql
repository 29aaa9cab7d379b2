CREATE TABLE "embeddings" (
	"store_id" text NOT NULL,
	"model" text NOT NULL,
	"content_hash" text NOT NULL,
	"vector" "bytea" NOT NULL,
	CONSTRAINT "embeddings_store_id_model_content_hash_pk" PRIMARY KEY("store_id","model","content_hash")
);
--> statement-breakpoint
ALTER TABLE "embeddings" ADD CONSTRAINT "embeddings_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;