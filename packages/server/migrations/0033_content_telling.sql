CREATE TABLE "content_telling" (
	"item_id" bigint PRIMARY KEY NOT NULL,
	"followed_at" bigint DEFAULT 0 NOT NULL,
	"member_id" bigint DEFAULT 0 NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_telling" ADD CONSTRAINT "content_telling_item_id_content_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_telling_at" ON "content_telling" USING btree ("at");