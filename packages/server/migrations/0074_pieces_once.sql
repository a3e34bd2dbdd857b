-- A piece that was stored twice stays once: the sweep takes the other row and its file as one that never came.
UPDATE "recording_piece" AS "again" SET "stored_at" = NULL FROM "recording_piece" AS "first"
WHERE "first"."broadcast_id" = "again"."broadcast_id" AND "first"."stream" = "again"."stream" AND "first"."number" = "again"."number"
AND "first"."id" < "again"."id" AND "first"."stored_at" IS NOT NULL AND "again"."stored_at" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "recording_piece_stored_once" ON "recording_piece" USING btree ("broadcast_id","stream","number") WHERE "recording_piece"."stored_at" is not null;
