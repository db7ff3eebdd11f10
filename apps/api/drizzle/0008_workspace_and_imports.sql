CREATE TABLE `swatch` (
	`src` text PRIMARY KEY NOT NULL,
	`hex_code` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `product_import` (
	`id` text PRIMARY KEY NOT NULL,
	`file_name` text NOT NULL,
	`rows` integer NOT NULL,
	`products` integer NOT NULL,
	`pieces` integer NOT NULL,
	`staff` integer,
	`created_at` text NOT NULL,
	`undone_at` text,
	FOREIGN KEY (`staff`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `product_import_row` (
	`import` text NOT NULL,
	`kind` text NOT NULL,
	`row` integer NOT NULL,
	`written` text,
	PRIMARY KEY(`import`, `kind`, `row`),
	FOREIGN KEY (`import`) REFERENCES `product_import`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `product_import_row_made` ON `product_import_row` (`kind`,`row`);--> statement-breakpoint
CREATE TABLE `unit_threshold` (
	`product_color` integer NOT NULL,
	`size` integer NOT NULL,
	`low_stock` integer NOT NULL,
	PRIMARY KEY(`product_color`, `size`),
	FOREIGN KEY (`product_color`) REFERENCES `product_color`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`size`) REFERENCES `size`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "unit_threshold_low_stock" CHECK(low_stock BETWEEN 0 AND 100000)
);
--> statement-breakpoint
ALTER TABLE `product_image` ADD `alt` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `product_image` ADD `position` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `stock_movement_time` ON `stock_movement` (`created_at`);--> statement-breakpoint

-- The pictures that are there stand in the order they were added; a new one goes to the end of its color.
UPDATE product_image SET position = (
  SELECT count(*) FROM product_image AS before
  WHERE before.color = product_image.color AND before.id <= product_image.id
);
--> statement-breakpoint
CREATE TRIGGER product_image_placed AFTER INSERT ON product_image WHEN NEW.position = 0
BEGIN
  UPDATE product_image SET position = (
    SELECT coalesce(max(position), 0) + 1 FROM product_image WHERE color = NEW.color
  ) WHERE id = NEW.id;
END;
--> statement-breakpoint

-- The ledger lets go of one thing only: what an import brought that was undone as a whole.
DROP TRIGGER stock_movement_kept;
--> statement-breakpoint
CREATE TRIGGER stock_movement_kept BEFORE DELETE ON stock_movement
WHEN NOT EXISTS (
  SELECT 1 FROM product_import_row AS made JOIN product_import ON product_import.id = made.import
  WHERE made.kind = 'movement' AND made.row = OLD.id AND product_import.undone_at IS NOT NULL
)
BEGIN SELECT RAISE(ABORT, 'stock movements are never deleted; add a reversal'); END;
--> statement-breakpoint

-- The checklist: 'stops' keeps a product from selling at all, 'hurts' keeps a part of it from selling.
CREATE VIEW product_finding AS
SELECT product.id AS product, 'no_color' AS "check", 'stops' AS severity,
  NULL AS product_color, NULL AS size
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
