/*
 ledger: as before (0072), but that given diamonds are written as what was read under the lock.
 An update is checked against the row as the statement's snapshot has it before it looks for a newer one: `given + n` of a row that changed meanwhile was refused, though it was right.
 A side of diamonds says how many are `given`; the one that a member spends says which kind goes `first` instead, and its other side `follows`. `pays` brings somebody a percentage of the bought ones as income.
 Gives {id, given: given diamonds that were spent so, income: what it brought, states}; raises PS404 where an account is not there, and ledger_balance_not_negative or ledger_kinds_not_negative where too little lies.
*/
CREATE OR REPLACE FUNCTION ledger_move(posting jsonb, moment bigint) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  actor constant bigint := (posting->>'member')::bigint;
  gained constant bigint := coalesce((posting->>'experience')::bigint, 0);
  payee constant bigint := (posting->'pays'->>'to')::bigint;
  owners constant bigint[] := ARRAY(
    SELECT (side->>'owner')::bigint FROM jsonb_array_elements(posting->'sides') AS side WHERE side->>'owner' IS NOT NULL UNION SELECT payee WHERE payee IS NOT NULL);
  number bigint;
  written integer;
  spent bigint;
  earned bigint;
BEGIN
  IF gained > 0 THEN
    -- A level is never taken back, also when the steps between levels change.
    UPDATE member SET experience = experience + gained, level = greatest(level, member_level(experience + gained)) WHERE id = actor;
  END IF;
  WITH asked AS (SELECT * FROM jsonb_to_recordset(posting->'sides') AS s(owner bigint, name text, unit text, amount bigint, given bigint, first text, follows boolean)),
  locked AS MATERIALIZED (
    SELECT a.id, a.owner_id, a.unit, a.balance, a.given FROM ledger_account a WHERE a.owner_id = ANY(owners) ORDER BY a.owner_id, a.unit FOR NO KEY UPDATE),
  -- How many given diamonds a member spends whose kind was left open, and what comes of the bought ones.
  split AS MATERIALIZED (
    SELECT coalesce(max(given), 0) AS given, coalesce((max(paid) - max(given)) * (posting->'pays'->>'percent')::bigint / 100, 0) AS earned FROM (
      SELECT -asked.amount AS paid, CASE asked.first WHEN 'bought' THEN greatest(0, -asked.amount - (locked.balance - locked.given)) ELSE least(locked.given, -asked.amount) END AS given
      FROM asked JOIN locked ON locked.owner_id = asked.owner AND locked.unit = asked.unit WHERE asked.first IS NOT NULL) AS open),
  side AS (
    SELECT locked.id, asked.amount, locked.balance + asked.amount AS balance, own.given, locked.given + own.given AS kept
    FROM split, asked JOIN locked ON locked.owner_id = asked.owner AND locked.unit = asked.unit,
      LATERAL (SELECT CASE WHEN asked.first IS NULL THEN coalesce(asked.given, 0) + CASE WHEN asked.follows THEN split.given ELSE 0 END ELSE -split.given END AS given) AS own
    UNION ALL SELECT a.id, asked.amount, NULL, coalesce(asked.given, 0) + CASE WHEN asked.follows THEN split.given ELSE 0 END, NULL FROM split, asked JOIN ledger_account a ON a.name = asked.name AND a.unit = asked.unit WHERE asked.owner IS NULL
    UNION ALL SELECT locked.id, split.earned, locked.balance + split.earned, 0, locked.given FROM split, locked WHERE split.earned > 0 AND locked.owner_id = payee AND locked.unit = 'income'
    UNION ALL SELECT a.id, -split.earned, NULL, 0, NULL FROM split, ledger_account a WHERE split.earned > 0 AND a.name = 'commission' AND a.unit = 'income'),
  moved AS (UPDATE ledger_account a SET balance = side.balance, given = side.kept FROM side WHERE a.id = side.id AND side.balance IS NOT NULL),
  transfer AS (
    INSERT INTO ledger_transfer (kind, member_id, peer_id, ref, detail, experience, at)
    SELECT posting->>'kind', actor, (posting->>'peer')::bigint, posting->>'ref', coalesce(posting->'detail', '{}') || CASE WHEN payee IS NULL THEN '{}'::jsonb ELSE jsonb_build_object('income', split.earned) END, gained, moment FROM split RETURNING id),
  entry AS (
    INSERT INTO ledger_entry (transfer_id, account_id, amount, given, balance, at)
    SELECT transfer.id, side.id, side.amount, side.given, side.balance, moment FROM transfer, side RETURNING id)
  SELECT (SELECT id FROM transfer), (SELECT count(*) FROM entry), split.given, split.earned FROM split INTO number, written, spent, earned;
  IF written <> jsonb_array_length(posting->'sides') + (CASE WHEN earned > 0 THEN 2 ELSE 0 END) THEN
    RAISE EXCEPTION 'an account of this transfer is not there' USING ERRCODE = 'PS404';
  END IF;
  RETURN jsonb_build_object('id', number, 'given', spent, 'income', earned, 'states', (SELECT jsonb_agg(s) FROM ledger_states(owners, moment) AS s));
END $$;
