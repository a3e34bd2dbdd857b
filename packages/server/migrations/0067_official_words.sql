ALTER TABLE "room" ADD COLUMN "titles" jsonb;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "placards" jsonb;