CREATE TABLE "announcement" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"path" text DEFAULT '' NOT NULL,
	"at" bigint NOT NULL,
	"told_to" bigint DEFAULT 0 NOT NULL,
	"is_told" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX "announcement_open" ON "announcement" USING btree ("id") WHERE not "announcement"."is_told";--> statement-breakpoint
CREATE INDEX "announcement_at" ON "announcement" USING btree ("at");