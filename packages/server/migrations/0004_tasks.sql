CREATE TABLE "sign_in" (
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	"reward" integer NOT NULL,
	"milestone" integer NOT NULL,
	"streak" integer NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "sign_in_user_id_day_pk" PRIMARY KEY("user_id","day"),
	CONSTRAINT "sign_in_counts" CHECK (streak > 0 and reward > 0 and milestone >= 0)
);
--> statement-breakpoint
CREATE TABLE "task_claim" (
	"user_id" bigint NOT NULL,
	"period" text NOT NULL,
	"task" text NOT NULL,
	"reward" integer NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "task_claim_user_id_period_task_pk" PRIMARY KEY("user_id","period","task")
);
--> statement-breakpoint
CREATE TABLE "task_progress" (
	"user_id" bigint NOT NULL,
	"period" text NOT NULL,
	"task" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "task_progress_user_id_period_task_pk" PRIMARY KEY("user_id","period","task")
);
--> statement-breakpoint
ALTER TABLE "sign_in" ADD CONSTRAINT "sign_in_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_claim" ADD CONSTRAINT "task_claim_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_progress" ADD CONSTRAINT "task_progress_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_progress_at" ON "task_progress" USING btree ("at");