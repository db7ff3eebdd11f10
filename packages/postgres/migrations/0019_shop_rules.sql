-- Functions that SQLite has and PostgreSQL lacks, so that one text of each query runs on both.

CREATE FUNCTION instr(text, text) RETURNS bigint IMMUTABLE STRICT PARALLEL SAFE LANGUAGE sql
RETURN position($2 IN $1);

CREATE FUNCTION json_each(text) RETURNS TABLE (key bigint, value bigint)
IMMUTABLE STRICT PARALLEL SAFE LANGUAGE sql AS $$
  SELECT at - 1, item::bigint FROM jsonb_array_elements_text($1::jsonb) WITH ORDINALITY AS list (item, at) $$;

CREATE FUNCTION max(bigint, bigint) RETURNS bigint IMMUTABLE PARALLEL SAFE LANGUAGE sql
RETURN CASE WHEN $1 IS NULL OR $2 IS NULL THEN NULL ELSE greatest($1, $2) END;

CREATE FUNCTION json_extract(text, text) RETURNS text IMMUTABLE STRICT PARALLEL SAFE LANGUAGE sql
RETURN ($1::jsonb) ->> substr($2, 3);

-- The day of an ISO time, moved by an interval like '345 minutes'.
CREATE FUNCTION date(text, text) RETURNS text STABLE STRICT PARALLEL SAFE LANGUAGE sql
RETURN to_char(($1::timestamptz AT TIME ZONE 'UTC') + $2::interval, 'YYYY-MM-DD');

-- An ISO time, moved by an interval. The first argument is always the form of ISO times.
CREATE FUNCTION strftime(text, text, text) RETURNS text STABLE STRICT PARALLEL SAFE LANGUAGE sql
RETURN to_char(($2::timestamptz AT TIME ZONE 'UTC') + $3::interval, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

-- Makes a table read-only: the trigger's argument is the message.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION '%', TG_ARGV[0] USING ERRCODE = 'integrity_constraint_violation'; END $$;

CREATE TRIGGER audit_kept BEFORE DELETE ON audit
FOR EACH ROW EXECUTE FUNCTION refuse_change('the audit log is never deleted');
CREATE TRIGGER audit_stays BEFORE UPDATE ON audit
FOR EACH ROW EXECUTE FUNCTION refuse_change('the audit log is never changed');
CREATE TRIGGER order_event_kept BEFORE DELETE ON order_event
FOR EACH ROW EXECUTE FUNCTION refuse_change('timeline rows are never deleted');
CREATE TRIGGER order_event_stays BEFORE UPDATE ON order_event
FOR EACH ROW EXECUTE FUNCTION refuse_change('timeline rows are never changed');
CREATE TRIGGER stock_movement_kept BEFORE DELETE ON stock_movement
FOR EACH ROW EXECUTE FUNCTION refuse_change('stock movements are never deleted; add a reversal');
CREATE TRIGGER stock_movement_stays BEFORE UPDATE ON stock_movement
FOR EACH ROW EXECUTE FUNCTION refuse_change('stock movements are never changed; add a reversal');

-- A stock movement is about a unit that exists. (A row is never replaced here: ON CONFLICT would update it.)
CREATE FUNCTION stock_movement_of_unit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM product_color WHERE id = NEW.product_color)
    OR NOT EXISTS (SELECT 1 FROM size WHERE id = NEW.size) THEN
    RAISE EXCEPTION 'a stock movement is about a unit that exists'
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER stock_movement_of_unit BEFORE INSERT ON stock_movement
FOR EACH ROW EXECUTE FUNCTION stock_movement_of_unit();

-- Units without movements in effect can be deleted; their names stay for the ledger's rows.
CREATE FUNCTION product_color_leaves_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM stock_movement AS moved
    WHERE moved.product_color = OLD.id AND moved.reverses IS NULL
      AND NOT EXISTS (SELECT 1 FROM stock_movement WHERE reverses = moved.seq)) THEN
    RAISE EXCEPTION 'stock movements are about this product color'
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  INSERT INTO former_name (noun, row_id, name)
    SELECT 'productColors', OLD.id, product.title || ' - ' || color.color_name
    FROM product JOIN color ON color.id = OLD.color
    WHERE product.id = OLD.product
      AND EXISTS (SELECT 1 FROM stock_movement WHERE product_color = OLD.id)
    ON CONFLICT (noun, row_id) DO UPDATE SET name = excluded.name;
  DELETE FROM stock_level WHERE product_color = OLD.id AND quantity = 0;
  RETURN OLD;
END $$;
CREATE TRIGGER product_color_leaves_stock BEFORE DELETE ON product_color
FOR EACH ROW EXECUTE FUNCTION product_color_leaves_stock();

CREATE FUNCTION size_leaves_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM stock_movement AS moved
    WHERE moved.size = OLD.id AND moved.reverses IS NULL
      AND NOT EXISTS (SELECT 1 FROM stock_movement WHERE reverses = moved.seq)) THEN
    RAISE EXCEPTION 'stock movements are about this size'
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  INSERT INTO former_name (noun, row_id, name)
    SELECT 'sizes', OLD.id, OLD.size_name
    WHERE EXISTS (SELECT 1 FROM stock_movement WHERE size = OLD.id)
    ON CONFLICT (noun, row_id) DO UPDATE SET name = excluded.name;
  DELETE FROM stock_level WHERE size = OLD.id AND quantity = 0;
  RETURN OLD;
END $$;
CREATE TRIGGER size_leaves_stock BEFORE DELETE ON size
FOR EACH ROW EXECUTE FUNCTION size_leaves_stock();

CREATE FUNCTION product_color_enters_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_level (product_color, size, quantity)
    SELECT NEW.id, size, sum(CASE movement_type WHEN 'In' THEN quantity ELSE -quantity END)
    FROM stock_movement
    WHERE product_color = NEW.id AND size IN (SELECT id FROM size)
    GROUP BY size;
  RETURN NULL;
END $$;
CREATE TRIGGER product_color_enters_stock AFTER INSERT ON product_color
FOR EACH ROW EXECUTE FUNCTION product_color_enters_stock();

CREATE FUNCTION size_enters_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_level (product_color, size, quantity)
    SELECT product_color, NEW.id, sum(CASE movement_type WHEN 'In' THEN quantity ELSE -quantity END)
    FROM stock_movement
    WHERE size = NEW.id AND product_color IN (SELECT id FROM product_color)
    GROUP BY product_color;
  RETURN NULL;
END $$;
CREATE TRIGGER size_enters_stock AFTER INSERT ON size
FOR EACH ROW EXECUTE FUNCTION size_enters_stock();

CREATE FUNCTION product_image_placed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.position = 0 THEN
    SELECT coalesce(max(position), 0) + 1 INTO NEW.position FROM product_image WHERE color = NEW.color;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER product_image_placed BEFORE INSERT ON product_image
FOR EACH ROW EXECUTE FUNCTION product_image_placed();

-- When a product last changed, for the site map. Numbers of likes and stars don't count.
CREATE FUNCTION now_iso() RETURNS text LANGUAGE sql
RETURN to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

CREATE FUNCTION product_dated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.updated_at IS NOT DISTINCT FROM OLD.updated_at
    AND (NEW.like_count, NEW.rating_sum) = (OLD.like_count, OLD.rating_sum) THEN
    NEW.updated_at := now_iso();
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER product_dated BEFORE UPDATE ON product
FOR EACH ROW EXECUTE FUNCTION product_dated();

CREATE FUNCTION part_of_product_dated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product SET updated_at = now_iso()
  WHERE id IN (CASE WHEN TG_OP <> 'INSERT' THEN OLD.product END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.product END);
  RETURN NULL;
END $$;
CREATE TRIGGER product_color_dated AFTER INSERT OR UPDATE OR DELETE ON product_color
FOR EACH ROW EXECUTE FUNCTION part_of_product_dated();
CREATE TRIGGER product_image_dated AFTER INSERT OR UPDATE OR DELETE ON product_image
FOR EACH ROW EXECUTE FUNCTION part_of_product_dated();

-- The catalogue's change log, which every server's mirror reads. The arguments are the kind of change, and the column
-- that names the product ('' where none does).
CREATE FUNCTION catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_row jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  new_row jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
BEGIN
  INSERT INTO catalogue_change (product, kind)
    SELECT DISTINCT (changed ->> TG_ARGV[1])::bigint, TG_ARGV[0]
    FROM unnest(ARRAY[old_row, new_row]) AS changed WHERE changed IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER product_changed AFTER INSERT OR UPDATE OR DELETE ON product
FOR EACH ROW EXECUTE FUNCTION catalogue_changed('product', 'id');
CREATE TRIGGER product_color_changed AFTER INSERT OR UPDATE OR DELETE ON product_color
FOR EACH ROW EXECUTE FUNCTION catalogue_changed('product', 'product');
CREATE TRIGGER product_image_changed AFTER INSERT OR UPDATE OR DELETE ON product_image
FOR EACH ROW EXECUTE FUNCTION catalogue_changed('shelf', 'product');
CREATE TRIGGER review_changed AFTER UPDATE ON review
FOR EACH ROW EXECUTE FUNCTION catalogue_changed('shelf', 'product');
CREATE TRIGGER category_changed AFTER INSERT OR UPDATE OR DELETE ON category
FOR EACH ROW EXECUTE FUNCTION catalogue_changed('names', '');
CREATE TRIGGER subcategory_changed AFTER INSERT OR UPDATE OR DELETE ON subcategory
FOR EACH ROW EXECUTE FUNCTION catalogue_changed('names', '');
CREATE TRIGGER color_changed AFTER UPDATE ON color
FOR EACH ROW EXECUTE FUNCTION catalogue_changed('names', '');
CREATE TRIGGER size_changed AFTER UPDATE ON size
FOR EACH ROW EXECUTE FUNCTION catalogue_changed('names', '');
CREATE TRIGGER shop_changed AFTER INSERT OR UPDATE ON shop
FOR EACH ROW EXECUTE FUNCTION catalogue_changed('names', '');
CREATE TRIGGER slide_changed AFTER INSERT OR UPDATE OR DELETE ON slide
FOR EACH ROW EXECUTE FUNCTION catalogue_changed('names', '');

-- Products show the names of their category, sub category and colors.
CREATE FUNCTION names_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_change (product, kind)
    SELECT product.id, 'product' FROM product
    WHERE CASE TG_TABLE_NAME
      WHEN 'category' THEN product.subcategory IN (SELECT id FROM subcategory WHERE category = NEW.id)
      WHEN 'subcategory' THEN product.subcategory = NEW.id
      ELSE product.id IN (SELECT product FROM product_color WHERE color = NEW.id) END;
  RETURN NULL;
END $$;
CREATE TRIGGER category_renamed AFTER UPDATE ON category
FOR EACH ROW EXECUTE FUNCTION names_changed();
CREATE TRIGGER subcategory_renamed AFTER UPDATE ON subcategory
FOR EACH ROW EXECUTE FUNCTION names_changed();
CREATE TRIGGER color_renamed AFTER UPDATE ON color
FOR EACH ROW EXECUTE FUNCTION names_changed();

CREATE FUNCTION stock_level_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_change (product, kind)
    SELECT product, 'shelf' FROM product_color
    WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.product_color ELSE NEW.product_color END;
  RETURN NULL;
END $$;
CREATE TRIGGER stock_level_changed AFTER INSERT OR UPDATE OR DELETE ON stock_level
FOR EACH ROW EXECUTE FUNCTION stock_level_changed();

CREATE FUNCTION catalogue_change_trim() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM catalogue_change WHERE seq <= NEW.seq - 10000;
  RETURN NULL;
END $$;
CREATE TRIGGER catalogue_change_trim AFTER INSERT ON catalogue_change
FOR EACH ROW WHEN (NEW.seq % 1000 = 0) EXECUTE FUNCTION catalogue_change_trim();

-- Writers take turns with this lock; the table has no rows.
CREATE TABLE writer_turn ();

-- What keeps a product from selling.
CREATE VIEW product_finding AS
SELECT product.id AS product, 'no_color' AS "check", 'stops' AS severity,
  CAST(NULL AS bigint) AS product_color, CAST(NULL AS bigint) AS size
FROM product
WHERE NOT EXISTS (SELECT 1 FROM product_color WHERE product_color.product = product.id)
UNION ALL
SELECT product.id, 'no_stock', 'stops', NULL, NULL
FROM product
WHERE EXISTS (SELECT 1 FROM product_color WHERE product_color.product = product.id)
  AND NOT EXISTS (
    SELECT 1 FROM product_color JOIN stock_level ON stock_level.product_color = product_color.id
    WHERE product_color.product = product.id AND stock_level.quantity > 0)
UNION ALL
SELECT product.id, 'no_picture', 'stops', NULL, NULL
FROM product
WHERE EXISTS (SELECT 1 FROM product_color WHERE product_color.product = product.id)
  AND NOT EXISTS (SELECT 1 FROM product_image WHERE product_image.product = product.id)
  AND NOT EXISTS (
    SELECT 1 FROM product_color WHERE product_color.product = product.id
      AND NOT EXISTS (SELECT 1 FROM swatch WHERE swatch.src = product_color.color_img))
UNION ALL
SELECT mine.product, 'no_picture_of_color', 'hurts', mine.id, NULL
FROM product_color AS mine JOIN swatch ON swatch.src = mine.color_img
WHERE NOT EXISTS (SELECT 1 FROM product_image WHERE product_image.color = mine.id)
  AND (
    EXISTS (SELECT 1 FROM product_image WHERE product_image.product = mine.product)
    OR EXISTS (
      SELECT 1 FROM product_color AS other WHERE other.product = mine.product
        AND NOT EXISTS (SELECT 1 FROM swatch WHERE swatch.src = other.color_img)))
UNION ALL
SELECT product.id, 'no_display_image', 'hurts', NULL, NULL
FROM product
WHERE EXISTS (SELECT 1 FROM product_image WHERE product_image.product = product.id)
  AND NOT EXISTS (
    SELECT 1 FROM product_image
    WHERE product_image.product = product.id AND product_image.is_display_image = 1)
UNION ALL
SELECT mine.product, 'color_without_stock', 'hurts', mine.id, NULL
FROM product_color AS mine
WHERE NOT EXISTS (
    SELECT 1 FROM stock_level WHERE stock_level.product_color = mine.id AND stock_level.quantity > 0)
  AND EXISTS (
    SELECT 1 FROM product_color AS other JOIN stock_level ON stock_level.product_color = other.id
    WHERE other.product = mine.product AND stock_level.quantity > 0)
UNION ALL
SELECT mine.product, 'sold_out', 'hurts', mine.id, empty.size
FROM product_color AS mine JOIN stock_level AS empty ON empty.product_color = mine.id
WHERE empty.quantity = 0
  AND EXISTS (
    SELECT 1 FROM stock_level AS other
    WHERE other.product_color = mine.id AND other.quantity > 0)
UNION ALL
SELECT product_image.product, 'no_alt', 'hint', product_image.color, NULL
FROM product_image WHERE product_image.alt = ''
GROUP BY product_image.product, product_image.color;
