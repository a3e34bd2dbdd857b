CREATE TABLE "collected_match" (
	"user_id" bigint NOT NULL,
	"match_id" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "collected_match_user_id_match_id_pk" PRIMARY KEY("user_id","match_id")
);
--> statement-breakpoint
ALTER TABLE "collected_match" ADD CONSTRAINT "collected_match_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collected_match" ADD CONSTRAINT "collected_match_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collected_match_at" ON "collected_match" USING btree ("user_id","at");