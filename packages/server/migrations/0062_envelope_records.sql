CREATE INDEX "envelope_claim_member" ON "envelope_claim" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "envelope_given" ON "envelope" USING btree ("giver_id","at");