CREATE TABLE "vital_count" (
	"day" text NOT NULL,
	"page" text NOT NULL,
	"lang" text NOT NULL,
	"connection" text NOT NULL,
	"is_drawn" boolean NOT NULL,
	"metric" text NOT NULL,
	"bucket" smallint NOT NULL,
	"total" integer NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "vital_count_day_page_lang_connection_is_drawn_metric_bucket_pk" PRIMARY KEY("day","page","lang","connection","is_drawn","metric","bucket")
);
--> statement-breakpoint
CREATE INDEX "vital_count_at" ON "vital_count" USING btree ("at");