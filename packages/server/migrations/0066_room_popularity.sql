CREATE TABLE "room_watcher" (
	"room_id" bigint NOT NULL,
	"who" text NOT NULL,
	"seen_at" bigint NOT NULL,
	CONSTRAINT "room_watcher_room_id_who_pk" PRIMARY KEY("room_id","who")
);
--> statement-breakpoint
ALTER TABLE "room_watcher" ADD CONSTRAINT "room_watcher_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_watcher_seen" ON "room_watcher" USING btree ("seen_at");