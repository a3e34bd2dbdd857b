CREATE TABLE "competition_rule" (
	"competition_id" text NOT NULL,
	"kind" text NOT NULL,
	"since" integer NOT NULL,
	"value" jsonb NOT NULL,
	"edited_at" bigint,
	"edited_by" text,
	CONSTRAINT "competition_rule_competition_id_kind_since_pk" PRIMARY KEY("competition_id","kind","since")
);
