CREATE TABLE "match_vote" (
	"user_id" bigint NOT NULL,
	"match_id" text NOT NULL,
	"pick" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "match_vote_user_id_match_id_pk" PRIMARY KEY("user_id","match_id")
);
--> statement-breakpoint
ALTER TABLE "match_vote" ADD CONSTRAINT "match_vote_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_vote" ADD CONSTRAINT "match_vote_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_vote_match" ON "match_vote" USING btree ("match_id");