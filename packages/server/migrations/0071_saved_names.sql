-- What files in messages are saved under stands with the file from now on: an address said it before, and anybody may write one.
UPDATE "upload" AS u SET "info" = coalesce(u."info", '{}') || jsonb_build_object('name', m."body" ->> 'name')
FROM "message" AS m
WHERE m."upload_key" = u."key" AND u."purpose" = 'message_file' AND m."body" ->> 'type' = 'file';
