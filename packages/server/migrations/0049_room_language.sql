ALTER TABLE "room" ADD COLUMN "language" text DEFAULT 'zh' NOT NULL;--> statement-breakpoint
ALTER TABLE "anchor_application" ADD COLUMN "language" text DEFAULT 'zh' NOT NULL;