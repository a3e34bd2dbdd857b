CREATE TABLE "fan_club" (
	"anchor_id" bigint PRIMARY KEY NOT NULL,
	"badge" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fan_member" (
	"anchor_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"closeness" integer NOT NULL,
	"at" bigint NOT NULL,
	"watched_day" text DEFAULT '' NOT NULL,
	"watched" integer DEFAULT 0 NOT NULL,
	"watched_at" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "fan_member_anchor_id_member_id_pk" PRIMARY KEY("anchor_id","member_id"),
	CONSTRAINT "fan_closeness_not_negative" CHECK (closeness >= 0)
);
--> statement-breakpoint
ALTER TABLE "barrage" ADD COLUMN "fan_badge" text;--> statement-breakpoint
ALTER TABLE "barrage" ADD COLUMN "fan_closeness" integer;--> statement-breakpoint
ALTER TABLE "fan_club" ADD CONSTRAINT "fan_club_anchor_id_member_id_fk" FOREIGN KEY ("anchor_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_member" ADD CONSTRAINT "fan_member_anchor_id_fan_club_anchor_id_fk" FOREIGN KEY ("anchor_id") REFERENCES "public"."fan_club"("anchor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_member" ADD CONSTRAINT "fan_member_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fan_member_place" ON "fan_member" USING btree ("anchor_id","closeness","at");--> statement-breakpoint
CREATE INDEX "fan_member_of" ON "fan_member" USING btree ("member_id","closeness");