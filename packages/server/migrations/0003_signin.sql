CREATE TABLE "qr_sign_in" (
	"code" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"socket" text,
	"device" text NOT NULL,
	"address" text NOT NULL,
	"scanned_by" bigint,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_allowance" (
	"subject" text PRIMARY KEY NOT NULL,
	"window_until" bigint NOT NULL,
	"used" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_code" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"mobile" text NOT NULL,
	"type" integer NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "way" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "invite_code" text DEFAULT upper(left(replace(gen_random_uuid()::text, '-', ''), 10)) NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "invited_by" bigint;--> statement-breakpoint
ALTER TABLE "qr_sign_in" ADD CONSTRAINT "qr_sign_in_scanned_by_member_id_fk" FOREIGN KEY ("scanned_by") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "qr_sign_in_expires" ON "qr_sign_in" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sms_allowance_until" ON "sms_allowance" USING btree ("window_until");--> statement-breakpoint
CREATE INDEX "sms_code_newest" ON "sms_code" USING btree ("mobile","type","id");--> statement-breakpoint
CREATE INDEX "sms_code_expires" ON "sms_code" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_invited_by_member_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_ended" ON "session" USING btree ("ended_at");--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_invite_code_unique" UNIQUE("invite_code");