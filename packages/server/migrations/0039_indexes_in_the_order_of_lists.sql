DROP INDEX "content_comment_new";--> statement-breakpoint
DROP INDEX "content_comment_hot";--> statement-breakpoint
DROP INDEX "content_comment_author";--> statement-breakpoint
DROP INDEX "content_heat_rank";--> statement-breakpoint
DROP INDEX "content_heat_shelf";--> statement-breakpoint
DROP INDEX "content_item_feed";--> statement-breakpoint
DROP INDEX "content_item_shelf";--> statement-breakpoint
DROP INDEX "content_item_author";--> statement-breakpoint
DROP INDEX "content_item_own";--> statement-breakpoint
DROP INDEX "content_item_match";--> statement-breakpoint
DROP INDEX "content_item_articles";--> statement-breakpoint
DROP INDEX "content_item_lead";--> statement-breakpoint
DROP INDEX "content_item_featured";--> statement-breakpoint
DROP INDEX "content_mark_kept";--> statement-breakpoint
DROP INDEX "content_shelf_heat_rank";--> statement-breakpoint
DROP INDEX "content_act_line_author";--> statement-breakpoint
CREATE INDEX "content_comment_new" ON "content_comment" USING btree ("item_id",(id + 0) desc) WHERE thread_id is null and (state = 'shown' or (state = 'deleted' and replies > 0));--> statement-breakpoint
CREATE INDEX "content_comment_hot" ON "content_comment" USING btree ("item_id",(likes + 2 * replies) desc,"id" DESC NULLS FIRST) WHERE thread_id is null and (state = 'shown' or (state = 'deleted' and replies > 0));--> statement-breakpoint
CREATE INDEX "content_comment_author" ON "content_comment" USING btree ("author_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "content_heat_rank" ON "content_heat" USING btree ("kind","period","heat" DESC NULLS FIRST,"item_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "content_heat_shelf" ON "content_heat" USING btree ("shelf_id","period","heat" DESC NULLS FIRST,"item_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "content_item_feed" ON "content_item" USING btree ("kind","place" DESC NULLS FIRST) WHERE state = 'shown';--> statement-breakpoint
CREATE INDEX "content_item_shelf" ON "content_item" USING btree ("shelf_id","place" DESC NULLS FIRST) WHERE state = 'shown';--> statement-breakpoint
CREATE INDEX "content_item_author" ON "content_item" USING btree ("author_id","kind","place" DESC NULLS FIRST) WHERE state = 'shown';--> statement-breakpoint
CREATE INDEX "content_item_own" ON "content_item" USING btree ("author_id","kind","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "content_item_match" ON "content_item" USING btree ("match_id","place" DESC NULLS FIRST) WHERE state = 'shown' and match_id is not null;--> statement-breakpoint
CREATE INDEX "content_item_articles" ON "content_item" USING btree ("changed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE kind = 'article';--> statement-breakpoint
CREATE INDEX "content_item_lead" ON "content_item" USING btree ("place" DESC NULLS FIRST) WHERE state = 'shown' and (is_lead or is_deep or is_flash);--> statement-breakpoint
CREATE INDEX "content_item_featured" ON "content_item" USING btree ("featured_at" DESC NULLS FIRST) WHERE featured_at is not null;--> statement-breakpoint
CREATE INDEX "content_mark_kept" ON "content_mark" USING btree ("member_id","mark","at" DESC NULLS FIRST,"item_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "content_shelf_heat_rank" ON "content_shelf_heat" USING btree ("period","heat" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "content_act_line_author" ON "content_act_line" USING btree ("author_id","id" DESC NULLS FIRST);