-- Level of an experience in tenths of a point; modules/member/member/level.ts is the inverse.
CREATE OR REPLACE FUNCTION member_level(experience bigint) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT least(120, floor(sqrt(experience::float8 / 10 / 190))::integer + 1)
$$;

-- Trigger of `member`: the inviter is fixed with the row.
CREATE OR REPLACE FUNCTION member_inviter_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'who invited member % is fixed', OLD.id;
END $$;
