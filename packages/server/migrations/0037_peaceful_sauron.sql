CREATE TABLE "fan_request" (
	"anchor_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "fan_request_anchor_id_member_id_pk" PRIMARY KEY("anchor_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "fan_club" ADD COLUMN "join_rule" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "fan_club" ADD COLUMN "join_level" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "fan_club" ADD COLUMN "is_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "fan_request" ADD CONSTRAINT "fan_request_anchor_id_fan_club_anchor_id_fk" FOREIGN KEY ("anchor_id") REFERENCES "public"."fan_club"("anchor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_request" ADD CONSTRAINT "fan_request_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fan_request_old" ON "fan_request" USING btree ("at");