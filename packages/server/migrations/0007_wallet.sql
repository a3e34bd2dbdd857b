CREATE TABLE "recharge_order" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"no" text NOT NULL,
	"user_id" bigint NOT NULL,
	"rule_id" text,
	"provider" text NOT NULL,
	"channel" text NOT NULL,
	"brand" text NOT NULL,
	"price" bigint NOT NULL,
	"diamonds" bigint NOT NULL,
	"bonus" bigint NOT NULL,
	"doubles_first" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"paid_at" bigint,
	"closed_at" bigint,
	CONSTRAINT "recharge_order_no_unique" UNIQUE("no"),
	CONSTRAINT "recharge_order_sane" CHECK (price > 0 and diamonds > 0 and bonus >= 0)
);
--> statement-breakpoint
CREATE TABLE "recharge_payment" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"trade_no" text NOT NULL,
	"order_no" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"at" bigint NOT NULL,
	"tried_at" bigint,
	"refunded_at" bigint
);
--> statement-breakpoint
CREATE TABLE "payout_act" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"payout_id" bigint NOT NULL,
	"operator_id" bigint NOT NULL,
	"act" text NOT NULL,
	"reason" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"no" text NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"account" jsonb,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" bigint NOT NULL,
	"reviewed_at" bigint,
	"finished_at" bigint,
	"due_at" bigint NOT NULL,
	CONSTRAINT "payout_no_unique" UNIQUE("no"),
	CONSTRAINT "payout_sane" CHECK (amount > 0 and fee >= 0 and fee < amount)
);
--> statement-breakpoint
CREATE TABLE "sandbox_notice" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"event" text NOT NULL,
	"body" text NOT NULL,
	"is_forged" boolean DEFAULT false NOT NULL,
	"verdict" text DEFAULT 'queued' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" bigint NOT NULL,
	"sent_at" bigint
);
--> statement-breakpoint
CREATE TABLE "sandbox_trade" (
	"order_no" text PRIMARY KEY NOT NULL,
	"trade_no" text NOT NULL,
	"price" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recharge_order" ADD CONSTRAINT "recharge_order_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recharge_payment" ADD CONSTRAINT "recharge_payment_order_no_recharge_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."recharge_order"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_act" ADD CONSTRAINT "payout_act_payout_id_payout_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_act" ADD CONSTRAINT "payout_act_operator_id_member_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recharge_order_user" ON "recharge_order" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "recharge_order_waiting" ON "recharge_order" USING btree ("expires_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "recharge_payment_trade" ON "recharge_payment" USING btree ("provider","trade_no");--> statement-breakpoint
CREATE UNIQUE INDEX "recharge_payment_applied" ON "recharge_payment" USING btree ("order_no") WHERE state = 'applied';--> statement-breakpoint
CREATE INDEX "recharge_payment_due" ON "recharge_payment" USING btree ("id") WHERE state = 'refund_due';--> statement-breakpoint
CREATE INDEX "payout_act_payout" ON "payout_act" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "payout_user" ON "payout" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "payout_state" ON "payout" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "sandbox_notice_order" ON "sandbox_notice" USING btree ("order_no","id");--> statement-breakpoint
CREATE INDEX "sandbox_notice_due" ON "sandbox_notice" USING btree ("due_at") WHERE verdict in ('queued', 'unreachable');