CREATE TABLE "payment_password" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"locked_until" bigint,
	"changed_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_account" (
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"sealed" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"shown" text NOT NULL,
	"holder_masked" text NOT NULL,
	"bound_at" bigint NOT NULL,
	CONSTRAINT "payout_account_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "member_profile" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"sex" text DEFAULT 'secret' NOT NULL,
	"birthday" text,
	"birthday_shown" text DEFAULT 'day' NOT NULL,
	"region" text,
	"city" text DEFAULT '' NOT NULL,
	"sign" text DEFAULT '' NOT NULL,
	"first_club" text,
	"second_club" text,
	"nickname_changed_at" bigint
);
--> statement-breakpoint
CREATE TABLE "verification_act" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"verification_id" bigint NOT NULL,
	"operator_id" bigint NOT NULL,
	"act" text NOT NULL,
	"reason" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"state" text NOT NULL,
	"name_sealed" text NOT NULL,
	"number_sealed" text NOT NULL,
	"number_hash" text NOT NULL,
	"name_masked" text NOT NULL,
	"number_masked" text NOT NULL,
	"front" text,
	"back" text,
	"reason" text,
	"submitted_at" bigint NOT NULL,
	"decided_at" bigint,
	"decided_by" bigint
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"state" text NOT NULL,
	"is_private" boolean NOT NULL,
	"size" integer NOT NULL,
	"ending" text DEFAULT '' NOT NULL,
	"at" bigint NOT NULL,
	"delete_at" bigint
);
--> statement-breakpoint
ALTER TABLE "payment_password" ADD CONSTRAINT "payment_password_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_account" ADD CONSTRAINT "payout_account_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_profile" ADD CONSTRAINT "member_profile_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_profile" ADD CONSTRAINT "member_profile_first_club_team_id_fk" FOREIGN KEY ("first_club") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_profile" ADD CONSTRAINT "member_profile_second_club_team_id_fk" FOREIGN KEY ("second_club") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_act" ADD CONSTRAINT "verification_act_verification_id_verification_id_fk" FOREIGN KEY ("verification_id") REFERENCES "public"."verification"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_act" ADD CONSTRAINT "verification_act_operator_id_member_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification" ADD CONSTRAINT "verification_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification" ADD CONSTRAINT "verification_decided_by_member_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "verification_member" ON "verification" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "verification_waiting" ON "verification" USING btree ("state","submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "verification_one_each" ON "verification" USING btree ("user_id") WHERE state in ('awaiting', 'success');--> statement-breakpoint
CREATE UNIQUE INDEX "verification_number_once" ON "verification" USING btree ("number_hash") WHERE state in ('awaiting', 'success');--> statement-breakpoint
CREATE INDEX "upload_member" ON "upload" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "upload_state" ON "upload" USING btree ("state","at");--> statement-breakpoint
CREATE INDEX "upload_delete" ON "upload" USING btree ("delete_at");--> statement-breakpoint
CREATE INDEX "member_nickname" ON "member" USING btree (lower(normalize("nickname", NFKC)));