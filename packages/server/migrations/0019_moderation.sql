CREATE TABLE "room_act" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"room_id" bigint NOT NULL,
	"by_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"act" text NOT NULL,
	"reason" text NOT NULL,
	"until" bigint,
	"text" text DEFAULT '' NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_case" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"object_id" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"snapshot" text NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"first_at" bigint NOT NULL,
	"decided_at" bigint,
	"decided_by" bigint
);
--> statement-breakpoint
CREATE TABLE "report" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"case_id" bigint NOT NULL,
	"reporter_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"object_id" text NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"pictures" jsonb NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "report_once" UNIQUE("reporter_id","kind","object_id")
);
--> statement-breakpoint
CREATE TABLE "announcement_reminder" (
	"announcement_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	"reminded_at" bigint,
	CONSTRAINT "announcement_reminder_announcement_id_user_id_pk" PRIMARY KEY("announcement_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "room_announcement" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"room_id" bigint NOT NULL,
	"match_id" text,
	"title" text NOT NULL,
	"start_at" bigint NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "anchor_application" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"state" text NOT NULL,
	"is_verified" boolean NOT NULL,
	"name_sealed" text NOT NULL,
	"number_sealed" text NOT NULL,
	"number_hash" text NOT NULL,
	"name_masked" text NOT NULL,
	"number_masked" text NOT NULL,
	"inviter_id" bigint,
	"experience" text NOT NULL,
	"contact_sealed" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"submitted_at" bigint NOT NULL,
	"decided_at" bigint,
	"decided_by" bigint
);
--> statement-breakpoint
CREATE TABLE "broadcast" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"room_id" bigint NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"match_id" text,
	"opened_at" bigint NOT NULL,
	"started_at" bigint,
	"ended_at" bigint,
	"first_comment" bigint DEFAULT 0 NOT NULL,
	"first_entry" bigint DEFAULT 0 NOT NULL,
	"peak" integer DEFAULT 0 NOT NULL,
	"messages" integer DEFAULT 0 NOT NULL,
	"income" bigint DEFAULT 0 NOT NULL,
	"is_settled" boolean DEFAULT false NOT NULL,
	"told_at" bigint,
	"is_listed" boolean DEFAULT true NOT NULL,
	"playback" jsonb
);
--> statement-breakpoint
CREATE TABLE "room_placard" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"room_id" bigint NOT NULL,
	"text" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "barrage" ADD COLUMN "removed_at" bigint;--> statement-breakpoint
ALTER TABLE "room_kick" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "room_moderator" ADD COLUMN "by_id" bigint;--> statement-breakpoint
ALTER TABLE "room_moderator" ADD COLUMN "at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "room_mute" ADD COLUMN "at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "room_mute" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "is_open" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "room_act" ADD CONSTRAINT "room_act_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_act" ADD CONSTRAINT "room_act_by_id_member_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_act" ADD CONSTRAINT "room_act_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_case" ADD CONSTRAINT "report_case_owner_id_member_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_case" ADD CONSTRAINT "report_case_decided_by_member_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_case_id_report_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."report_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_reporter_id_member_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_reminder" ADD CONSTRAINT "announcement_reminder_announcement_id_room_announcement_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."room_announcement"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_reminder" ADD CONSTRAINT "announcement_reminder_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_announcement" ADD CONSTRAINT "room_announcement_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_announcement" ADD CONSTRAINT "room_announcement_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anchor_application" ADD CONSTRAINT "anchor_application_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anchor_application" ADD CONSTRAINT "anchor_application_inviter_id_member_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anchor_application" ADD CONSTRAINT "anchor_application_decided_by_member_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast" ADD CONSTRAINT "broadcast_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast" ADD CONSTRAINT "broadcast_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_placard" ADD CONSTRAINT "room_placard_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_act_room" ON "room_act" USING btree ("room_id","id");--> statement-breakpoint
CREATE INDEX "room_act_at" ON "room_act" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "report_case_waiting" ON "report_case" USING btree ("kind","object_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "report_case_state" ON "report_case" USING btree ("state","first_at");--> statement-breakpoint
CREATE INDEX "report_case_owner" ON "report_case" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "report_case_decided" ON "report_case" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "report_of_case" ON "report" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "report_day" ON "report" USING btree ("reporter_id","at");--> statement-breakpoint
CREATE INDEX "announcement_reminder_member" ON "announcement_reminder" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "room_announcement_room" ON "room_announcement" USING btree ("room_id","start_at");--> statement-breakpoint
CREATE INDEX "room_announcement_start" ON "room_announcement" USING btree ("start_at");--> statement-breakpoint
CREATE INDEX "room_announcement_match" ON "room_announcement" USING btree ("match_id");--> statement-breakpoint
CREATE UNIQUE INDEX "room_announcement_match_once" ON "room_announcement" USING btree ("room_id","match_id") WHERE match_id is not null;--> statement-breakpoint
CREATE INDEX "anchor_application_member" ON "anchor_application" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "anchor_application_state" ON "anchor_application" USING btree ("state","submitted_at");--> statement-breakpoint
CREATE INDEX "anchor_application_decided" ON "anchor_application" USING btree ("decided_at");--> statement-breakpoint
CREATE UNIQUE INDEX "anchor_application_one_each" ON "anchor_application" USING btree ("user_id") WHERE state in ('awaiting', 'success');--> statement-breakpoint
CREATE UNIQUE INDEX "anchor_application_number_once" ON "anchor_application" USING btree ("number_hash") WHERE state in ('awaiting', 'success');--> statement-breakpoint
CREATE UNIQUE INDEX "broadcast_running" ON "broadcast" USING btree ("room_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "broadcast_room" ON "broadcast" USING btree ("room_id","started_at");--> statement-breakpoint
CREATE INDEX "broadcast_ended" ON "broadcast" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "broadcast_unsettled" ON "broadcast" USING btree ("ended_at") WHERE not is_settled;--> statement-breakpoint
CREATE INDEX "broadcast_untold" ON "broadcast" USING btree ("started_at") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "room_placard_room" ON "room_placard" USING btree ("room_id","id");--> statement-breakpoint
CREATE INDEX "room_placard_at" ON "room_placard" USING btree ("at");--> statement-breakpoint
ALTER TABLE "room_moderator" ADD CONSTRAINT "room_moderator_by_id_member_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_nickname_begins" ON "member" USING btree (lower(normalize("nickname", NFKC)) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "room_kick_member" ON "room_kick" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "room_mute_until" ON "room_mute" USING btree ("until");