CREATE TABLE "lease" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "presence" (
	"node" text PRIMARY KEY NOT NULL,
	"rooms" jsonb NOT NULL,
	"until" bigint NOT NULL
);
