CREATE TABLE "match_odds" (
	"match_id" text NOT NULL,
	"company_id" text NOT NULL,
	"market" text NOT NULL,
	"version" integer NOT NULL,
	"live" jsonb,
	"opened_version" integer,
	"initial" jsonb,
	"changed_at" bigint NOT NULL,
	CONSTRAINT "match_odds_match_id_company_id_market_pk" PRIMARY KEY("match_id","company_id","market")
);
--> statement-breakpoint
CREATE TABLE "odds_change" (
	"match_id" text NOT NULL,
	"company_id" text NOT NULL,
	"version" integer NOT NULL,
	"at" bigint NOT NULL,
	"minute" integer,
	"markets" jsonb NOT NULL,
	CONSTRAINT "odds_change_match_id_company_id_version_pk" PRIMARY KEY("match_id","company_id","version")
);
--> statement-breakpoint
CREATE TABLE "odds_company" (
	"id" text PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL,
	"rank" integer NOT NULL,
	"sports" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_part" (
	"match_id" text NOT NULL,
	"part" text NOT NULL,
	"version" integer NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "match_part_match_id_part_pk" PRIMARY KEY("match_id","part")
);
--> statement-breakpoint
CREATE TABLE "match_play" (
	"id" text PRIMARY KEY NOT NULL,
	"match_id" text NOT NULL,
	"kind" text NOT NULL,
	"side" text NOT NULL,
	"minute" integer NOT NULL,
	"added" integer NOT NULL,
	"player" jsonb,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_state" (
	"sport" text PRIMARY KEY NOT NULL,
	"heard_at" bigint NOT NULL,
	"stale_since" bigint
);
--> statement-breakpoint
ALTER TABLE "match" ADD COLUMN "stale_since" bigint;--> statement-breakpoint
ALTER TABLE "match_odds" ADD CONSTRAINT "match_odds_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_odds" ADD CONSTRAINT "match_odds_company_id_odds_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."odds_company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "odds_change" ADD CONSTRAINT "odds_change_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "odds_change" ADD CONSTRAINT "odds_change_company_id_odds_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."odds_company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_part" ADD CONSTRAINT "match_part_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_play" ADD CONSTRAINT "match_play_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "odds_change_at" ON "odds_change" USING btree ("at");--> statement-breakpoint
CREATE INDEX "match_play_match" ON "match_play" USING btree ("match_id","at");--> statement-breakpoint
CREATE INDEX "match_home" ON "match" USING btree ("home_id","kickoff_at");--> statement-breakpoint
CREATE INDEX "match_away" ON "match" USING btree ("away_id","kickoff_at");