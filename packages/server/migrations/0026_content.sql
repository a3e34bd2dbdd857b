CREATE SEQUENCE "public"."content_place" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "content_comment_like" (
	"comment_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "content_comment_like_comment_id_member_id_pk" PRIMARY KEY("comment_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "content_comment" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"item_id" bigint NOT NULL,
	"thread_id" bigint,
	"reply_to_id" bigint,
	"author_id" bigint NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"words" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"replies" integer DEFAULT 0 NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "content_comment_not_negative" CHECK (likes >= 0 and replies >= 0)
);
--> statement-breakpoint
CREATE TABLE "circle_member" (
	"member_id" bigint NOT NULL,
	"circle_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "circle_member_member_id_circle_id_pk" PRIMARY KEY("member_id","circle_id")
);
--> statement-breakpoint
CREATE TABLE "content_heat" (
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"item_id" bigint NOT NULL,
	"shelf_id" bigint NOT NULL,
	"heat" integer NOT NULL,
	"forget_at" bigint NOT NULL,
	CONSTRAINT "content_heat_item_id_period_pk" PRIMARY KEY("item_id","period")
);
--> statement-breakpoint
CREATE TABLE "content_item" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"author_id" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"shelf_id" bigint NOT NULL,
	"match_id" text,
	"title" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"data" jsonb NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lang" text,
	"is_lead" boolean DEFAULT false NOT NULL,
	"is_deep" boolean DEFAULT false NOT NULL,
	"is_flash" boolean DEFAULT false NOT NULL,
	"featured_at" bigint,
	"words" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"place" bigint,
	"at" bigint NOT NULL,
	"published_at" bigint,
	"publish_at" bigint,
	"changed_at" bigint NOT NULL,
	CONSTRAINT "content_item_published" CHECK (state <> 'shown' or (place is not null and published_at is not null))
);
--> statement-breakpoint
CREATE TABLE "content_mark" (
	"member_id" bigint NOT NULL,
	"mark" text NOT NULL,
	"item_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "content_mark_member_id_mark_item_id_pk" PRIMARY KEY("member_id","mark","item_id")
);
--> statement-breakpoint
CREATE TABLE "content_share" (
	"item_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"day" text NOT NULL,
	CONSTRAINT "content_share_item_id_member_id_day_pk" PRIMARY KEY("item_id","member_id","day")
);
--> statement-breakpoint
CREATE TABLE "content_shelf_heat" (
	"shelf_id" bigint NOT NULL,
	"period" text NOT NULL,
	"heat" integer NOT NULL,
	"forget_at" bigint NOT NULL,
	CONSTRAINT "content_shelf_heat_shelf_id_period_pk" PRIMARY KEY("shelf_id","period")
);
--> statement-breakpoint
CREATE TABLE "content_shelf" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text,
	"names" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"parent_id" bigint,
	"place" integer NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"colors" jsonb NOT NULL,
	"cover" text,
	"total" integer DEFAULT 0 NOT NULL,
	"members" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "content_shelf_not_negative" CHECK (total >= 0 and members >= 0)
);
--> statement-breakpoint
CREATE TABLE "content_tally" (
	"item_id" bigint PRIMARY KEY NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"favorites" integer DEFAULT 0 NOT NULL,
	"shares" integer DEFAULT 0 NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "content_tally_not_negative" CHECK (likes >= 0 and favorites >= 0 and shares >= 0 and comments >= 0 and views >= 0)
);
--> statement-breakpoint
CREATE TABLE "content_view" (
	"item_id" bigint NOT NULL,
	"viewer" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "content_view_item_id_viewer_at_pk" PRIMARY KEY("item_id","viewer","at")
);
--> statement-breakpoint
CREATE TABLE "kept_category" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"ids" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_danmaku" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"item_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"moment" integer NOT NULL,
	"text" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_act_line" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"act_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"object_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"reason_before" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_act" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"act" text NOT NULL,
	"by_id" bigint,
	"reason" text NOT NULL,
	"at" bigint NOT NULL,
	"undone_at" bigint
);
--> statement-breakpoint
CREATE TABLE "content_mute" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"until" bigint NOT NULL,
	"reason" text NOT NULL,
	"by_id" bigint NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_word" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"word" text NOT NULL,
	"skeleton" text NOT NULL,
	"effect" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "content_word_skeleton_unique" UNIQUE("skeleton")
);
--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "info" jsonb;--> statement-breakpoint
ALTER TABLE "content_comment_like" ADD CONSTRAINT "content_comment_like_comment_id_content_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."content_comment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_comment" ADD CONSTRAINT "content_comment_item_id_content_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_comment" ADD CONSTRAINT "content_comment_author_id_member_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_member" ADD CONSTRAINT "circle_member_circle_id_content_shelf_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."content_shelf"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_item" ADD CONSTRAINT "content_item_author_id_member_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_item" ADD CONSTRAINT "content_item_shelf_id_content_shelf_id_fk" FOREIGN KEY ("shelf_id") REFERENCES "public"."content_shelf"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_item" ADD CONSTRAINT "content_item_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_mark" ADD CONSTRAINT "content_mark_item_id_content_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_share" ADD CONSTRAINT "content_share_item_id_content_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_tally" ADD CONSTRAINT "content_tally_item_id_content_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_danmaku" ADD CONSTRAINT "video_danmaku_item_id_content_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_danmaku" ADD CONSTRAINT "video_danmaku_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_act_line" ADD CONSTRAINT "content_act_line_act_id_content_act_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."content_act"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_act" ADD CONSTRAINT "content_act_by_id_member_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_mute" ADD CONSTRAINT "content_mute_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_comment_new" ON "content_comment" USING btree ("item_id","id" DESC NULLS LAST) WHERE thread_id is null and (state = 'shown' or (state = 'deleted' and replies > 0));--> statement-breakpoint
CREATE INDEX "content_comment_hot" ON "content_comment" USING btree ("item_id",(likes + 2 * replies) desc,"id" DESC NULLS LAST) WHERE thread_id is null and (state = 'shown' or (state = 'deleted' and replies > 0));--> statement-breakpoint
CREATE INDEX "content_comment_thread" ON "content_comment" USING btree ("thread_id","id");--> statement-breakpoint
CREATE INDEX "content_comment_author" ON "content_comment" USING btree ("author_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "content_comment_waiting" ON "content_comment" USING btree ("state","id") WHERE state in ('awaiting', 'hidden');--> statement-breakpoint
CREATE INDEX "content_heat_rank" ON "content_heat" USING btree ("kind","period","heat" DESC NULLS LAST,"item_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "content_heat_shelf" ON "content_heat" USING btree ("shelf_id","period","heat" DESC NULLS LAST,"item_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "content_heat_forget" ON "content_heat" USING btree ("forget_at");--> statement-breakpoint
CREATE INDEX "content_item_feed" ON "content_item" USING btree ("kind","place" DESC NULLS LAST) WHERE state = 'shown';--> statement-breakpoint
CREATE INDEX "content_item_shelf" ON "content_item" USING btree ("shelf_id","place" DESC NULLS LAST) WHERE state = 'shown';--> statement-breakpoint
CREATE INDEX "content_item_author" ON "content_item" USING btree ("author_id","kind","place" DESC NULLS LAST) WHERE state = 'shown';--> statement-breakpoint
CREATE INDEX "content_item_own" ON "content_item" USING btree ("author_id","kind","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "content_item_match" ON "content_item" USING btree ("match_id","place" DESC NULLS LAST) WHERE state = 'shown' and match_id is not null;--> statement-breakpoint
CREATE INDEX "content_item_waiting" ON "content_item" USING btree ("state","id") WHERE state in ('awaiting', 'hidden', 'scheduled');--> statement-breakpoint
CREATE INDEX "content_item_articles" ON "content_item" USING btree ("changed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE kind = 'article';--> statement-breakpoint
CREATE INDEX "content_item_lead" ON "content_item" USING btree ("place" DESC NULLS LAST) WHERE state = 'shown' and (is_lead or is_deep or is_flash);--> statement-breakpoint
CREATE INDEX "content_item_featured" ON "content_item" USING btree ("featured_at" DESC NULLS LAST) WHERE featured_at is not null;--> statement-breakpoint
CREATE INDEX "content_mark_kept" ON "content_mark" USING btree ("member_id","mark","at" DESC NULLS LAST,"item_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "content_shelf_heat_rank" ON "content_shelf_heat" USING btree ("period","heat" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "content_shelf_heat_forget" ON "content_shelf_heat" USING btree ("forget_at");--> statement-breakpoint
CREATE UNIQUE INDEX "content_shelf_slug" ON "content_shelf" USING btree ("kind","slug") WHERE slug is not null;--> statement-breakpoint
CREATE INDEX "content_shelf_order" ON "content_shelf" USING btree ("kind","place","id");--> statement-breakpoint
CREATE INDEX "content_view_at" ON "content_view" USING btree ("at");--> statement-breakpoint
CREATE INDEX "video_danmaku_moment" ON "video_danmaku" USING btree ("item_id","moment","id");--> statement-breakpoint
CREATE INDEX "content_act_line_act" ON "content_act_line" USING btree ("act_id");--> statement-breakpoint
CREATE INDEX "content_act_line_author" ON "content_act_line" USING btree ("author_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "content_act_line_object" ON "content_act_line" USING btree ("kind","object_id","id");--> statement-breakpoint
CREATE INDEX "content_act_at" ON "content_act" USING btree ("at");--> statement-breakpoint
CREATE INDEX "content_mute_until" ON "content_mute" USING btree ("until");