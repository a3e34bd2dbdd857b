CREATE TABLE "held_barrage" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"room_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"text" text NOT NULL,
	"at" bigint NOT NULL,
	"is_let_in" boolean,
	"decided_by" bigint
);
--> statement-breakpoint
CREATE TABLE "room_talk" (
	"room_id" bigint PRIMARY KEY NOT NULL,
	"slow" integer NOT NULL,
	"is_followers_only" boolean NOT NULL,
	"has_no_links" boolean NOT NULL,
	"holds_contacts" boolean NOT NULL,
	"is_quiet" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "held_barrage" ADD CONSTRAINT "held_barrage_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_barrage" ADD CONSTRAINT "held_barrage_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_barrage" ADD CONSTRAINT "held_barrage_decided_by_member_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_talk" ADD CONSTRAINT "room_talk_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_barrage_waiting" ON "held_barrage" USING btree ("room_id","id") WHERE is_let_in is null;--> statement-breakpoint
CREATE INDEX "held_barrage_sender" ON "held_barrage" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "held_barrage_at" ON "held_barrage" USING btree ("at");