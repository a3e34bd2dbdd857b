CREATE TABLE "stream_health" (
	"room_id" bigint PRIMARY KEY NOT NULL,
	"reading" jsonb,
	"trail" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"tried_at" bigint
);
--> statement-breakpoint
ALTER TABLE "stream_health" ADD CONSTRAINT "stream_health_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;