UPDATE "content_item" SET "lang" = CASE WHEN title || ' ' || body ~ '[一-鿿]' THEN 'zh' WHEN title || ' ' || body ~* '[ăâđêôơưạ-ỹ]' THEN 'vi' ELSE 'en' END WHERE "lang" IS NULL;--> statement-breakpoint
ALTER TABLE "content_item" ALTER COLUMN "lang" SET DEFAULT 'zh';--> statement-breakpoint
ALTER TABLE "content_item" ALTER COLUMN "lang" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "content_item_lang" ON "content_item" USING btree ("kind","lang","place" DESC NULLS FIRST) WHERE state = 'shown';