CREATE TABLE "expert_application" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"state" text NOT NULL,
	"experience" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"submitted_at" bigint NOT NULL,
	"decided_at" bigint,
	"decided_by" bigint
);
--> statement-breakpoint
CREATE TABLE "expert" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"since" bigint NOT NULL,
	"record" jsonb NOT NULL,
	"settled" integer DEFAULT 0 NOT NULL,
	"hit" integer,
	"streak" integer DEFAULT 0 NOT NULL,
	"roi" integer
);
--> statement-breakpoint
CREATE TABLE "plan_limit" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"most" integer,
	"next" integer,
	"next_at" bigint
);
--> statement-breakpoint
CREATE TABLE "plan_pick" (
	"plan_id" bigint NOT NULL,
	"play" text NOT NULL,
	"side" text NOT NULL,
	"line" double precision,
	"odds" integer NOT NULL,
	"company_id" text NOT NULL,
	"outcome" text,
	CONSTRAINT "plan_pick_plan_id_play_pk" PRIMARY KEY("plan_id","play")
);
--> statement-breakpoint
CREATE TABLE "plan_settlement" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"plan_id" bigint NOT NULL,
	"home" integer NOT NULL,
	"away" integer NOT NULL,
	"result" text NOT NULL,
	"version" integer NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_tip" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"plan_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"amount" integer NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_unlock" (
	"plan_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"price" integer NOT NULL,
	"at" bigint NOT NULL,
	"state" text NOT NULL,
	"is_told" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "plan_unlock_plan_id_member_id_pk" PRIMARY KEY("plan_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "plan" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"expert_id" bigint NOT NULL,
	"match_id" text NOT NULL,
	"sport" text NOT NULL,
	"kickoff_at" bigint NOT NULL,
	"title" text NOT NULL,
	"teaser" text NOT NULL,
	"analysis" text NOT NULL,
	"pictures" text[] NOT NULL,
	"price" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"result" text,
	"sold" integer DEFAULT 0 NOT NULL,
	"settled_version" integer,
	"submitted_at" bigint NOT NULL,
	"published_at" bigint,
	"settled_at" bigint,
	"decided_by" bigint,
	CONSTRAINT "plan_price" CHECK (price >= 0 and sold >= 0),
	CONSTRAINT "plan_result" CHECK ((state = 'settled') = (result is not null))
);
--> statement-breakpoint
ALTER TABLE "expert_application" ADD CONSTRAINT "expert_application_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expert_application" ADD CONSTRAINT "expert_application_decided_by_member_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expert" ADD CONSTRAINT "expert_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_limit" ADD CONSTRAINT "plan_limit_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_pick" ADD CONSTRAINT "plan_pick_plan_id_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_settlement" ADD CONSTRAINT "plan_settlement_plan_id_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_tip" ADD CONSTRAINT "plan_tip_plan_id_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_tip" ADD CONSTRAINT "plan_tip_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_unlock" ADD CONSTRAINT "plan_unlock_plan_id_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_unlock" ADD CONSTRAINT "plan_unlock_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan" ADD CONSTRAINT "plan_expert_id_expert_user_id_fk" FOREIGN KEY ("expert_id") REFERENCES "public"."expert"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan" ADD CONSTRAINT "plan_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan" ADD CONSTRAINT "plan_decided_by_member_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "expert_application_member" ON "expert_application" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "expert_application_state" ON "expert_application" USING btree ("state","submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "expert_application_one_each" ON "expert_application" USING btree ("user_id") WHERE state in ('awaiting', 'success');--> statement-breakpoint
CREATE INDEX "expert_hit" ON "expert" USING btree ("hit");--> statement-breakpoint
CREATE INDEX "expert_roi" ON "expert" USING btree ("roi");--> statement-breakpoint
CREATE INDEX "expert_streak" ON "expert" USING btree ("streak");--> statement-breakpoint
CREATE INDEX "plan_settlement_plan" ON "plan_settlement" USING btree ("plan_id","id");--> statement-breakpoint
CREATE INDEX "plan_tip_plan" ON "plan_tip" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "plan_tip_member" ON "plan_tip" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "plan_unlock_member" ON "plan_unlock" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "plan_unlock_held" ON "plan_unlock" USING btree ("plan_id","member_id") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "plan_unlock_untold" ON "plan_unlock" USING btree ("plan_id") WHERE is_told = 0 and state <> 'held';--> statement-breakpoint
CREATE INDEX "plan_state" ON "plan" USING btree ("state","kickoff_at");--> statement-breakpoint
CREATE INDEX "plan_expert" ON "plan" USING btree ("expert_id","id");--> statement-breakpoint
CREATE INDEX "plan_match" ON "plan" USING btree ("match_id");--> statement-breakpoint
-- Where diamonds lie that buyers paid for plans, until these are settled.
INSERT INTO "ledger_account" ("name", "unit") SELECT 'plans', unit FROM unnest(ARRAY['diamond','wallet','income']) AS unit ON CONFLICT DO NOTHING;
