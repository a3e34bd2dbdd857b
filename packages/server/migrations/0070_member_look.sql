ALTER TABLE "member" ADD COLUMN "look" text;--> statement-breakpoint
CREATE INDEX "member_look" ON "member" USING btree ("look");--> statement-breakpoint
CREATE INDEX "member_look_missing" ON "member" USING btree ("id") WHERE look is null;