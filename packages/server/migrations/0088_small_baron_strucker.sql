CREATE TABLE "raid_stay" (
	"raid_id" bigint NOT NULL,
	"who" text NOT NULL,
	CONSTRAINT "raid_stay_raid_id_who_pk" PRIMARY KEY("raid_id","who")
);
--> statement-breakpoint
CREATE TABLE "raid" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"from_id" bigint NOT NULL,
	"to_id" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"opened_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"closed_at" bigint,
	"viewers" integer
);
--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "raids" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "raid_stay" ADD CONSTRAINT "raid_stay_raid_id_raid_id_fk" FOREIGN KEY ("raid_id") REFERENCES "public"."raid"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raid" ADD CONSTRAINT "raid_from_id_room_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raid" ADD CONSTRAINT "raid_to_id_room_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "raid_open" ON "raid" USING btree ("from_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "raid_open_to" ON "raid" USING btree ("to_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "raid_from" ON "raid" USING btree ("from_id","opened_at");--> statement-breakpoint
CREATE INDEX "raid_closed" ON "raid" USING btree ("closed_at");