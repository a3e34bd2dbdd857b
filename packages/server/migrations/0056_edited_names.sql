ALTER TABLE "competition" ADD COLUMN "edited_at" bigint;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "edited_at" bigint;