CREATE TABLE "match_hold" (
	"match_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"by" text NOT NULL,
	"at" bigint NOT NULL,
	"said" jsonb,
	"said_at" bigint,
	"ahead" integer DEFAULT 0 NOT NULL,
	"is_released" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_cursor" (
	"list" text PRIMARY KEY NOT NULL,
	"is_whole" boolean NOT NULL,
	"at" bigint NOT NULL,
	"changed_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_note" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"note" text NOT NULL,
	"match_id" text,
	"first_at" bigint NOT NULL,
	"last_at" bigint NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "feed_note_kind_subject_note_pk" PRIMARY KEY("kind","subject","note")
);
--> statement-breakpoint
ALTER TABLE "match_hold" ADD CONSTRAINT "match_hold_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_note_last" ON "feed_note" USING btree ("last_at");