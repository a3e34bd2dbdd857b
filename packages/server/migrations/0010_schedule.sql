CREATE TABLE "match_reservation" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"match_id" text NOT NULL,
	"remind" boolean NOT NULL,
	"created_at" bigint NOT NULL,
	"reminded_at" bigint,
	CONSTRAINT "match_reservation_once" UNIQUE("user_id","match_id")
);
--> statement-breakpoint
ALTER TABLE "match_reservation" ADD CONSTRAINT "match_reservation_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_reservation" ADD CONSTRAINT "match_reservation_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_reservation_match" ON "match_reservation" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "match_reservation_waiting" ON "match_reservation" USING btree ("match_id") WHERE remind and reminded_at is null;