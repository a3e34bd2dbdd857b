ALTER TABLE "ledger_entry" DROP CONSTRAINT "ledger_entry_moves";--> statement-breakpoint
ALTER TABLE "envelope" ADD COLUMN "given" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD COLUMN "given" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "given" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mall_exchange" ADD COLUMN "given" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_unlock" ADD COLUMN "given" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_kinds_not_negative" CHECK (given between 0 and balance);--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_moves" CHECK (amount <> 0 or given <> 0);
--> statement-breakpoint
/*
 ledger: of which kind the diamonds are that members have today, and that wait for somebody (decision 127).
 Bought is what paid orders say, a fen a diamond at most, less what was spent of any kind and did not come back: the most that can have been paid for. It goes to what experts wait for, then to goods and envelopes, then to what lies on the account; all else was given.
*/
CREATE TEMPORARY TABLE kinds_today ON COMMIT DROP AS
WITH owned AS (SELECT id AS account_id, owner_id, balance FROM ledger_account WHERE owner_id IS NOT NULL AND unit = 'diamond'),
bought AS (SELECT user_id AS owner_id, sum(least(diamonds, price)) AS n FROM recharge_order WHERE state = 'paid' GROUP BY user_id),
spent AS (
  SELECT o.owner_id, -sum(e.amount) AS n FROM ledger_entry e JOIN owned o ON o.account_id = e.account_id JOIN ledger_transfer t ON t.id = e.transfer_id
  WHERE t.kind IN ('gift', 'noble', 'guard', 'horn', 'barrage', 'goods', 'plan') OR (t.kind = 'envelope' AND t.detail->>'act' <> 'take') GROUP BY o.owner_id),
lying AS (
  SELECT 1 AS place, 'plan' AS kind, member_id AS owner_id, plan_id AS id, price::bigint AS n FROM plan_unlock WHERE state = 'held' AND price > 0
  UNION ALL SELECT 2, 'goods', member_id, id, total FROM mall_exchange WHERE state = 'awaiting'
  UNION ALL SELECT 3, 'envelope', giver_id, id, (SELECT coalesce(sum(share), 0)::bigint FROM unnest(shares[taken + 1:]) AS share) FROM envelope WHERE done_at IS NULL
  UNION ALL SELECT 4, 'balance', owner_id, account_id, balance FROM owned),
rest AS (
  SELECT o.owner_id, greatest(0, coalesce(b.n, 0) - coalesce(s.n, 0) + coalesce(w.n, 0)) AS n
  FROM owned o LEFT JOIN bought b ON b.owner_id = o.owner_id LEFT JOIN spent s ON s.owner_id = o.owner_id
  LEFT JOIN (SELECT owner_id, sum(n) AS n FROM lying WHERE place < 4 GROUP BY owner_id) w ON w.owner_id = o.owner_id),
queue AS (SELECT lying.*, coalesce(sum(n) OVER (PARTITION BY owner_id ORDER BY place, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before FROM lying)
SELECT queue.kind, queue.owner_id, queue.id, (queue.n - greatest(0, least(queue.n, rest.n - queue.before)))::bigint AS given FROM queue JOIN rest ON rest.owner_id = queue.owner_id;
--> statement-breakpoint
UPDATE plan_unlock u SET given = k.given FROM kinds_today k WHERE k.kind = 'plan' AND k.given > 0 AND u.plan_id = k.id AND u.member_id = k.owner_id;
--> statement-breakpoint
UPDATE mall_exchange x SET given = k.given FROM kinds_today k WHERE k.kind = 'goods' AND k.given > 0 AND x.id = k.id;
--> statement-breakpoint
-- Given ones are taken first: those that were taken before count as such.
UPDATE envelope e SET given = k.given + (SELECT coalesce(sum(share), 0) FROM unnest(e.shares[1:e.taken]) AS share) FROM kinds_today k WHERE k.kind = 'envelope' AND k.given > 0 AND e.id = k.id;
--> statement-breakpoint
UPDATE ledger_account a SET given = k.given FROM kinds_today k WHERE k.kind = 'balance' AND k.given > 0 AND a.id = k.id;
--> statement-breakpoint
-- Written down as one transfer a member that moves no diamonds and says of which kind they are.
WITH of_member AS (SELECT owner_id, sum(given) AS given FROM kinds_today GROUP BY owner_id HAVING sum(given) > 0),
transfer AS (
  INSERT INTO ledger_transfer (kind, member_id, ref, detail, at)
  SELECT 'opening', owner_id, 'kinds:' || owner_id, '{"act": "kinds"}', (extract(epoch FROM now()) * 1000)::bigint FROM of_member ORDER BY owner_id RETURNING id, member_id, at),
sides AS (
  SELECT k.owner_id, k.id AS account_id, k.given, a.balance FROM kinds_today k JOIN ledger_account a ON a.id = k.id WHERE k.kind = 'balance'
  UNION ALL SELECT k.owner_id, a.id, sum(k.given), NULL FROM kinds_today k
    JOIN ledger_account a ON a.unit = 'diamond' AND a.name = CASE k.kind WHEN 'plan' THEN 'plans' WHEN 'goods' THEN 'goods' WHEN 'envelope' THEN 'held' END GROUP BY k.owner_id, a.id
  UNION ALL SELECT m.owner_id, a.id, -m.given, NULL FROM of_member m JOIN ledger_account a ON a.unit = 'diamond' AND a.name = 'bonus')
INSERT INTO ledger_entry (transfer_id, account_id, amount, given, balance, at)
SELECT t.id, s.account_id, 0, s.given, s.balance, t.at FROM transfer t JOIN sides s ON s.owner_id = t.member_id WHERE s.given <> 0;
--> statement-breakpoint
-- ledger: what members own and have earned, as `walletState` of the contract shows it.
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
--> statement-breakpoint
/*
 ledger: as before (0030), and of diamonds it knows the kind.
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
    SELECT locked.id, asked.amount, locked.balance + asked.amount AS balance, CASE WHEN asked.first IS NULL THEN coalesce(asked.given, 0) + CASE WHEN asked.follows THEN split.given ELSE 0 END ELSE -split.given END AS given
    FROM split, asked JOIN locked ON locked.owner_id = asked.owner AND locked.unit = asked.unit
    UNION ALL SELECT a.id, asked.amount, NULL, coalesce(asked.given, 0) + CASE WHEN asked.follows THEN split.given ELSE 0 END FROM split, asked JOIN ledger_account a ON a.name = asked.name AND a.unit = asked.unit WHERE asked.owner IS NULL
    UNION ALL SELECT locked.id, split.earned, locked.balance + split.earned, 0 FROM split, locked WHERE split.earned > 0 AND locked.owner_id = payee AND locked.unit = 'income'
    UNION ALL SELECT a.id, -split.earned, NULL, 0 FROM split, ledger_account a WHERE split.earned > 0 AND a.name = 'commission' AND a.unit = 'income'),
  moved AS (UPDATE ledger_account a SET balance = side.balance, given = a.given + side.given FROM side WHERE a.id = side.id AND side.balance IS NOT NULL),
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
--> statement-breakpoint
-- gifts: as before (0030), but that the ledger says what a gift brings, and the tally comes after it.
CREATE OR REPLACE FUNCTION gift_give(given jsonb, moment bigint) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  sender constant bigint := (given->>'sender')::bigint;
  many constant integer := (given->>'count')::integer;
  is_paid constant boolean := given->>'from' = 'wallet';
  place record;
  anchor bigint;
  it record;
  cost bigint := 0;
  earned bigint := 0;
  combos integer;
  kept integer;
  moved jsonb;
  events jsonb := '[]';
  own_state jsonb;
BEGIN
  IF given->>'room' IS NOT NULL THEN
    SELECT id, status, owner_id INTO place FROM room WHERE id = (given->>'room')::bigint;
    anchor := place.owner_id;
  ELSE
    SELECT id, status, owner_id INTO place FROM room WHERE owner_id = (given->>'anchor')::bigint;
    anchor := coalesce(place.owner_id, (SELECT id FROM member WHERE id = (given->>'anchor')::bigint AND is_anchor));
  END IF;
  SELECT g.id, g.names, g.art, g.picture, g.price, g.mark, g.rank AS wants, g.stock, u.nickname, u.avatar, u.level, n.rank AS noble, k.at AS kicked_at INTO it
  FROM gift g JOIN member u ON u.id = sender
  LEFT JOIN noble n ON n.member_id = sender AND n.until > moment
  LEFT JOIN room_kick k ON k.room_id = place.id AND k.user_id = sender
  WHERE g.id = given->>'gift' AND g.is_listed;
  IF it.id IS NULL OR anchor IS NULL THEN RETURN '{"refused": "notFound"}'; END IF;
  IF anchor = sender THEN RETURN '{"refused": "own"}'; END IF;
  IF it.kicked_at IS NOT NULL THEN RETURN '{"refused": "kicked"}'; END IF;
  -- However it is aimed, a gift to an anchor who has a room is shown there.
  IF place.status <> 'live' AND NOT coalesce((given->>'offAir')::boolean, false) THEN RETURN '{"refused": "offAir"}'; END IF;
  IF it.wants IS NOT NULL AND coalesce((given->'heights'->>it.noble)::integer, -1) < (given->'heights'->>it.wants)::integer THEN RETURN '{"refused": "locked"}'; END IF;
  IF is_paid THEN cost := it.price * many; END IF;
  IF (given->>'expected')::bigint <> cost THEN RETURN '{"refused": "price"}'; END IF;

  IF NOT is_paid THEN
    kept := backpack_take(sender, it.id, many, anchor, moment);
    IF kept IS NULL THEN RETURN '{"refused": "few"}'; END IF;
  ELSIF it.stock IS NOT NULL THEN
    -- What is bought of a limited gift later lies in a backpack without being limited again.
    UPDATE gift SET sold = sold + many WHERE id = it.id AND sold + many <= stock;
    IF NOT FOUND THEN RETURN '{"refused": "soldOut"}'; END IF;
  END IF;

  PERFORM tasks_count(given->'tasks', moment, false);

  IF cost > 0 THEN
    PERFORM fan_grow(anchor, sender, cost);
    -- A diamond is worth a fen; bought ones go first, and they alone bring the anchor income: what was given, or lay in a backpack, was paid by nobody.
    moved := ledger_move(jsonb_build_object('kind', 'gift', 'member', sender, 'peer', anchor, 'experience', cost * 10,
      'detail', jsonb_build_object('gift', it.id, 'names', it.names, 'art', it.art, 'price', it.price, 'count', many)
        || CASE WHEN place.id IS NULL THEN '{}'::jsonb ELSE jsonb_build_object('room', place.id) END,
      'pays', jsonb_build_object('to', anchor, 'percent', (given->>'share')::integer),
      'sides', jsonb_build_array(jsonb_build_object('owner', sender, 'unit', 'diamond', 'amount', -cost, 'first', 'bought'), jsonb_build_object('name', 'spent', 'unit', 'diamond', 'amount', cost, 'follows', true))), moment);
    earned := (moved->>'income')::bigint;
    SELECT jsonb_agg(jsonb_build_object('topic', 'user:' || s.member, 'type', 'wallet', 'data', s.state)), jsonb_agg(s.state) FILTER (WHERE s.member = sender)->0
      INTO events, own_state FROM jsonb_to_recordset(moved->'states') AS s(member bigint, state jsonb);
  ELSE
    SELECT s.state INTO own_state FROM ledger_states(ARRAY[sender], moment) AS s;
  END IF;
  -- Counted after the ledger, which alone knows what it brought; the row is of one giver.
  INSERT INTO gift_tally AS t (anchor_id, day, sender_id, gift_id, count, diamonds, income, combo, at)
  VALUES (anchor, given->>'day', sender, it.id, many, cost, earned, 1, moment)
  ON CONFLICT (anchor_id, day, sender_id, gift_id) DO UPDATE SET
    count = t.count + excluded.count, diamonds = t.diamonds + excluded.diamonds, income = t.income + excluded.income, at = excluded.at,
    combo = CASE WHEN t.at > moment - (given->>'comboLasts')::bigint THEN t.combo + 1 ELSE 1 END
  RETURNING t.combo INTO combos;
  IF place.id IS NOT NULL THEN
    events := events || jsonb_build_object('topic', 'room:' || place.id, 'type', 'gift', 'data', jsonb_build_object(
      'id', coalesce(moved->>'id', 'b' || sender || '-' || moment) || '-' || combos, 'room_id', place.id::text, 'anchor_id', anchor::text,
      'gift', jsonb_build_object('id', it.id, 'name', jsonb_build_object('$t', it.names), 'art', it.art, 'src', it.picture, 'price', it.price),
      'mark', it.mark, 'count', many, 'combo', combos, 'from', given->>'from', 'at', moment,
      'sender', jsonb_build_object('id', sender::text, 'user_nickname', it.nickname, 'avatar', it.avatar, 'level', it.level, 'noble', it.noble)));
  END IF;
  RETURN jsonb_build_object('transfer', moved->'id', 'cost', cost, 'combo', combos, 'owned', kept, 'wallet', own_state, 'events', events);
END $$;
