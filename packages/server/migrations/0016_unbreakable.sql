CREATE TABLE "rate_count" (
	"subject" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guess_count" (
	"subject" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "topic" ADD COLUMN "at" bigint DEFAULT (extract(epoch from now()) * 1000)::bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotent_answer" ADD COLUMN "holder" text;--> statement-breakpoint
ALTER TABLE "idempotent_answer" ADD COLUMN "held_until" bigint;--> statement-breakpoint
ALTER TABLE "recharge_order" ADD COLUMN "provider_ref" text;--> statement-breakpoint
ALTER TABLE "recharge_order" ADD COLUMN "asks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "recharge_order" ADD COLUMN "ask_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "rate_count_until" ON "rate_count" USING btree ("until");--> statement-breakpoint
CREATE INDEX "guess_count_until" ON "guess_count" USING btree ("until");--> statement-breakpoint
CREATE INDEX "topic_at" ON "topic" USING btree ("at");--> statement-breakpoint
CREATE INDEX "idempotent_answer_at" ON "idempotent_answer" USING btree ("at") WHERE call <> 'chargerules/payUrl';--> statement-breakpoint
CREATE INDEX "session_created" ON "session" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "barrage_at" ON "barrage" USING btree ("at");--> statement-breakpoint
CREATE INDEX "captcha_expires" ON "captcha" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "captcha_ticket" ON "captcha" USING btree ("ticket_hash");--> statement-breakpoint
CREATE INDEX "room_match" ON "room" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "match_event_at" ON "match_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "match_odds_changed" ON "match_odds" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "match_play_at" ON "match_play" USING btree ("at");--> statement-breakpoint
-- Windows of a minute at most: not worth the database's own log, see plugins/rate.tables.ts.
ALTER TABLE "rate_count" SET UNLOGGED;--> statement-breakpoint
-- Fingerprints were plain hashes of all parameters, from which a payment password of six digits could be tried out. Answers stay, so that a repeat from before still moves nothing twice.
UPDATE "idempotent_answer" SET "fingerprint" = '';
