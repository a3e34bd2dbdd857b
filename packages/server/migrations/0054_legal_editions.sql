CREATE TABLE "legal_consent" (
	"member_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "legal_consent_member_id_number_pk" PRIMARY KEY("member_id","number")
);
--> statement-breakpoint
CREATE TABLE "legal_draft" (
	"kind" text PRIMARY KEY NOT NULL,
	"texts" jsonb NOT NULL,
	"at" bigint NOT NULL,
	"by" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_edition" (
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"note" jsonb NOT NULL,
	"since" bigint NOT NULL,
	"at" bigint NOT NULL,
	"by" bigint NOT NULL,
	CONSTRAINT "legal_edition_kind_number_pk" PRIMARY KEY("kind","number")
);
--> statement-breakpoint
ALTER TABLE "legal_consent" ADD CONSTRAINT "legal_consent_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_draft" ADD CONSTRAINT "legal_draft_by_member_id_fk" FOREIGN KEY ("by") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_edition" ADD CONSTRAINT "legal_edition_by_member_id_fk" FOREIGN KEY ("by") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "legal_consent_number" ON "legal_consent" USING btree ("number");