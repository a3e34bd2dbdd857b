CREATE TABLE "envelope_claim" (
	"envelope_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"amount" integer NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "envelope_claim_envelope_id_member_id_pk" PRIMARY KEY("envelope_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "envelope" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"room_id" bigint NOT NULL,
	"giver_id" bigint NOT NULL,
	"text" text NOT NULL,
	"condition" text NOT NULL,
	"phrase" text NOT NULL,
	"total" bigint NOT NULL,
	"shares" integer[] NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"at" bigint NOT NULL,
	"opens_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"done_at" bigint,
	CONSTRAINT "envelope_shares" CHECK (cardinality(shares) > 0 and taken between 0 and cardinality(shares))
);
--> statement-breakpoint
CREATE TABLE "fan_growth" (
	"member_id" bigint NOT NULL,
	"day" text NOT NULL,
	"gained" integer NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "fan_growth_day_member_id_pk" PRIMARY KEY("day","member_id")
);
--> statement-breakpoint
CREATE TABLE "follow_count" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"follows" integer NOT NULL,
	"fans" integer NOT NULL,
	CONSTRAINT "follow_count_not_negative" CHECK (follows >= 0 and fans >= 0)
);
--> statement-breakpoint
CREATE TABLE "follow" (
	"member_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"remind" boolean NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "follow_member_id_target_id_pk" PRIMARY KEY("member_id","target_id"),
	CONSTRAINT "follow_another" CHECK (member_id <> target_id)
);
--> statement-breakpoint
CREATE TABLE "live_telling" (
	"room_id" bigint PRIMARY KEY NOT NULL,
	"started_at" bigint NOT NULL,
	"told_for" bigint NOT NULL,
	"followed_at" bigint DEFAULT 0 NOT NULL,
	"member_id" bigint DEFAULT 0 NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "horn" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"room_id" bigint NOT NULL,
	"room_title" text NOT NULL,
	"text" text NOT NULL,
	"noble" text,
	"price" bigint NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rank_cursor" (
	"name" text PRIMARY KEY NOT NULL,
	"seen" bigint NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rank_score" (
	"board" text NOT NULL,
	"anchor_id" bigint NOT NULL,
	"period" text NOT NULL,
	"member_id" bigint NOT NULL,
	"value" bigint NOT NULL,
	"reached_at" bigint NOT NULL,
	"forget_at" bigint,
	CONSTRAINT "rank_score_board_anchor_id_period_member_id_pk" PRIMARY KEY("board","anchor_id","period","member_id")
);
--> statement-breakpoint
CREATE TABLE "room_share" (
	"room_id" bigint NOT NULL,
	"day" text NOT NULL,
	"user_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "room_share_room_id_day_user_id_pk" PRIMARY KEY("room_id","day","user_id")
);
--> statement-breakpoint
ALTER TABLE "barrage" ADD COLUMN "type" text DEFAULT 'scroll' NOT NULL;--> statement-breakpoint
ALTER TABLE "barrage" ADD COLUMN "noble" text;--> statement-breakpoint
ALTER TABLE "envelope_claim" ADD CONSTRAINT "envelope_claim_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_claim" ADD CONSTRAINT "envelope_claim_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope" ADD CONSTRAINT "envelope_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope" ADD CONSTRAINT "envelope_giver_id_member_id_fk" FOREIGN KEY ("giver_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_target_id_member_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_telling" ADD CONSTRAINT "live_telling_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "horn" ADD CONSTRAINT "horn_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "horn" ADD CONSTRAINT "horn_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_share" ADD CONSTRAINT "room_share_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_share" ADD CONSTRAINT "room_share_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "envelope_room" ON "envelope" USING btree ("room_id","opens_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "envelope_giver" ON "envelope" USING btree ("giver_id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "envelope_open" ON "envelope" USING btree ("expires_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "envelope_at" ON "envelope" USING btree ("at");--> statement-breakpoint
CREATE INDEX "fan_growth_at" ON "fan_growth" USING btree ("at");--> statement-breakpoint
CREATE INDEX "follow_target" ON "follow" USING btree ("target_id","at","member_id");--> statement-breakpoint
CREATE INDEX "horn_sender" ON "horn" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "horn_at" ON "horn" USING btree ("at");--> statement-breakpoint
CREATE INDEX "rank_score_order" ON "rank_score" USING btree ("board","anchor_id","period","value" DESC NULLS LAST,"reached_at","member_id");--> statement-breakpoint
CREATE INDEX "rank_score_forget" ON "rank_score" USING btree ("forget_at");--> statement-breakpoint
CREATE INDEX "room_share_at" ON "room_share" USING btree ("at");