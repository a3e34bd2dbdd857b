CREATE TABLE "backpack_gift" (
	"member_id" bigint NOT NULL,
	"gift_id" text NOT NULL,
	"expires_at" bigint DEFAULT 0 NOT NULL,
	"owned" integer NOT NULL,
	CONSTRAINT "backpack_gift_member_id_gift_id_expires_at_pk" PRIMARY KEY("member_id","gift_id","expires_at"),
	CONSTRAINT "backpack_not_negative" CHECK (owned >= 0)
);
--> statement-breakpoint
CREATE TABLE "gift_tally" (
	"anchor_id" bigint NOT NULL,
	"day" text NOT NULL,
	"sender_id" bigint NOT NULL,
	"gift_id" text NOT NULL,
	"count" bigint NOT NULL,
	"diamonds" bigint NOT NULL,
	"income" bigint NOT NULL,
	"combo" integer NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "gift_tally_anchor_id_day_sender_id_gift_id_pk" PRIMARY KEY("anchor_id","day","sender_id","gift_id")
);
--> statement-breakpoint
CREATE TABLE "gift" (
	"id" text PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL,
	"art" text NOT NULL,
	"picture" text,
	"price" bigint NOT NULL,
	"mark" text,
	"rank" text,
	"stock" integer,
	"sold" integer DEFAULT 0 NOT NULL,
	"is_listed" boolean DEFAULT true NOT NULL,
	CONSTRAINT "gift_price_positive" CHECK (price > 0),
	CONSTRAINT "gift_not_oversold" CHECK (stock is null or sold <= stock)
);
--> statement-breakpoint
CREATE TABLE "free_barrage_use" (
	"member_id" bigint NOT NULL,
	"month" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "free_barrage_use_member_id_month_pk" PRIMARY KEY("member_id","month"),
	CONSTRAINT "free_barrage_limit" CHECK (used between 0 and 30)
);
--> statement-breakpoint
CREATE TABLE "noble_plan" (
	"rank" text PRIMARY KEY NOT NULL,
	"price" bigint NOT NULL,
	"renew_percent" integer NOT NULL,
	CONSTRAINT "noble_plan_price" CHECK (price > 0 and renew_percent between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "noble_term" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"rank" text NOT NULL,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"worth" bigint NOT NULL,
	"closed_at" bigint
);
--> statement-breakpoint
CREATE TABLE "noble" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"rank" text,
	"since" bigint DEFAULT 0 NOT NULL,
	"until" bigint DEFAULT 0 NOT NULL,
	"entry_hint" boolean DEFAULT true NOT NULL,
	"auto_renew" boolean DEFAULT false NOT NULL,
	"told_until" bigint DEFAULT 0 NOT NULL,
	"short_until" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "backpack_gift" ADD CONSTRAINT "backpack_gift_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backpack_gift" ADD CONSTRAINT "backpack_gift_gift_id_gift_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."gift"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_barrage_use" ADD CONSTRAINT "free_barrage_use_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "noble_term" ADD CONSTRAINT "noble_term_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "noble" ADD CONSTRAINT "noble_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_tally_sender" ON "gift_tally" USING btree ("sender_id","day");--> statement-breakpoint
CREATE INDEX "noble_term_member" ON "noble_term" USING btree ("member_id","ends_at");--> statement-breakpoint
CREATE INDEX "noble_until" ON "noble" USING btree ("until");