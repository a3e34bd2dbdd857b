CREATE TABLE "room_entry" (
	"room_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "room_entry_room_id_user_id_pk" PRIMARY KEY("room_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "backpack_entry" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"gift_id" text NOT NULL,
	"count" integer NOT NULL,
	"reason" text NOT NULL,
	"anchor_id" bigint,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "room_entry" ADD CONSTRAINT "room_entry_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_entry" ADD CONSTRAINT "room_entry_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backpack_entry" ADD CONSTRAINT "backpack_entry_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backpack_entry" ADD CONSTRAINT "backpack_entry_gift_id_gift_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."gift"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_entry_at" ON "room_entry" USING btree ("at");--> statement-breakpoint
CREATE INDEX "backpack_entry_member" ON "backpack_entry" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "backpack_entry_at" ON "backpack_entry" USING btree ("at");--> statement-breakpoint
CREATE INDEX "backpack_gift_ends" ON "backpack_gift" USING btree ("expires_at") WHERE expires_at > 0;