ALTER TABLE "match" ADD COLUMN "regular" jsonb;--> statement-breakpoint
ALTER TABLE "match" ADD COLUMN "first_leg" jsonb;--> statement-breakpoint
UPDATE "match" SET "regular" = "match_placing"."regular" FROM "match_placing" WHERE "match_placing"."match_id" = "match"."id" AND "match_placing"."regular" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "match_placing" DROP COLUMN "regular";