CREATE TABLE "ledger_audit" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"took" integer NOT NULL,
	"by" text NOT NULL,
	"is_sound" boolean NOT NULL,
	"result" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_act" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"operator_id" bigint,
	"actor" text NOT NULL,
	"act_group" text NOT NULL,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"note" text NOT NULL,
	"reason" text NOT NULL,
	"failure_of" bigint,
	"digest" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_presence" (
	"session_id" bigint PRIMARY KEY NOT NULL,
	"seen_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator_act" ADD CONSTRAINT "operator_act_operator_id_member_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_audit_at" ON "ledger_audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "operator_act_group" ON "operator_act" USING btree ("act_group","id");--> statement-breakpoint
CREATE INDEX "operator_act_subject" ON "operator_act" USING btree ("act","subject","id");--> statement-breakpoint
CREATE INDEX "operator_act_failure" ON "operator_act" USING btree ("failure_of");
--> statement-breakpoint
-- What operators did is never changed and never deleted.
CREATE FUNCTION operator_act_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the log of operators is append-only: % is refused', TG_OP;
END $$;

--> statement-breakpoint
CREATE TRIGGER "operator_act_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "operator_act" FOR EACH STATEMENT EXECUTE FUNCTION operator_act_is_append_only();
