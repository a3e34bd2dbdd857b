CREATE TABLE "room_overlay" (
	"room_id" bigint PRIMARY KEY NOT NULL,
	"settings" jsonb,
	"version" integer DEFAULT 0 NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"read_at" bigint
);
--> statement-breakpoint
ALTER TABLE "room_overlay" ADD CONSTRAINT "room_overlay_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;