CREATE TABLE "recording_init" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"broadcast_id" bigint NOT NULL,
	"section" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recording_piece" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"broadcast_id" bigint NOT NULL,
	"init_id" bigint NOT NULL,
	"name" text NOT NULL,
	"stream" text NOT NULL,
	"number" integer NOT NULL,
	"started_at" bigint NOT NULL,
	"duration" integer NOT NULL,
	"at" bigint NOT NULL,
	"stored_at" bigint
);
--> statement-breakpoint
ALTER TABLE "recording_init" ADD CONSTRAINT "recording_init_broadcast_id_broadcast_id_fk" FOREIGN KEY ("broadcast_id") REFERENCES "public"."broadcast"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_piece" ADD CONSTRAINT "recording_piece_broadcast_id_broadcast_id_fk" FOREIGN KEY ("broadcast_id") REFERENCES "public"."broadcast"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_piece" ADD CONSTRAINT "recording_piece_init_id_recording_init_id_fk" FOREIGN KEY ("init_id") REFERENCES "public"."recording_init"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recording_init_broadcast" ON "recording_init" USING btree ("broadcast_id");--> statement-breakpoint
CREATE INDEX "recording_piece_broadcast" ON "recording_piece" USING btree ("broadcast_id","started_at");--> statement-breakpoint
CREATE INDEX "recording_piece_at" ON "recording_piece" USING btree ("at");--> statement-breakpoint
CREATE INDEX "recording_piece_init" ON "recording_piece" USING btree ("init_id");