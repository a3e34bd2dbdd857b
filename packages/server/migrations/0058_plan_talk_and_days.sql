CREATE TABLE "content_plan" (
	"plan_id" bigint PRIMARY KEY NOT NULL,
	"item_id" bigint NOT NULL,
	CONSTRAINT "content_plan_item_id_unique" UNIQUE("item_id")
);
--> statement-breakpoint
CREATE TABLE "site_day" (
	"day" text PRIMARY KEY NOT NULL,
	"figures" jsonb NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "guess_answer" ADD COLUMN "is_told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "guess_question" ADD COLUMN "is_telling" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "content_plan" ADD CONSTRAINT "content_plan_item_id_content_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_day_at" ON "site_day" USING btree ("at");--> statement-breakpoint
CREATE INDEX "guess_question_telling" ON "guess_question" USING btree ("match_id") WHERE is_telling;--> statement-breakpoint
CREATE INDEX "ledger_entry_day" ON "ledger_entry" USING brin ("at") WITH (autosummarize=true);--> statement-breakpoint
CREATE INDEX "ledger_transfer_day" ON "ledger_transfer" USING brin ("at") WITH (autosummarize=true);--> statement-breakpoint
CREATE INDEX "member_created" ON "member" USING btree ("created_at");