-- Everybody sees a photo once it is shown, and until it is deleted; one that waits changes no page.
CREATE FUNCTION review_photo_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_change (product, kind) SELECT product, 'shelf' FROM review WHERE id = OLD.review;
  RETURN NULL;
END $$;
CREATE TRIGGER review_photo_changed AFTER UPDATE ON review_photo
FOR EACH ROW EXECUTE FUNCTION review_photo_changed();
CREATE TRIGGER review_photo_removed AFTER DELETE ON review_photo
FOR EACH ROW WHEN (OLD.shown_at IS NOT NULL) EXECUTE FUNCTION review_photo_changed();
