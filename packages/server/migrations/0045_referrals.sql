CREATE TABLE "referral_commission" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"from_id" bigint NOT NULL,
	"order_no" text NOT NULL,
	"level" integer NOT NULL,
	"base" bigint NOT NULL,
	"share" integer NOT NULL,
	"amount" bigint NOT NULL,
	"at" bigint NOT NULL,
	"due_at" bigint NOT NULL,
	"is_paid" boolean DEFAULT false NOT NULL,
	CONSTRAINT "referral_commission_sane" CHECK (amount <> 0 and member_id <> from_id and level > 0 and share > 0 and (amount < 0) = (base < 0))
);
--> statement-breakpoint
ALTER TABLE "referral_commission" ADD CONSTRAINT "referral_commission_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_commission" ADD CONSTRAINT "referral_commission_from_id_member_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "referral_commission_once" ON "referral_commission" USING btree ("order_no","level",(amount < 0));--> statement-breakpoint
CREATE INDEX "referral_commission_member" ON "referral_commission" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "referral_commission_from" ON "referral_commission" USING btree ("from_id","member_id");--> statement-breakpoint
CREATE INDEX "referral_commission_due" ON "referral_commission" USING btree ("member_id","due_at") WHERE not is_paid;--> statement-breakpoint
CREATE INDEX "member_invited_by" ON "member" USING btree ("invited_by");--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_invited_before" CHECK (invited_by < id);--> statement-breakpoint
-- Who invited a member is fixed with the row.
CREATE FUNCTION member_inviter_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'who invited member % is fixed', OLD.id;
END $$;
--> statement-breakpoint
CREATE TRIGGER member_inviter_stays BEFORE UPDATE OF invited_by ON "member" FOR EACH ROW WHEN (OLD.invited_by IS DISTINCT FROM NEW.invited_by) EXECUTE FUNCTION member_inviter_stays();
