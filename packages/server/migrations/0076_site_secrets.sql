-- A node of the last release that starts after this would take a sealed secret for the secret itself; without its table it does not start.
ALTER TABLE "server_secret" RENAME TO "site_secret";--> statement-breakpoint
ALTER TABLE "site_secret" RENAME COLUMN "secret" TO "sealed";
