CREATE TABLE "push_count" (
	"day" text NOT NULL,
	"outcome" text NOT NULL,
	"total" integer NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "push_count_day_outcome_pk" PRIMARY KEY("day","outcome")
);
--> statement-breakpoint
CREATE TABLE "push_delivery" (
	"news_id" bigint NOT NULL,
	"device_id" bigint NOT NULL,
	"due_at" bigint NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claimed_until" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "push_delivery_news_id_device_id_pk" PRIMARY KEY("news_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "push_device" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"session_id" bigint NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"user_agent" text NOT NULL,
	"language" text NOT NULL,
	"kinds" text[] NOT NULL,
	"scopes" text[] NOT NULL,
	"quiet_from" integer,
	"quiet_until" integer,
	"zone" text,
	"created_at" bigint NOT NULL,
	"seen_at" bigint NOT NULL,
	"failed_since" bigint,
	CONSTRAINT "push_device_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "push_news" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"tag" text NOT NULL,
	"content" jsonb NOT NULL,
	"match_id" text,
	"audience" bigint[],
	"device_id" bigint,
	"at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"expanded_to" bigint DEFAULT 0 NOT NULL,
	"is_expanded" boolean DEFAULT false NOT NULL,
	CONSTRAINT "push_news_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "push_watch" (
	"member_id" bigint NOT NULL,
	"match_id" text NOT NULL,
	"until" bigint NOT NULL,
	CONSTRAINT "push_watch_member_id_match_id_pk" PRIMARY KEY("member_id","match_id")
);
--> statement-breakpoint
CREATE TABLE "calendar_address" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"read_at" bigint
);
--> statement-breakpoint
CREATE TABLE "calendar_revision" (
	"match_id" text PRIMARY KEY NOT NULL,
	"shown" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "star" (
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "star_member_id_kind_target_id_pk" PRIMARY KEY("member_id","kind","target_id")
);
--> statement-breakpoint
ALTER TABLE "push_delivery" ADD CONSTRAINT "push_delivery_news_id_push_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."push_news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_delivery" ADD CONSTRAINT "push_delivery_device_id_push_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."push_device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_device" ADD CONSTRAINT "push_device_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_device" ADD CONSTRAINT "push_device_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_news" ADD CONSTRAINT "push_news_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_address" ADD CONSTRAINT "calendar_address_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_revision" ADD CONSTRAINT "calendar_revision_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "star" ADD CONSTRAINT "star_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_count_at" ON "push_count" USING btree ("at");--> statement-breakpoint
CREATE INDEX "push_delivery_due" ON "push_delivery" USING btree ("due_at","news_id","device_id");--> statement-breakpoint
CREATE INDEX "push_delivery_device" ON "push_delivery" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "push_device_member" ON "push_device" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "push_device_session" ON "push_device" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "push_device_failed" ON "push_device" USING btree ("failed_since");--> statement-breakpoint
CREATE INDEX "push_news_open" ON "push_news" USING btree ("id") WHERE not "push_news"."is_expanded";--> statement-breakpoint
CREATE INDEX "push_news_at" ON "push_news" USING btree ("at");--> statement-breakpoint
CREATE INDEX "push_news_match" ON "push_news" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "push_watch_until" ON "push_watch" USING btree ("until");--> statement-breakpoint
CREATE INDEX "calendar_revision_at" ON "calendar_revision" USING btree ("at");--> statement-breakpoint
CREATE INDEX "star_target" ON "star" USING btree ("kind","target_id");--> statement-breakpoint
CREATE INDEX "collected_match_match" ON "collected_match" USING btree ("match_id");