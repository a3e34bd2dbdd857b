CREATE TABLE "upload_coding" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"container" text NOT NULL,
	"fault" text,
	"percent" integer DEFAULT 0 NOT NULL,
	"run" integer DEFAULT 0 NOT NULL,
	"until" bigint DEFAULT 0 NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_item" ADD COLUMN "coding_key" text;--> statement-breakpoint
ALTER TABLE "upload_coding" ADD CONSTRAINT "upload_coding_key_upload_key_fk" FOREIGN KEY ("key") REFERENCES "public"."upload"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_coding_waiting" ON "upload_coding" USING btree ("at") WHERE fault is null;--> statement-breakpoint
CREATE INDEX "upload_coding_at" ON "upload_coding" USING btree ("at");--> statement-breakpoint
CREATE INDEX "upload_coding_member" ON "upload_coding" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "content_item_coding" ON "content_item" USING btree ("id") WHERE coding_key is not null;