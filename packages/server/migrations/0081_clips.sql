CREATE TABLE "clip" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"room_id" bigint NOT NULL,
	"broadcast_id" bigint,
	"kind" text NOT NULL,
	"match_id" text,
	"event_id" text,
	"maker_id" bigint,
	"title" text DEFAULT '' NOT NULL,
	"from_at" bigint NOT NULL,
	"to_at" bigint NOT NULL,
	"at" bigint NOT NULL,
	"state" text DEFAULT 'making' NOT NULL,
	"is_annulled" boolean DEFAULT false NOT NULL,
	"fault" text,
	"name" text,
	"bytes" integer DEFAULT 0 NOT NULL,
	"width" integer DEFAULT 0 NOT NULL,
	"height" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"due_at" bigint NOT NULL,
	"run" integer DEFAULT 0 NOT NULL,
	"until" bigint DEFAULT 0 NOT NULL,
	"expires_at" bigint NOT NULL,
	"removed_by" bigint,
	"gone_at" bigint
);
--> statement-breakpoint
CREATE TABLE "room_clip_rule" (
	"room_id" bigint PRIMARY KEY NOT NULL,
	"who" text NOT NULL,
	"has_goals" boolean NOT NULL,
	"can_download" boolean NOT NULL,
	"delay" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recording_piece" ADD COLUMN "bytes" integer;--> statement-breakpoint
ALTER TABLE "clip" ADD CONSTRAINT "clip_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clip" ADD CONSTRAINT "clip_broadcast_id_broadcast_id_fk" FOREIGN KEY ("broadcast_id") REFERENCES "public"."broadcast"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clip" ADD CONSTRAINT "clip_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clip" ADD CONSTRAINT "clip_maker_id_member_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_clip_rule" ADD CONSTRAINT "room_clip_rule_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clip_room" ON "clip" USING btree ("room_id","id");--> statement-breakpoint
CREATE INDEX "clip_newest" ON "clip" USING btree ("at","id") WHERE state = 'ready';--> statement-breakpoint
CREATE INDEX "clip_match" ON "clip" USING btree ("match_id","id");--> statement-breakpoint
CREATE INDEX "clip_maker" ON "clip" USING btree ("maker_id","id");--> statement-breakpoint
CREATE INDEX "clip_broadcast" ON "clip" USING btree ("broadcast_id");--> statement-breakpoint
CREATE UNIQUE INDEX "clip_goal_once" ON "clip" USING btree ("room_id","event_id") WHERE event_id is not null;--> statement-breakpoint
CREATE INDEX "clip_waiting" ON "clip" USING btree ("due_at") WHERE state = 'making';--> statement-breakpoint
CREATE INDEX "clip_expires" ON "clip" USING btree ("expires_at") WHERE name is not null;--> statement-breakpoint
CREATE INDEX "clip_gone" ON "clip" USING btree ("gone_at");