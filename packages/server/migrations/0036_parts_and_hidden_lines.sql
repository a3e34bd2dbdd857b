CREATE TABLE "upload_part" (
	"name" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"offset" integer NOT NULL,
	"size" integer
);
--> statement-breakpoint
ALTER TABLE "video_danmaku" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "received" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "moved_at" bigint;--> statement-breakpoint
ALTER TABLE "upload_part" ADD CONSTRAINT "upload_part_key_upload_key_fk" FOREIGN KEY ("key") REFERENCES "public"."upload"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_part_key" ON "upload_part" USING btree ("key","offset");