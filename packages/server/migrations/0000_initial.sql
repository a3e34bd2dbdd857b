CREATE TABLE "topic_event" (
	"topic" text NOT NULL,
	"seq" bigint NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "topic_event_topic_seq_pk" PRIMARY KEY("topic","seq")
);
--> statement-breakpoint
CREATE TABLE "topic" (
	"name" text PRIMARY KEY NOT NULL,
	"epoch" text NOT NULL,
	"seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotent_answer" (
	"user_id" bigint NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" jsonb NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "idempotent_answer_user_id_call_key_pk" PRIMARY KEY("user_id","call","key")
);
--> statement-breakpoint
CREATE TABLE "operator_invite" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"created_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"device" text NOT NULL,
	"created_at" bigint NOT NULL,
	"seen_at" bigint NOT NULL,
	"ended_at" bigint,
	"ended_code" integer,
	CONSTRAINT "session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"mobile" text NOT NULL,
	"password_hash" text NOT NULL,
	"nickname" text NOT NULL,
	"avatar" text NOT NULL,
	"is_anchor" boolean DEFAULT false NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"level" integer DEFAULT 1 NOT NULL,
	"diamonds" bigint DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "member_mobile_unique" UNIQUE("mobile")
);
--> statement-breakpoint
CREATE TABLE "barrage" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"room_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"text" text NOT NULL,
	"role" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha" (
	"id" text PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"x" integer NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" bigint NOT NULL,
	"ticket_hash" text,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "room_kick" (
	"room_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	"by_id" bigint NOT NULL,
	CONSTRAINT "room_kick_room_id_user_id_pk" PRIMARY KEY("room_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "room_moderator" (
	"room_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "room_moderator_room_id_user_id_pk" PRIMARY KEY("room_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "room_mute" (
	"room_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"until" bigint,
	"by_id" bigint NOT NULL,
	CONSTRAINT "room_mute_room_id_user_id_pk" PRIMARY KEY("room_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "room" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"status" text DEFAULT 'not_started' NOT NULL,
	"match_id" text,
	"is_official" boolean DEFAULT false NOT NULL,
	"placard" text DEFAULT '' NOT NULL,
	"cover" text,
	"heat" integer DEFAULT 0 NOT NULL,
	"started_at" bigint,
	"source" text DEFAULT 'push' NOT NULL,
	"key_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "room_owner_id_unique" UNIQUE("owner_id")
);
--> statement-breakpoint
CREATE TABLE "competition" (
	"id" text PRIMARY KEY NOT NULL,
	"sport" text NOT NULL,
	"names" jsonb NOT NULL,
	"short_names" jsonb NOT NULL,
	"country_names" jsonb NOT NULL,
	"color" text NOT NULL,
	"tier" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_event" (
	"id" text PRIMARY KEY NOT NULL,
	"match_id" text NOT NULL,
	"kind" text NOT NULL,
	"side" text,
	"minute" integer NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"player" jsonb,
	"other_player" jsonb,
	"home_score" integer NOT NULL,
	"away_score" integer NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match" (
	"id" text PRIMARY KEY NOT NULL,
	"sport" text NOT NULL,
	"competition_id" text NOT NULL,
	"season" text NOT NULL,
	"round_names" jsonb NOT NULL,
	"home_id" text NOT NULL,
	"away_id" text NOT NULL,
	"status" text NOT NULL,
	"kickoff_at" bigint NOT NULL,
	"minute" integer,
	"added" integer DEFAULT 0 NOT NULL,
	"home_score" integer,
	"away_score" integer,
	"half" jsonb,
	"penalties" jsonb,
	"counts" jsonb,
	"is_hot" boolean DEFAULT false NOT NULL,
	"is_simulated" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team" (
	"id" text PRIMARY KEY NOT NULL,
	"sport" text NOT NULL,
	"names" jsonb NOT NULL,
	"short_names" jsonb NOT NULL,
	"colors" jsonb NOT NULL,
	"logo" text
);
--> statement-breakpoint
CREATE TABLE "server_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "barrage" ADD CONSTRAINT "barrage_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "barrage" ADD CONSTRAINT "barrage_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_kick" ADD CONSTRAINT "room_kick_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_kick" ADD CONSTRAINT "room_kick_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_moderator" ADD CONSTRAINT "room_moderator_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_moderator" ADD CONSTRAINT "room_moderator_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_mute" ADD CONSTRAINT "room_mute_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_mute" ADD CONSTRAINT "room_mute_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_owner_id_member_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_event" ADD CONSTRAINT "match_event_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_competition_id_competition_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competition"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_home_id_team_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_away_id_team_id_fk" FOREIGN KEY ("away_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "topic_event_at" ON "topic_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id","ended_at");--> statement-breakpoint
CREATE INDEX "barrage_room" ON "barrage" USING btree ("room_id","id");--> statement-breakpoint
CREATE INDEX "barrage_sender" ON "barrage" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "room_status" ON "room" USING btree ("status","category");--> statement-breakpoint
CREATE INDEX "match_event_match" ON "match_event" USING btree ("match_id","at");--> statement-breakpoint
CREATE INDEX "match_sport_kickoff" ON "match" USING btree ("sport","kickoff_at");--> statement-breakpoint
CREATE INDEX "match_status" ON "match" USING btree ("status");