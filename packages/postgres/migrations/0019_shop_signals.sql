-- Tells the other servers of a changed catalogue when it is committed, so that they needn't wait for their next look.

CREATE FUNCTION signal_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue_change', '');
  RETURN NULL;
END $$;

CREATE TRIGGER catalogue_change_signal AFTER INSERT ON catalogue_change
FOR EACH STATEMENT EXECUTE FUNCTION signal_catalogue_change();
