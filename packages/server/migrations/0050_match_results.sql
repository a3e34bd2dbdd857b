CREATE TABLE "match_result" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"match_id" text NOT NULL,
	"number" integer NOT NULL,
	"version" integer NOT NULL,
	"source_home" integer,
	"source_away" integer,
	"state" text NOT NULL,
	"causes" text[] NOT NULL,
	"home" integer,
	"away" integer,
	"at" bigint NOT NULL,
	"decided_by" bigint,
	"decided_at" bigint,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_witness" (
	"match_id" text PRIMARY KEY NOT NULL,
	"home" integer NOT NULL,
	"away" integer NOT NULL,
	"by" bigint NOT NULL,
	"reason" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "match_result" ADD CONSTRAINT "match_result_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_result" ADD CONSTRAINT "match_result_decided_by_member_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_witness" ADD CONSTRAINT "match_witness_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_witness" ADD CONSTRAINT "match_witness_by_member_id_fk" FOREIGN KEY ("by") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "match_result_number" ON "match_result" USING btree ("match_id","number");--> statement-breakpoint
CREATE INDEX "match_result_held" ON "match_result" USING btree ("at") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "match_result_decided" ON "match_result" USING btree ("decided_at") WHERE decided_at is not null;