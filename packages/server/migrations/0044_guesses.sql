CREATE TABLE "guess_answer" (
	"question_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"side" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "guess_answer_question_id_member_id_pk" PRIMARY KEY("question_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "guess_question" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"match_id" text NOT NULL,
	"play" text NOT NULL,
	"line" double precision,
	"state" text NOT NULL,
	"outcomes" jsonb,
	"closes_at" bigint NOT NULL,
	"opened_by" bigint,
	"opened_at" bigint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"settled_version" integer,
	"settled_at" bigint,
	CONSTRAINT "guess_question_settled" CHECK ((state = 'settled') = (outcomes is not null))
);
--> statement-breakpoint
CREATE TABLE "guess_score" (
	"season" text NOT NULL,
	"member_id" bigint NOT NULL,
	"points" integer NOT NULL,
	"won" integer NOT NULL,
	"settled" integer NOT NULL,
	"forget_at" bigint NOT NULL,
	CONSTRAINT "guess_score_season_member_id_pk" PRIMARY KEY("season","member_id"),
	CONSTRAINT "guess_score_not_negative" CHECK (points >= 0 and won >= 0 and settled >= won)
);
--> statement-breakpoint
ALTER TABLE "guess_answer" ADD CONSTRAINT "guess_answer_question_id_guess_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."guess_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guess_answer" ADD CONSTRAINT "guess_answer_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guess_question" ADD CONSTRAINT "guess_question_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guess_question" ADD CONSTRAINT "guess_question_opened_by_member_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guess_score" ADD CONSTRAINT "guess_score_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guess_answer_member" ON "guess_answer" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "guess_answer_at" ON "guess_answer" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "guess_question_one_each" ON "guess_question" USING btree ("match_id","play");--> statement-breakpoint
CREATE INDEX "guess_question_state" ON "guess_question" USING btree ("state","closes_at");--> statement-breakpoint
CREATE INDEX "guess_question_closes" ON "guess_question" USING btree ("closes_at");--> statement-breakpoint
CREATE INDEX "guess_score_ladder" ON "guess_score" USING btree ("season","points" DESC NULLS FIRST,"won" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "guess_score_forget" ON "guess_score" USING btree ("forget_at");