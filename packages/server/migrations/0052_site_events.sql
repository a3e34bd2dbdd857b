CREATE TABLE "site_event_score" (
	"event_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"value" bigint NOT NULL,
	"tries" integer NOT NULL,
	"forget_at" bigint NOT NULL,
	CONSTRAINT "site_event_score_event_id_member_id_pk" PRIMARY KEY("event_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "site_event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"names" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"first_day" text NOT NULL,
	"last_day" text NOT NULL,
	"counted_at" bigint,
	"closed_at" bigint,
	"cancelled_at" bigint,
	CONSTRAINT "site_event_order" CHECK (first_day <= last_day),
	CONSTRAINT "site_event_one_end" CHECK (closed_at is null or cancelled_at is null)
);
--> statement-breakpoint
CREATE TABLE "trophy" (
	"event_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"value" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "trophy_event_id_member_id_pk" PRIMARY KEY("event_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "site_event_score" ADD CONSTRAINT "site_event_score_event_id_site_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."site_event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_event_score" ADD CONSTRAINT "site_event_score_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trophy" ADD CONSTRAINT "trophy_event_id_site_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."site_event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trophy" ADD CONSTRAINT "trophy_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_event_score_order" ON "site_event_score" USING btree ("event_id","value" DESC NULLS LAST,"tries","member_id");--> statement-breakpoint
CREATE INDEX "site_event_score_forget" ON "site_event_score" USING btree ("forget_at");--> statement-breakpoint
CREATE INDEX "site_event_days" ON "site_event" USING btree ("last_day");--> statement-breakpoint
CREATE INDEX "trophy_member" ON "trophy" USING btree ("member_id","at");