CREATE TABLE "upload_use" (
	"key" text NOT NULL,
	"used_by" text NOT NULL,
	"until" bigint,
	CONSTRAINT "upload_use_key_used_by_pk" PRIMARY KEY("key","used_by")
);
--> statement-breakpoint
ALTER TABLE "upload_use" ADD CONSTRAINT "upload_use_key_upload_key_fk" FOREIGN KEY ("key") REFERENCES "public"."upload"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Who uses which file today, asked of everything that can; what was let go so far keeps its time as a use of its own.
INSERT INTO "upload_use" (key, used_by, until)
SELECT DISTINCT ON (used.key, used.used_by) used.key, used.used_by, used.until FROM (
  SELECT substring(f.name from '^(?:/u/)?([A-Za-z0-9_-]{20,40})(?:\.\w+)?$') AS key, f.used_by, f.until FROM (
    SELECT unnest(pictures) AS name, 'plan:' || id AS used_by, NULL::bigint AS until FROM plan WHERE state <> 'failed'
    UNION ALL SELECT path #>> '{}', 'content:' || i.id, NULL FROM content_item i,
      LATERAL (SELECT jsonb_path_query(i.data, step::jsonpath) AS path FROM unnest(ARRAY['$.pictures[*].large', '$.clip.url', '$.clip.cover', '$.cover.large', '$.blocks[*].picture.large']) AS step) AS paths WHERE i.state <> 'deleted'
    UNION ALL SELECT jsonb_array_elements_text(r.pictures), 'report:' || r.id, NULL FROM report r JOIN report_case c ON c.id = r.case_id WHERE c.state = 'waiting'
    UNION ALL SELECT jsonb_array_elements_text(pictures), 'feedback:' || id, NULL FROM feedback WHERE answered_at IS NULL
    UNION ALL SELECT side, 'verification:' || id, NULL FROM verification, LATERAL unnest(ARRAY[front, back]) AS side WHERE state = 'awaiting'
    UNION ALL SELECT avatar, 'member:' || id, NULL FROM member
    UNION ALL SELECT logo, 'team:' || id, NULL FROM team
    UNION ALL SELECT cover, 'space:' || user_id, NULL FROM member_space
    UNION ALL SELECT cover, 'room:' || id, NULL FROM room
    UNION ALL SELECT c.avatar, 'group:' || c.id, NULL FROM conversation c WHERE c.kind = 'group' AND c.members > 0
    UNION ALL SELECT upload_key, 'message:' || upload_key, at + 34560000000 FROM message WHERE upload_key IS NOT NULL AND body->>'type' <> 'recalled'
    UNION ALL SELECT key, 'before', delete_at FROM upload WHERE delete_at IS NOT NULL AND purpose NOT IN ('message_image', 'message_file')) AS f) AS used
JOIN "upload" u ON u.key = used.key WHERE u.state = 'kept';
--> statement-breakpoint
UPDATE "upload" SET delete_at = NULL WHERE delete_at IS NOT NULL AND key IN (SELECT key FROM "upload_use" WHERE until IS NULL);
