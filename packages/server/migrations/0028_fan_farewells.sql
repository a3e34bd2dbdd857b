CREATE TABLE "fan_farewell" (
	"member_id" bigint NOT NULL,
	"anchor_id" bigint NOT NULL,
	"badge" text NOT NULL,
	"closeness" integer NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "fan_farewell_member_id_anchor_id_pk" PRIMARY KEY("member_id","anchor_id")
);
--> statement-breakpoint
ALTER TABLE "fan_farewell" ADD CONSTRAINT "fan_farewell_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_farewell" ADD CONSTRAINT "fan_farewell_anchor_id_member_id_fk" FOREIGN KEY ("anchor_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fan_farewell_old" ON "fan_farewell" USING btree ("at");