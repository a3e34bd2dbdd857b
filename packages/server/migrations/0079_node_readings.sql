CREATE TABLE "node_reading" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" bigint NOT NULL,
	"at" bigint NOT NULL,
	"reading" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "node_reading_at" ON "node_reading" USING btree ("at");