ALTER TABLE "task_progress" ADD COLUMN "is_told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "noble" ADD COLUMN "soon_until" bigint DEFAULT 0 NOT NULL;