CREATE TABLE "search_key" (
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"key" text NOT NULL,
	"way" smallint NOT NULL,
	"written" text NOT NULL,
	"weight" integer NOT NULL,
	CONSTRAINT "search_key_kind_subject_id_key_pk" PRIMARY KEY("kind","subject_id","key")
);
--> statement-breakpoint
CREATE TABLE "search_subject" (
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	CONSTRAINT "search_subject_kind_subject_id_pk" PRIMARY KEY("kind","subject_id")
);
--> statement-breakpoint
CREATE INDEX "search_key_begins" ON "search_key" USING btree ("key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_key_ends" ON "search_key" USING btree (reverse("key") text_pattern_ops);