-- Takes gifts from a backpack, those that expire first before others. Returns the remaining count, or null when there are too few.
CREATE OR REPLACE FUNCTION backpack_take(owner bigint, wanted_gift text, wanted integer, anchor bigint, moment bigint) RETURNS integer LANGUAGE plpgsql AS $$
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

-- Sends a gift inside the running transaction. The ledger comes late, because all givers of one anchor wait for its account.
--
-- `given`: sender, gift, count, from ('wallet', 'backpack'), room or anchor, expected (price that the sender saw), offAir (true for gifts
-- of seeded data while no room is live), share (percent of a diamond that the anchor gets, in fen), day, comboLasts (ms), heights of
-- ranks, tasks that it counts for.
-- Returns {refused} before any write, or {transfer, cost, combo, owned, wallet, events}; raises what `ledger_move` raises.
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

-- Sends a member's gift as one statement that commits by itself: idempotency key, gift, events, and the answer that a repeat gets.
--
-- `request`: {user, call, key, fingerprint} of an `Idempotency-Key`, or null.
-- Returns {kept: row of the request} to a repeat, {refused} with nothing written, or {answer, moved: newest numbers of topics}.
CREATE OR REPLACE FUNCTION gift_order(given jsonb, request jsonb, moment bigint, new_epoch text, fresh_for bigint) RETURNS jsonb LANGUAGE plpgsql AS $$
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
