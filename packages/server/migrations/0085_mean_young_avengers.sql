CREATE TABLE "match_shot" (
	"id" text PRIMARY KEY NOT NULL,
	"match_id" text NOT NULL,
	"side" text NOT NULL,
	"minute" integer NOT NULL,
	"added" integer NOT NULL,
	"player" jsonb,
	"outcome" text NOT NULL,
	"is_penalty" boolean NOT NULL,
	"x" double precision NOT NULL,
	"y" double precision NOT NULL,
	"xg" double precision,
	"points" integer,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "match_shot" ADD CONSTRAINT "match_shot_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_shot_match" ON "match_shot" USING btree ("match_id","at");--> statement-breakpoint
CREATE INDEX "match_shot_at" ON "match_shot" USING btree ("at");