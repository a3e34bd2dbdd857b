CREATE TABLE "mall_exchange" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"count" integer NOT NULL,
	"total" bigint NOT NULL,
	"state" text NOT NULL,
	"address_sealed" text DEFAULT '' NOT NULL,
	"carrier" text DEFAULT '' NOT NULL,
	"tracking" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"at" bigint NOT NULL,
	"changed_at" bigint NOT NULL,
	"decided_by" bigint,
	CONSTRAINT "mall_exchange_sane" CHECK (count > 0 and total > 0)
);
--> statement-breakpoint
CREATE TABLE "mall_goods" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL,
	"abouts" jsonb NOT NULL,
	"kind" text NOT NULL,
	"art" text NOT NULL,
	"picture" text,
	"price" bigint NOT NULL,
	"stock" integer,
	"sold" integer DEFAULT 0 NOT NULL,
	"most" integer,
	"gift_id" text,
	"gift_count" integer DEFAULT 1 NOT NULL,
	"gift_days" integer,
	"place" integer DEFAULT 1000 NOT NULL,
	"is_listed" boolean DEFAULT true NOT NULL,
	CONSTRAINT "mall_goods_price" CHECK (price > 0),
	CONSTRAINT "mall_goods_not_oversold" CHECK (sold >= 0 and (stock is null or sold <= stock)),
	CONSTRAINT "mall_goods_kind" CHECK ((kind = 'virtual') = (gift_id is not null) and gift_count > 0)
);
--> statement-breakpoint
ALTER TABLE "mall_exchange" ADD CONSTRAINT "mall_exchange_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_exchange" ADD CONSTRAINT "mall_exchange_goods_id_mall_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."mall_goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_exchange" ADD CONSTRAINT "mall_exchange_decided_by_member_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_goods" ADD CONSTRAINT "mall_goods_gift_id_gift_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."gift"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mall_exchange_member" ON "mall_exchange" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "mall_exchange_state" ON "mall_exchange" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "mall_exchange_goods" ON "mall_exchange" USING btree ("goods_id","member_id");--> statement-breakpoint
CREATE INDEX "mall_exchange_at" ON "mall_exchange" USING btree ("at");--> statement-breakpoint
-- Where diamonds lie that were paid for goods, until these are sent.
INSERT INTO "ledger_account" ("name", "unit") SELECT 'goods', unit FROM unnest(ARRAY['diamond','wallet','income']) AS unit ON CONFLICT DO NOTHING;
