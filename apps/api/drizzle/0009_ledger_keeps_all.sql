CREATE TABLE `former_name` (
	`noun` text NOT NULL,
	`row_id` integer NOT NULL,
	`name` text NOT NULL,
	PRIMARY KEY(`noun`, `row_id`)
);
--> statement-breakpoint
-- The ledger remembers units that are gone, so its units are no foreign keys any more. Nothing refers to its rows by
-- a foreign key either: the table can be replaced as it is.
CREATE TABLE `__new_stock_movement` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` integer NOT NULL,
	`product_color` integer NOT NULL,
	`size` integer NOT NULL,
	`movement_type` text NOT NULL,
	`quantity` integer NOT NULL,
	`notes` text NOT NULL,
	`reverses` integer,
	`staff` integer,
	`order` integer,
	`created_at` text NOT NULL,
	FOREIGN KEY (`staff`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "stock_movement_quantity" CHECK(quantity > 0),
	CONSTRAINT "stock_movement_type" CHECK(movement_type IN ('In', 'Out'))
);
--> statement-breakpoint
INSERT INTO `__new_stock_movement`("seq", "id", "product_color", "size", "movement_type", "quantity", "notes", "reverses", "staff", "order", "created_at") SELECT "seq", "id", "product_color", "size", "movement_type", "quantity", "notes", "reverses", "staff", "order", "created_at" FROM `stock_movement`;--> statement-breakpoint
-- No number is given twice, not even one whose row is gone.
DELETE FROM sqlite_sequence WHERE name = '__new_stock_movement';
--> statement-breakpoint
INSERT INTO sqlite_sequence (name, seq)
  SELECT '__new_stock_movement', seq FROM sqlite_sequence WHERE name = 'stock_movement';
--> statement-breakpoint
DROP TABLE `stock_movement`;--> statement-breakpoint
ALTER TABLE `__new_stock_movement` RENAME TO `stock_movement`;--> statement-breakpoint
CREATE UNIQUE INDEX `stock_movement_reverses_unique` ON `stock_movement` (`reverses`);--> statement-breakpoint
CREATE INDEX `stock_movement_order` ON `stock_movement` (`order`);--> statement-breakpoint
CREATE INDEX `stock_movement_id` ON `stock_movement` (`id`);--> statement-breakpoint
CREATE INDEX `stock_movement_unit` ON `stock_movement` (`product_color`,`size`);--> statement-breakpoint
CREATE INDEX `stock_movement_size` ON `stock_movement` (`size`);--> statement-breakpoint
CREATE INDEX `stock_movement_time` ON `stock_movement` (`created_at`);--> statement-breakpoint

-- The ledger is append-only: there is no row that it lets go of.
CREATE TRIGGER stock_movement_stays BEFORE UPDATE ON stock_movement
BEGIN SELECT RAISE(ABORT, 'stock movements are never changed; add a reversal'); END;
--> statement-breakpoint
CREATE TRIGGER stock_movement_kept BEFORE DELETE ON stock_movement
BEGIN SELECT RAISE(ABORT, 'stock movements are never deleted; add a reversal'); END;
--> statement-breakpoint
-- INSERT OR REPLACE deletes without asking the trigger above.
CREATE TRIGGER stock_movement_not_replaced BEFORE INSERT ON stock_movement
WHEN EXISTS (SELECT 1 FROM stock_movement WHERE seq = NEW.seq OR reverses = NEW.reverses)
BEGIN SELECT RAISE(ABORT, 'stock movements are never replaced; add a reversal'); END;
--> statement-breakpoint
CREATE TRIGGER stock_movement_of_unit BEFORE INSERT ON stock_movement
WHEN NOT EXISTS (SELECT 1 FROM product_color WHERE id = NEW.product_color)
  OR NOT EXISTS (SELECT 1 FROM size WHERE id = NEW.size)
BEGIN SELECT RAISE(ABORT, 'a stock movement is about a unit that exists'); END;
--> statement-breakpoint

-- What a standing movement is about stays. Anything else may go: its levels of 0 go with it, its name is kept.
CREATE TRIGGER product_color_leaves_stock BEFORE DELETE ON product_color
BEGIN
  SELECT RAISE(ABORT, 'stock movements are about this product color') WHERE EXISTS (
    SELECT 1 FROM stock_movement AS moved
    WHERE moved.product_color = OLD.id AND moved.reverses IS NULL
      AND NOT EXISTS (SELECT 1 FROM stock_movement WHERE reverses = moved.seq));
  INSERT OR REPLACE INTO former_name (noun, row_id, name)
    SELECT 'productColors', OLD.id, product.title || ' - ' || color.color_name
    FROM product JOIN color ON color.id = OLD.color
    WHERE product.id = OLD.product
      AND EXISTS (SELECT 1 FROM stock_movement WHERE product_color = OLD.id);
  DELETE FROM stock_level WHERE product_color = OLD.id AND quantity = 0;
END;
--> statement-breakpoint
CREATE TRIGGER size_leaves_stock BEFORE DELETE ON size
BEGIN
  SELECT RAISE(ABORT, 'stock movements are about this size') WHERE EXISTS (
    SELECT 1 FROM stock_movement AS moved
    WHERE moved.size = OLD.id AND moved.reverses IS NULL
      AND NOT EXISTS (SELECT 1 FROM stock_movement WHERE reverses = moved.seq));
  INSERT OR REPLACE INTO former_name (noun, row_id, name)
    SELECT 'sizes', OLD.id, OLD.size_name
    WHERE EXISTS (SELECT 1 FROM stock_movement WHERE size = OLD.id);
  DELETE FROM stock_level WHERE size = OLD.id AND quantity = 0;
END;
--> statement-breakpoint

-- What comes back from the trash has the levels again that its ledger adds up to.
CREATE TRIGGER product_color_enters_stock AFTER INSERT ON product_color
BEGIN
  INSERT INTO stock_level (product_color, size, quantity)
    SELECT NEW.id, size, sum(CASE movement_type WHEN 'In' THEN quantity ELSE -quantity END)
    FROM stock_movement
    WHERE product_color = NEW.id AND size IN (SELECT id FROM size)
    GROUP BY size;
END;
--> statement-breakpoint
CREATE TRIGGER size_enters_stock AFTER INSERT ON size
BEGIN
  INSERT INTO stock_level (product_color, size, quantity)
    SELECT product_color, NEW.id, sum(CASE movement_type WHEN 'In' THEN quantity ELSE -quantity END)
    FROM stock_movement
    WHERE size = NEW.id AND product_color IN (SELECT id FROM product_color)
    GROUP BY product_color;
END;
--> statement-breakpoint
CREATE TRIGGER stock_level_removed AFTER DELETE ON stock_level
BEGIN
  INSERT INTO catalogue_change (product, kind)
    SELECT product, 'shelf' FROM product_color WHERE id = OLD.product_color;
END;
