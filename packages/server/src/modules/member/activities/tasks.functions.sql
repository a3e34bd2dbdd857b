-- Adds acts of members to the progress of their tasks, up to the target. With `by_time` nobody gains more than the time since the last
-- count, however many nodes and tabs count.
CREATE OR REPLACE FUNCTION tasks_count(counted jsonb, moment bigint, by_time boolean) RETURNS void LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  WITH given AS (SELECT * FROM jsonb_to_recordset(counted) AS g(user_id bigint, period text, task text, amount bigint, target bigint, gap bigint)),
  before AS (SELECT given.*, p.amount AS reached, p.at AS counted_at FROM given LEFT JOIN task_progress p USING (user_id, period, task))
  INSERT INTO task_progress AS t (user_id, period, task, amount, at)
  SELECT user_id, period, task, amount, moment FROM before
  WHERE reached IS NULL OR (reached < target AND (counted_at > moment OR moment - counted_at >= gap))
  ORDER BY user_id, period, task
  ON CONFLICT (user_id, period, task) DO UPDATE
    SET amount = greatest(t.amount, least((SELECT target FROM given g WHERE g.task = t.task LIMIT 1), t.amount +
      CASE WHEN NOT by_time OR t.at > excluded.at THEN excluded.amount ELSE least(excluded.amount, (excluded.at - t.at) / 1000) END)), at = excluded.at
    WHERE t.at > excluded.at OR excluded.at - t.at >= (SELECT gap FROM given g WHERE g.task = t.task LIMIT 1);
END $$;
