-- The ledger is append-only.
CREATE TRIGGER stock_movement_stays BEFORE UPDATE ON stock_movement
BEGIN SELECT RAISE(ABORT, 'stock movements are never changed; add a reversal'); END;
--> statement-breakpoint
CREATE TRIGGER stock_movement_kept BEFORE DELETE ON stock_movement
BEGIN SELECT RAISE(ABORT, 'stock movements are never deleted; add a reversal'); END;
--> statement-breakpoint

-- What a shopper's search reads, one row a product.
CREATE VIRTUAL TABLE product_search USING fts5(
  title, brand, subcategory, category, colors, description,
  tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);
--> statement-breakpoint
CREATE VIEW product_search_text AS
SELECT product.id, product.title, product.Brand AS brand, subcategory.title AS subcategory,
  category.title AS category,
  (SELECT coalesce(group_concat(color.color_name, ' '), '') FROM product_color
    JOIN color ON color.id = product_color.color WHERE product_color.product = product.id) AS colors,
  product.description
FROM product
JOIN subcategory ON subcategory.id = product.subcategory
JOIN category ON category.id = subcategory.category;
--> statement-breakpoint

-- Every change that a shopper could see leaves a line here; the search row follows.
CREATE TRIGGER catalogue_change_search AFTER INSERT ON catalogue_change WHEN NEW.kind = 'product'
BEGIN
  DELETE FROM product_search WHERE rowid = NEW.product;
  INSERT INTO product_search (rowid, title, brand, subcategory, category, colors, description)
    SELECT id, title, brand, subcategory, category, colors, description
    FROM product_search_text WHERE id = NEW.product;
END;
--> statement-breakpoint
-- Readers that fell further behind than this start afresh.
CREATE TRIGGER catalogue_change_trim AFTER INSERT ON catalogue_change WHEN NEW.seq % 1000 = 0
BEGIN DELETE FROM catalogue_change WHERE seq <= NEW.seq - 10000; END;
--> statement-breakpoint

CREATE TRIGGER product_added AFTER INSERT ON product
BEGIN INSERT INTO catalogue_change (product, kind) VALUES (NEW.id, 'product'); END;
--> statement-breakpoint
CREATE TRIGGER product_changed AFTER UPDATE ON product
BEGIN INSERT INTO catalogue_change (product, kind) VALUES (NEW.id, 'product'); END;
--> statement-breakpoint
CREATE TRIGGER product_removed AFTER DELETE ON product
BEGIN INSERT INTO catalogue_change (product, kind) VALUES (OLD.id, 'product'); END;
--> statement-breakpoint
CREATE TRIGGER product_color_added AFTER INSERT ON product_color
BEGIN INSERT INTO catalogue_change (product, kind) VALUES (NEW.product, 'product'); END;
--> statement-breakpoint
CREATE TRIGGER product_color_changed AFTER UPDATE ON product_color
BEGIN
  INSERT INTO catalogue_change (product, kind) VALUES (OLD.product, 'product');
  INSERT INTO catalogue_change (product, kind) VALUES (NEW.product, 'product');
END;
--> statement-breakpoint
CREATE TRIGGER product_color_removed AFTER DELETE ON product_color
BEGIN INSERT INTO catalogue_change (product, kind) VALUES (OLD.product, 'product'); END;
--> statement-breakpoint
CREATE TRIGGER product_image_added AFTER INSERT ON product_image
BEGIN INSERT INTO catalogue_change (product, kind) VALUES (NEW.product, 'shelf'); END;
--> statement-breakpoint
CREATE TRIGGER product_image_changed AFTER UPDATE ON product_image
BEGIN
  INSERT INTO catalogue_change (product, kind) VALUES (OLD.product, 'shelf');
  INSERT INTO catalogue_change (product, kind) VALUES (NEW.product, 'shelf');
END;
--> statement-breakpoint
CREATE TRIGGER product_image_removed AFTER DELETE ON product_image
BEGIN INSERT INTO catalogue_change (product, kind) VALUES (OLD.product, 'shelf'); END;
--> statement-breakpoint
CREATE TRIGGER stock_level_added AFTER INSERT ON stock_level
BEGIN
  INSERT INTO catalogue_change (product, kind)
    SELECT product, 'shelf' FROM product_color WHERE id = NEW.product_color;
END;
--> statement-breakpoint
CREATE TRIGGER stock_level_changed AFTER UPDATE ON stock_level
BEGIN
  INSERT INTO catalogue_change (product, kind)
    SELECT product, 'shelf' FROM product_color WHERE id = NEW.product_color;
END;
--> statement-breakpoint

CREATE TRIGGER category_added AFTER INSERT ON category
BEGIN INSERT INTO catalogue_change (kind) VALUES ('names'); END;
--> statement-breakpoint
CREATE TRIGGER category_removed AFTER DELETE ON category
BEGIN INSERT INTO catalogue_change (kind) VALUES ('names'); END;
--> statement-breakpoint
CREATE TRIGGER category_changed AFTER UPDATE ON category
BEGIN
  INSERT INTO catalogue_change (kind) VALUES ('names');
  INSERT INTO catalogue_change (product, kind) SELECT product.id, 'product' FROM product
    JOIN subcategory ON subcategory.id = product.subcategory WHERE subcategory.category = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER subcategory_added AFTER INSERT ON subcategory
BEGIN INSERT INTO catalogue_change (kind) VALUES ('names'); END;
--> statement-breakpoint
CREATE TRIGGER subcategory_removed AFTER DELETE ON subcategory
BEGIN INSERT INTO catalogue_change (kind) VALUES ('names'); END;
--> statement-breakpoint
CREATE TRIGGER subcategory_changed AFTER UPDATE ON subcategory
BEGIN
  INSERT INTO catalogue_change (kind) VALUES ('names');
  INSERT INTO catalogue_change (product, kind)
    SELECT id, 'product' FROM product WHERE subcategory = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER color_changed AFTER UPDATE ON color
BEGIN
  INSERT INTO catalogue_change (kind) VALUES ('names');
  INSERT INTO catalogue_change (product, kind)
    SELECT product, 'product' FROM product_color WHERE color = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER size_changed AFTER UPDATE ON size
BEGIN INSERT INTO catalogue_change (kind) VALUES ('names'); END;
--> statement-breakpoint
CREATE TRIGGER shop_changed AFTER UPDATE ON shop
BEGIN INSERT INTO catalogue_change (kind) VALUES ('names'); END;
--> statement-breakpoint
CREATE TRIGGER shop_added AFTER INSERT ON shop
BEGIN INSERT INTO catalogue_change (kind) VALUES ('names'); END;
--> statement-breakpoint
CREATE TRIGGER slide_added AFTER INSERT ON slide
BEGIN INSERT INTO catalogue_change (kind) VALUES ('names'); END;
--> statement-breakpoint
CREATE TRIGGER slide_changed AFTER UPDATE ON slide
BEGIN INSERT INTO catalogue_change (kind) VALUES ('names'); END;
--> statement-breakpoint
CREATE TRIGGER slide_removed AFTER DELETE ON slide
BEGIN INSERT INTO catalogue_change (kind) VALUES ('names'); END;
