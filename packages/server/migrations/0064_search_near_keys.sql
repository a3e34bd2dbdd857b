DROP INDEX "search_key_ends";--> statement-breakpoint
CREATE INDEX "search_key_begins_near" ON "search_key" USING btree ("key" text_pattern_ops) WHERE way <> 3 and kind <> 'person';--> statement-breakpoint
CREATE INDEX "search_key_ends_near" ON "search_key" USING btree (reverse("key") text_pattern_ops) WHERE way <> 3 and kind <> 'person';