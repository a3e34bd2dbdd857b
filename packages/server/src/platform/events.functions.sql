-- Appends events to their topics, the only code that does. The number of each topic rises once, in the order of names, so that
-- transactions cannot deadlock. Returns the newest number of each topic.
CREATE OR REPLACE FUNCTION events_append(emitted jsonb, new_epoch text, moment bigint, fresh_for bigint) RETURNS TABLE (topic_name text, newest bigint) LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
  WITH given AS (
    SELECT value->>'topic' AS topic, value->>'type' AS type, value->'data' AS data, ordinality AS n FROM jsonb_array_elements(emitted) WITH ORDINALITY),
  places AS (
    INSERT INTO topic AS t (name, epoch, seq, at) SELECT topic, new_epoch, count(*), moment FROM given GROUP BY topic ORDER BY topic
    ON CONFLICT (name) DO UPDATE SET seq = t.seq + excluded.seq, at = CASE WHEN t.at < excluded.at - fresh_for THEN excluded.at ELSE t.at END RETURNING t.name, t.seq),
  written AS (
    INSERT INTO topic_event (topic, seq, type, data, at)
    SELECT topic, places.seq - count(*) OVER (PARTITION BY topic) + row_number() OVER (PARTITION BY topic ORDER BY n), type, data, moment
    FROM given JOIN places ON places.name = given.topic)
  SELECT places.name, places.seq FROM places;
END $$;
