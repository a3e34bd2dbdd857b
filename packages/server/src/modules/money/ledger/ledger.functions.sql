-- Balances and experience of members, as `walletState` of the contract.
CREATE OR REPLACE FUNCTION ledger_states(members bigint[], moment bigint) RETURNS TABLE (member bigint, state jsonb) LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
  SELECT m.id, jsonb_build_object(
    'balance', coalesce(max(a.balance) FILTER (WHERE a.unit = 'diamond'), 0),
    'given', coalesce(max(a.given) FILTER (WHERE a.unit = 'diamond'), 0),
    'wallet', coalesce(max(a.balance) FILTER (WHERE a.unit = 'wallet'), 0),
    'income', coalesce(max(a.balance) FILTER (WHERE a.unit = 'income'), 0),
    'experience', m.experience::float8 / 10, 'level', m.level, 'exp_icon', 'lv' || least(6, m.level / 10 + 1), 'at', moment)
  FROM member m JOIN ledger_account a ON a.owner_id = m.id WHERE m.id = ANY(members) GROUP BY m.id;
END $$;

-- Moves value, the only code that does: raises experience, locks all accounts of the members in one order, moves, and writes entries.
-- The member's own row comes before the accounts: its lock then delays that member alone, and not everybody who gives to the same anchor.
-- All accounts of a member are locked, so that the published balances are true for all units and in order.
--
-- `posting`: kind, member, peer, ref, detail, experience, sides, pays (percentage of the bought diamonds that somebody gets as income).
-- A side of diamonds says how many are `given`; the one that a member spends says which kind goes `first`, and its other side `follows`.
-- Given diamonds are written as read under the lock: a check sees the statement's snapshot, where `given + n` may be wrong.
-- Returns {id, given: given diamonds spent where the kind was open, income: what `pays` brought, states}.
-- Raises PS404 for a missing account, and ledger_balance_not_negative or ledger_kinds_not_negative for too small a balance.
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

-- Trigger of `member`: every member has an account for each unit from the first moment.
CREATE OR REPLACE FUNCTION ledger_open_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_account (owner_id, unit) SELECT NEW.id, unit FROM unnest(ARRAY['diamond','wallet','income']) AS unit;
  RETURN NULL;
END $$;

-- Trigger of `ledger_entry` and `ledger_transfer`: rows are never changed or deleted.
CREATE OR REPLACE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only: % on % is refused', TG_OP, TG_TABLE_NAME;
END $$;
