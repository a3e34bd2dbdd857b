CREATE TABLE "room_pin" (
	"room_id" bigint PRIMARY KEY NOT NULL,
	"id" bigserial NOT NULL,
	"barrage_id" bigint,
	"user_id" bigint NOT NULL,
	"by_id" bigint NOT NULL,
	"role" text NOT NULL,
	"text" text NOT NULL,
	"at" bigint NOT NULL,
	"until" bigint
);
--> statement-breakpoint
CREATE TABLE "poll_vote" (
	"poll_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"choice" smallint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "poll_vote_poll_id_member_id_pk" PRIMARY KEY("poll_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "poll" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"room_id" bigint NOT NULL,
	"by_id" bigint NOT NULL,
	"question" text NOT NULL,
	"options" text[] NOT NULL,
	"tally" integer[] NOT NULL,
	"opened_at" bigint NOT NULL,
	"ends_at" bigint,
	"closed_at" bigint
);
--> statement-breakpoint
ALTER TABLE "room_pin" ADD CONSTRAINT "room_pin_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_pin" ADD CONSTRAINT "room_pin_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_pin" ADD CONSTRAINT "room_pin_by_id_member_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_vote" ADD CONSTRAINT "poll_vote_poll_id_poll_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."poll"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_vote" ADD CONSTRAINT "poll_vote_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll" ADD CONSTRAINT "poll_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll" ADD CONSTRAINT "poll_by_id_member_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_pin_until" ON "room_pin" USING btree ("until");--> statement-breakpoint
CREATE INDEX "room_pin_at" ON "room_pin" USING btree ("at");--> statement-breakpoint
CREATE INDEX "poll_vote_choice" ON "poll_vote" USING btree ("poll_id","choice");--> statement-breakpoint
CREATE UNIQUE INDEX "poll_open" ON "poll" USING btree ("room_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "poll_room" ON "poll" USING btree ("room_id","id");--> statement-breakpoint
CREATE INDEX "poll_closed" ON "poll" USING btree ("closed_at");