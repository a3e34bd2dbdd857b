CREATE TABLE "content_text" (
	"item_id" bigint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"lang" text NOT NULL,
	"place" bigint,
	"terms" "tsvector" NOT NULL
);
--> statement-breakpoint
-- What was written before is found as it was: `^` stands before the terms of a title (`search/terms.ts`).
INSERT INTO "content_text" ("item_id", "kind", "lang", "place", "terms")
SELECT i."id", i."kind", i."lang", CASE WHEN i."state" = 'shown' THEN i."place" END,
	array_to_tsvector(array_agg(t."term") || coalesce(array_agg('^' || t."term") FILTER (WHERE t."is_title"), '{}'))
FROM "content_term" t JOIN "content_item" i ON i."id" = t."item_id" GROUP BY i."id";
--> statement-breakpoint
DROP TABLE "content_term" CASCADE;--> statement-breakpoint
ALTER TABLE "content_text" ADD CONSTRAINT "content_text_item_id_content_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_text_terms" ON "content_text" USING gin ("terms") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "content_text_latest" ON "content_text" USING btree ("kind","lang","place" DESC NULLS FIRST) WHERE place is not null;