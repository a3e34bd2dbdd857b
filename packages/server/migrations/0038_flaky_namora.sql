CREATE TABLE "member_space_visit" (
	"owner_id" bigint NOT NULL,
	"visitor_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "member_space_visit_owner_id_visitor_id_pk" PRIMARY KEY("owner_id","visitor_id")
);
--> statement-breakpoint
CREATE TABLE "member_space" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"cover" text,
	"order" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_space_visit" ADD CONSTRAINT "member_space_visit_owner_id_member_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_space_visit" ADD CONSTRAINT "member_space_visit_visitor_id_member_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_space" ADD CONSTRAINT "member_space_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_space_visit_latest" ON "member_space_visit" USING btree ("owner_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "member_space_visit_at" ON "member_space_visit" USING btree ("at");