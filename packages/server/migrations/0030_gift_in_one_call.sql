-- What a gift does, as functions, so that the server asks the database once (decision 68). Each belongs to the module whose tables it writes.

-- platform: appends events to their topics, each of whose numbers rises once, in the order of names, so that transactions cannot lock each other out; gives the newest number of each.
CREATE FUNCTION events_append(emitted jsonb, new_epoch text, moment bigint, fresh_for bigint) RETURNS TABLE (topic_name text, newest bigint) LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
-- member: the level that an experience in tenths of a point makes; where each begins says modules/member/member/level.ts.
CREATE FUNCTION member_level(experience bigint) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT least(120, floor(sqrt(experience::float8 / 10 / 190))::integer + 1)
$$;
--> statement-breakpoint
-- ledger: what members own and have earned, as `walletState` of the contract shows it.
CREATE FUNCTION ledger_states(members bigint[], moment bigint) RETURNS TABLE (member bigint, state jsonb) LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
  SELECT m.id, jsonb_build_object(
    'balance', coalesce(max(a.balance) FILTER (WHERE a.unit = 'diamond'), 0),
    'wallet', coalesce(max(a.balance) FILTER (WHERE a.unit = 'wallet'), 0),
    'income', coalesce(max(a.balance) FILTER (WHERE a.unit = 'income'), 0),
    'experience', m.experience::float8 / 10, 'level', m.level, 'exp_icon', 'lv' || least(6, m.level / 10 + 1), 'at', moment)
  FROM member m JOIN ledger_account a ON a.owner_id = m.id WHERE m.id = ANY(members) GROUP BY m.id;
END $$;
--> statement-breakpoint
/*
 ledger: lets experience grow, locks every account of the members in one order, moves, and writes down why: the only code that moves value.
 The member's own row comes before the accounts: whoever has it for a moment then holds up that member alone, and not everybody who gives to the same anchor.
 All accounts of a member are locked, so that what is told of them is true for all three units and in the order in which it happened.
 Gives {id: the number of the transfer, states: what its members own afterwards}; raises PS404 where an account is not there, and the constraint ledger_balance_not_negative where too little lies.
*/
CREATE FUNCTION ledger_move(posting jsonb, moment bigint) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  actor constant bigint := (posting->>'member')::bigint;
  gained constant bigint := coalesce((posting->>'experience')::bigint, 0);
  owners constant bigint[] := ARRAY(SELECT DISTINCT (side->>'owner')::bigint FROM jsonb_array_elements(posting->'sides') AS side WHERE side->>'owner' IS NOT NULL);
  number bigint;
  written integer;
BEGIN
  IF gained > 0 THEN
    -- A level is never taken back, also when the steps between levels change.
    UPDATE member SET experience = experience + gained, level = greatest(level, member_level(experience + gained)) WHERE id = actor;
  END IF;
  WITH given AS (SELECT * FROM jsonb_to_recordset(posting->'sides') AS s(owner bigint, name text, unit text, amount bigint)),
  locked AS MATERIALIZED (
    SELECT a.id, a.owner_id, a.unit, a.balance FROM ledger_account a WHERE a.owner_id = ANY(owners) ORDER BY a.owner_id, a.unit FOR NO KEY UPDATE),
  side AS (
    SELECT locked.id, given.amount, locked.balance + given.amount AS balance FROM given JOIN locked ON locked.owner_id = given.owner AND locked.unit = given.unit
    UNION ALL SELECT a.id, given.amount, NULL FROM given JOIN ledger_account a ON a.name = given.name AND a.unit = given.unit WHERE given.owner IS NULL),
  moved AS (UPDATE ledger_account a SET balance = side.balance FROM side WHERE a.id = side.id AND side.balance IS NOT NULL),
  transfer AS (
    INSERT INTO ledger_transfer (kind, member_id, peer_id, ref, detail, experience, at)
    VALUES (posting->>'kind', actor, (posting->>'peer')::bigint, posting->>'ref', coalesce(posting->'detail', '{}'), gained, moment) RETURNING id),
  entry AS (
    INSERT INTO ledger_entry (transfer_id, account_id, amount, balance, at)
    SELECT transfer.id, side.id, side.amount, side.balance, moment FROM transfer, side RETURNING id)
  SELECT (SELECT id FROM transfer), (SELECT count(*) FROM entry) INTO number, written;
  IF written <> jsonb_array_length(posting->'sides') THEN
    RAISE EXCEPTION 'an account of this transfer is not there' USING ERRCODE = 'PS404';
  END IF;
  RETURN jsonb_build_object('id', number, 'states', (SELECT jsonb_agg(s) FROM ledger_states(owners, moment) AS s));
END $$;
--> statement-breakpoint
-- activities: counts what members did towards their tasks, up to the target. By time, nobody gains more than the time since they were last counted, however many nodes and tabs count.
CREATE FUNCTION tasks_count(counted jsonb, moment bigint, by_time boolean) RETURNS void LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
-- fans: brings a member closer to an anchor by diamonds given; who is in no club of theirs is no row.
CREATE FUNCTION fan_grow(anchor bigint, fan bigint, diamonds bigint) RETURNS void LANGUAGE sql AS $$
  UPDATE fan_member SET closeness = least(2147483647, closeness::bigint + diamonds)::integer WHERE anchor_id = anchor AND member_id = fan
$$;
--> statement-breakpoint
-- gifts: takes from a backpack what ends first; gives how many are left, or null when there are too few.
CREATE FUNCTION backpack_take(owner bigint, wanted_gift text, wanted integer, anchor bigint, moment bigint) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE here integer;
BEGIN
  SELECT coalesce(sum(owned), 0) INTO here FROM (
    SELECT owned FROM backpack_gift WHERE member_id = owner AND gift_id = wanted_gift AND owned > 0 AND (expires_at = 0 OR expires_at > moment)
    ORDER BY expires_at = 0, expires_at FOR UPDATE) AS lying;
  IF here < wanted THEN RETURN NULL; END IF;
  UPDATE backpack_gift b SET owned = b.owned - least(b.owned, wanted - lying.before) FROM (
    SELECT expires_at, sum(owned) OVER (ORDER BY expires_at = 0, expires_at) - owned AS before
    FROM backpack_gift WHERE member_id = owner AND gift_id = wanted_gift AND owned > 0 AND (expires_at = 0 OR expires_at > moment)) AS lying
  WHERE b.member_id = owner AND b.gift_id = wanted_gift AND b.expires_at = lying.expires_at AND lying.before < wanted;
  INSERT INTO backpack_entry (member_id, gift_id, count, reason, at, anchor_id) VALUES (owner, wanted_gift, -wanted, 'sent', moment, anchor);
  RETURN here - wanted;
END $$;
--> statement-breakpoint
/*
 gifts: sends a gift inside the running transaction: what it takes, tally, tasks, closeness, and last of all the ledger, for which whoever gives to the same anchor waits.
 `given`: sender, gift, count, from ('wallet', 'backpack'), room or anchor, expected (diamonds that the sender was shown), offAir (true for what the site's own world gives while nobody is live),
 share (percent of a diamond that comes to the anchor, in fen), day, comboLasts (ms), heights of ranks, tasks that it counts for.
 Gives {refused: why} before anything was written, or {transfer, cost, combo, owned, wallet, events}; raises what the ledger raises.
*/
CREATE FUNCTION gift_give(given jsonb, moment bigint) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  sender constant bigint := (given->>'sender')::bigint;
  many constant integer := (given->>'count')::integer;
  is_paid constant boolean := given->>'from' = 'wallet';
  place record;
  anchor bigint;
  it record;
  cost bigint := 0;
  earned bigint;
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

  -- A diamond is worth a fen; what comes from the backpack was paid by nobody and brings nobody income.
  earned := cost * (given->>'share')::integer / 100;
  INSERT INTO gift_tally AS t (anchor_id, day, sender_id, gift_id, count, diamonds, income, combo, at)
  VALUES (anchor, given->>'day', sender, it.id, many, cost, earned, 1, moment)
  ON CONFLICT (anchor_id, day, sender_id, gift_id) DO UPDATE SET
    count = t.count + excluded.count, diamonds = t.diamonds + excluded.diamonds, income = t.income + excluded.income, at = excluded.at,
    combo = CASE WHEN t.at > moment - (given->>'comboLasts')::bigint THEN t.combo + 1 ELSE 1 END
  RETURNING t.combo INTO combos;
  PERFORM tasks_count(given->'tasks', moment, false);

  IF cost > 0 THEN
    PERFORM fan_grow(anchor, sender, cost);
    moved := ledger_move(jsonb_build_object('kind', 'gift', 'member', sender, 'peer', anchor, 'experience', cost * 10,
      'detail', jsonb_build_object('gift', it.id, 'names', it.names, 'art', it.art, 'price', it.price, 'count', many, 'income', earned)
        || CASE WHEN place.id IS NULL THEN '{}'::jsonb ELSE jsonb_build_object('room', place.id) END,
      'sides', jsonb_build_array(jsonb_build_object('owner', sender, 'unit', 'diamond', 'amount', -cost), jsonb_build_object('name', 'spent', 'unit', 'diamond', 'amount', cost))
        || CASE WHEN earned = 0 THEN '[]'::jsonb ELSE jsonb_build_array(
          jsonb_build_object('name', 'commission', 'unit', 'income', 'amount', -earned), jsonb_build_object('owner', anchor, 'unit', 'income', 'amount', earned)) END), moment);
    SELECT jsonb_agg(jsonb_build_object('topic', 'user:' || s.member, 'type', 'wallet', 'data', s.state)), jsonb_agg(s.state) FILTER (WHERE s.member = sender)->0
      INTO events, own_state FROM jsonb_to_recordset(moved->'states') AS s(member bigint, state jsonb);
  ELSE
    SELECT s.state INTO own_state FROM ledger_states(ARRAY[sender], moment) AS s;
  END IF;
  IF place.id IS NOT NULL THEN
    events := events || jsonb_build_object('topic', 'room:' || place.id, 'type', 'gift', 'data', jsonb_build_object(
      'id', coalesce(moved->>'id', 'b' || sender || '-' || moment) || '-' || combos, 'room_id', place.id::text, 'anchor_id', anchor::text,
      'gift', jsonb_build_object('id', it.id, 'name', jsonb_build_object('$t', it.names), 'art', it.art, 'src', it.picture, 'price', it.price),
      'mark', it.mark, 'count', many, 'combo', combos, 'from', given->>'from', 'at', moment,
      'sender', jsonb_build_object('id', sender::text, 'user_nickname', it.nickname, 'avatar', it.avatar, 'level', it.level, 'noble', it.noble)));
  END IF;
  RETURN jsonb_build_object('transfer', moved->'id', 'cost', cost, 'combo', combos, 'owned', kept, 'wallet', own_state, 'events', events);
END $$;
--> statement-breakpoint
/*
 gifts: a gift of a member as one statement that commits by itself: the number of its request, the gift, what others hear of it, and the answer that a repeat gets.
 `request`: {user, call, key, fingerprint} of an `Idempotency-Key`, or null. Gives {kept: the row of the request} to a repeat, {refused: why} with nothing written, or {answer, moved: newest numbers of topics}.
*/
CREATE FUNCTION gift_order(given jsonb, request jsonb, moment bigint, new_epoch text, fresh_for bigint) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  asked record;
  sent jsonb;
  reply jsonb;
  moved jsonb;
BEGIN
  IF request IS NOT NULL THEN
    SELECT (request->>'user')::bigint AS member, request->>'call' AS call, request->>'key' AS key INTO asked;
    -- The unique key lets one transaction through; the others wait here until it has committed or given up.
    INSERT INTO idempotent_answer (user_id, call, key, fingerprint, answer, at) VALUES (asked.member, asked.call, asked.key, request->>'fingerprint', 'null', moment) ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN
      RETURN jsonb_build_object('kept', (SELECT to_jsonb(i) FROM idempotent_answer i WHERE i.user_id = asked.member AND i.call = asked.call AND i.key = asked.key));
    END IF;
  END IF;
  sent := gift_give(given, moment);
  IF sent ? 'refused' THEN
    -- A refusal keeps nothing, so that the same request may be tried again.
    IF request IS NOT NULL THEN
      DELETE FROM idempotent_answer i WHERE i.user_id = asked.member AND i.call = asked.call AND i.key = asked.key;
    END IF;
    RETURN sent;
  END IF;
  reply := jsonb_build_object('transfer_id', sent->>'transfer', 'cost', sent->'cost', 'combo', sent->'combo', 'owned', sent->'owned',
    'balance', sent->'wallet'->'balance', 'experience', sent->'wallet'->'experience', 'level', sent->'wallet'->'level');
  IF request IS NOT NULL THEN
    UPDATE idempotent_answer i SET answer = reply WHERE i.user_id = asked.member AND i.call = asked.call AND i.key = asked.key;
  END IF;
  SELECT jsonb_object_agg(e.topic_name, e.newest) INTO moved FROM events_append(sent->'events', new_epoch, moment, fresh_for) AS e;
  RETURN jsonb_build_object('answer', reply, 'moved', coalesce(moved, '{}'));
END $$;
