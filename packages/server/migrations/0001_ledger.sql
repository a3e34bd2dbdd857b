CREATE TABLE "ledger_account" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"owner_id" bigint,
	"name" text,
	"unit" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_account_owned_once" CHECK ((owner_id is null) <> (name is null)),
	CONSTRAINT "ledger_balance_not_negative" CHECK (balance >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"transfer_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"balance" bigint,
	"at" bigint NOT NULL,
	CONSTRAINT "ledger_entry_moves" CHECK (amount <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transfer" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"member_id" bigint,
	"peer_id" bigint,
	"ref" text,
	"detail" jsonb NOT NULL,
	"experience" bigint DEFAULT 0 NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "experience" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_owner_id_member_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfer" ADD CONSTRAINT "ledger_transfer_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_account_member" ON "ledger_account" USING btree ("owner_id","unit") WHERE owner_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_account_site" ON "ledger_account" USING btree ("name","unit") WHERE name is not null;--> statement-breakpoint
CREATE INDEX "ledger_entry_account" ON "ledger_entry" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entry_transfer" ON "ledger_entry" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "ledger_transfer_member" ON "ledger_transfer" USING btree ("member_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfer_ref" ON "ledger_transfer" USING btree ("kind","ref") WHERE ref is not null;--> statement-breakpoint
INSERT INTO "ledger_account" ("name", "unit") SELECT name, unit FROM unnest(ARRAY['issue','bonus','spent','commission','converted','held','paid','fee']) AS name CROSS JOIN unnest(ARRAY['diamond','wallet','income']) AS unit;
--> statement-breakpoint
-- Every member has an account for each unit from the first moment.
CREATE FUNCTION ledger_open_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_account (owner_id, unit) SELECT NEW.id, unit FROM unnest(ARRAY['diamond','wallet','income']) AS unit;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "member_opens_accounts" AFTER INSERT ON "member" FOR EACH ROW EXECUTE FUNCTION ledger_open_accounts();
--> statement-breakpoint
INSERT INTO "ledger_account" ("owner_id", "unit") SELECT m.id, unit FROM "member" m CROSS JOIN unnest(ARRAY['diamond','wallet','income']) AS unit;
--> statement-breakpoint
-- What members owned before there was a ledger becomes its first transfers.
WITH given AS (
  INSERT INTO "ledger_transfer" ("kind", "member_id", "ref", "detail", "at")
  SELECT 'opening', id, id::text, '{}'::jsonb, created_at FROM "member" WHERE diamonds > 0 RETURNING id, member_id, at),
filled AS (
  UPDATE "ledger_account" a SET balance = m.diamonds FROM given JOIN "member" m ON m.id = given.member_id WHERE a.owner_id = m.id AND a.unit = 'diamond' RETURNING a.id, a.owner_id, a.balance)
INSERT INTO "ledger_entry" ("transfer_id", "account_id", "amount", "balance", "at")
SELECT given.id, filled.id, filled.balance, filled.balance, given.at FROM given JOIN filled ON filled.owner_id = given.member_id
UNION ALL
SELECT given.id, site.id, -filled.balance, NULL, given.at FROM given JOIN filled ON filled.owner_id = given.member_id CROSS JOIN (SELECT id FROM "ledger_account" WHERE name = 'bonus' AND unit = 'diamond') AS site;
--> statement-breakpoint
UPDATE "member" SET experience = 1900 * (level - 1) * (level - 1);
--> statement-breakpoint
CREATE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only: % on % is refused', TG_OP, TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entry" FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
CREATE TRIGGER "ledger_transfer_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_transfer" FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
