-- Queues an event for every endpoint that wants it. `whose` are the members whose event it is; `of_match` a match, which is everybody's
-- who shows it in their room or has it among their favourites. An endpoint of the site hears of all.
CREATE OR REPLACE FUNCTION webhook_post(kind text, whose bigint, of_match text, about jsonb, moment bigint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO webhook_delivery (endpoint_id, message_id, event, body, at)
  SELECT e.id, 'msg_' || replace(gen_random_uuid()::text, '-', ''), kind,
    json_build_object('type', kind, 'timestamp', to_char(to_timestamp(moment / 1000.0) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', about)::text, moment
  FROM webhook_endpoint e JOIN member u ON u.id = e.owner_id
  WHERE kind = ANY(e.events) AND e.paused_at IS NULL AND CASE WHEN e.is_site THEN u.role = 'operator' ELSE e.owner_id = whose
    OR (of_match IS NOT NULL AND (EXISTS (SELECT FROM room r WHERE r.owner_id = e.owner_id AND r.match_id = of_match)
      OR EXISTS (SELECT FROM collected_match c WHERE c.user_id = e.owner_id AND c.match_id = of_match))) END
  ORDER BY e.id
$$;

-- Trigger of `topic_event`: a gift that was shown in a room.
CREATE OR REPLACE FUNCTION webhook_gift() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM webhook_post('gift.sent', (NEW.data->>'anchor_id')::bigint, NULL, jsonb_build_object('id', NEW.data->'id', 'room_id', NEW.data->'room_id', 'anchor_id', NEW.data->'anchor_id',
    'gift', jsonb_build_object('id', NEW.data#>'{gift,id}', 'names', NEW.data#>'{gift,name,$t}', 'price', NEW.data#>'{gift,price}'),
    'count', NEW.data->'count', 'combo', NEW.data->'combo', 'from', NEW.data->'from', 'at', NEW.data->'at',
    'sender', jsonb_build_object('id', NEW.data#>'{sender,id}', 'user_nickname', NEW.data#>'{sender,user_nickname}')), NEW.at);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER webhook_gift AFTER INSERT ON topic_event FOR EACH ROW WHEN (NEW.type = 'gift') EXECUTE FUNCTION webhook_gift();

-- Trigger of `follow`.
CREATE OR REPLACE FUNCTION webhook_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM webhook_endpoint WHERE 'member.followed' = ANY(events)) THEN
    PERFORM webhook_post('member.followed', NEW.target_id, NULL, jsonb_build_object('user_id', NEW.target_id::text,
      'follower', (SELECT jsonb_build_object('id', id::text, 'user_nickname', nickname) FROM member WHERE id = NEW.member_id), 'at', NEW.at), NEW.at);
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER webhook_follow AFTER INSERT ON follow FOR EACH ROW EXECUTE FUNCTION webhook_follow();

-- Trigger of `room_act`: moderation in a room.
CREATE OR REPLACE FUNCTION webhook_act() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM webhook_post('moderation.acted', (SELECT owner_id FROM room WHERE id = NEW.room_id), NULL, jsonb_build_object('room_id', NEW.room_id::text, 'act', NEW.act,
    'by_id', NEW.by_id::text, 'user_id', NEW.user_id::text, 'reason', NEW.reason, 'text', NEW.text, 'until', NEW.until, 'at', NEW.at), NEW.at);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER webhook_act AFTER INSERT ON room_act FOR EACH ROW EXECUTE FUNCTION webhook_act();
