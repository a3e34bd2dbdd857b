CREATE TABLE "team_merge" (
	"from_id" text PRIMARY KEY NOT NULL,
	"into_id" text NOT NULL,
	"at" bigint NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "team_merge" ADD CONSTRAINT "team_merge_into_id_team_id_fk" FOREIGN KEY ("into_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;