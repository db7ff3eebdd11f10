-- A vote about the fit is not a change of the product's page, like a star or a like.
CREATE OR REPLACE FUNCTION product_dated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.updated_at IS NOT DISTINCT FROM OLD.updated_at
    AND (NEW.like_count, NEW.rating_sum, NEW.fit_small, NEW.fit_right, NEW.fit_large)
      = (OLD.like_count, OLD.rating_sum, OLD.fit_small, OLD.fit_right, OLD.fit_large) THEN
    NEW.updated_at := now_iso();
  END IF;
  RETURN NEW;
END $$;
