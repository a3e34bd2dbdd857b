ALTER TABLE "room" ADD COLUMN "grace" integer DEFAULT 60000 NOT NULL;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "away_at" bigint;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "away_until" bigint;