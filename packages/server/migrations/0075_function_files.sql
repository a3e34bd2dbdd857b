CREATE TABLE "function_file" (
	"path" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL
);
