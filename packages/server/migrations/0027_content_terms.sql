CREATE TABLE "content_term" (
	"item_id" bigint NOT NULL,
	"term" text NOT NULL,
	"is_title" boolean NOT NULL,
	CONSTRAINT "content_term_item_id_term_pk" PRIMARY KEY("item_id","term")
);
--> statement-breakpoint
ALTER TABLE "content_term" ADD CONSTRAINT "content_term_item_id_content_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_term_begins" ON "content_term" USING btree ("term" text_pattern_ops,"item_id");