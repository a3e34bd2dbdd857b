CREATE TABLE "match_sheet" (
	"match_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"sheet" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "match_event" ADD COLUMN "part" integer;--> statement-breakpoint
ALTER TABLE "match_event" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "match" ADD COLUMN "detail" jsonb;--> statement-breakpoint
ALTER TABLE "match_sheet" ADD CONSTRAINT "match_sheet_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE no action ON UPDATE no action;