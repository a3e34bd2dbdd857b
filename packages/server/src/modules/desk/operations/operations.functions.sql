-- Trigger of `operator_act`: the log of operators is never changed or deleted.
CREATE OR REPLACE FUNCTION operator_act_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the log of operators is append-only: % is refused', TG_OP;
END $$;
