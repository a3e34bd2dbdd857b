-- Adds given diamonds to a member's closeness to an anchor; no effect for members outside the club.
CREATE OR REPLACE FUNCTION fan_grow(anchor bigint, fan bigint, diamonds bigint) RETURNS void LANGUAGE sql AS $$
  UPDATE fan_member SET closeness = least(2147483647, closeness::bigint + diamonds)::integer WHERE anchor_id = anchor AND member_id = fan
$$;
