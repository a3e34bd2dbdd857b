CREATE TABLE "banner_look" (
	"banner_id" bigint NOT NULL,
	"viewer" text NOT NULL,
	"day" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "banner_look_banner_id_viewer_day_pk" PRIMARY KEY("banner_id","viewer","day")
);
--> statement-breakpoint
CREATE TABLE "banner" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"place" text NOT NULL,
	"titles" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"art" text NOT NULL,
	"colors" jsonb NOT NULL,
	"link" text NOT NULL,
	"audience" text NOT NULL,
	"languages" jsonb NOT NULL,
	"starts_at" bigint,
	"ends_at" bigint,
	"rank" integer NOT NULL,
	"is_open" boolean NOT NULL,
	"seen" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"pictures" jsonb NOT NULL,
	"page" text NOT NULL,
	"at" bigint NOT NULL,
	"answer" text,
	"answered_at" bigint,
	"answered_by" bigint
);
--> statement-breakpoint
ALTER TABLE "banner_look" ADD CONSTRAINT "banner_look_banner_id_banner_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."banner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_answered_by_member_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "banner_look_at" ON "banner_look" USING btree ("at");--> statement-breakpoint
CREATE INDEX "banner_place" ON "banner" USING btree ("place","rank","id");--> statement-breakpoint
CREATE INDEX "feedback_member" ON "feedback" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "feedback_answered" ON "feedback" USING btree ("answered_at","id");--> statement-breakpoint
CREATE INDEX "feedback_at" ON "feedback" USING btree ("at");