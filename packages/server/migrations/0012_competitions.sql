CREATE TABLE "match_placing" (
	"match_id" text PRIMARY KEY NOT NULL,
	"stage" text NOT NULL,
	"round_order" integer NOT NULL,
	"group_id" text,
	"regular" jsonb,
	"is_awarded" boolean DEFAULT false NOT NULL,
	"ground" text
);
--> statement-breakpoint
CREATE TABLE "points_deduction" (
	"competition_id" text NOT NULL,
	"season" text NOT NULL,
	"team_id" text NOT NULL,
	"points" integer NOT NULL,
	"reason_names" jsonb NOT NULL,
	CONSTRAINT "points_deduction_competition_id_season_team_id_pk" PRIMARY KEY("competition_id","season","team_id")
);
--> statement-breakpoint
CREATE TABLE "team_alias" (
	"area" text NOT NULL,
	"name" text NOT NULL,
	"team_id" text NOT NULL,
	"written" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "team_alias_area_name_pk" PRIMARY KEY("area","name")
);
--> statement-breakpoint
ALTER TABLE "match_placing" ADD CONSTRAINT "match_placing_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_deduction" ADD CONSTRAINT "points_deduction_competition_id_competition_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competition"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_deduction" ADD CONSTRAINT "points_deduction_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_alias" ADD CONSTRAINT "team_alias_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_alias_team" ON "team_alias" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "match_season" ON "match" USING btree ("competition_id","season");--> statement-breakpoint
CREATE INDEX "match_home" ON "match" USING btree ("home_id","kickoff_at");--> statement-breakpoint
CREATE INDEX "match_away" ON "match" USING btree ("away_id","kickoff_at");