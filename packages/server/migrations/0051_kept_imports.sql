CREATE TABLE "data_import_change" (
	"import_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"table_name" text NOT NULL,
	"key" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"at" bigint NOT NULL,
	CONSTRAINT "data_import_change_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "data_import" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"by" text NOT NULL,
	"source" text NOT NULL,
	"file" text NOT NULL,
	"competition_id" text,
	"season" text,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"figures" jsonb,
	"undone_at" bigint,
	"undone_by" text
);
--> statement-breakpoint
CREATE INDEX "data_import_change_row" ON "data_import_change" USING btree ("table_name","key","import_id");--> statement-breakpoint
CREATE INDEX "data_import_change_at" ON "data_import_change" USING btree ("at");--> statement-breakpoint
CREATE INDEX "data_import_at" ON "data_import" USING btree ("at");--> statement-breakpoint
CREATE INDEX "data_import_season" ON "data_import" USING btree ("competition_id","season","id");