CREATE TABLE "node_reading" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" bigint NOT NULL,
	"at" bigint NOT NULL,
	"reading" jsonb NOT NULL
);
