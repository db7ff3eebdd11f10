ALTER TABLE `product` ADD `updated_at` text;--> statement-breakpoint
ALTER TABLE `shop` ADD `registration_number` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `shop` ADD `tax_number` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `shop` ADD `grievance_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `shop` ADD `grievance_phone` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `shop` ADD `grievance_email` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `shop` ADD `facebook_url` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `shop` ADD `instagram_url` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `shop` ADD `tiktok_url` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `shop` ADD `whatsapp` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `shop` ADD `viber` text DEFAULT '' NOT NULL;--> statement-breakpoint
-- The day of the site map. A like or a review is none of the shop's own changes, and stock is not what a page is about.
DROP TRIGGER product_changed;
--> statement-breakpoint
CREATE TRIGGER product_changed AFTER UPDATE ON product WHEN NEW.updated_at IS OLD.updated_at
BEGIN INSERT INTO catalogue_change (product, kind) VALUES (NEW.id, 'product'); END;
--> statement-breakpoint
CREATE TRIGGER product_dated AFTER UPDATE ON product
WHEN NEW.updated_at IS OLD.updated_at
  AND (NEW.like_count, NEW.rating_sum) = (OLD.like_count, OLD.rating_sum)
BEGIN UPDATE product SET updated_at = strftime('%Y-%m-%dT%H:%M:%fZ') WHERE id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER product_color_dated AFTER UPDATE ON product_color
BEGIN UPDATE product SET updated_at = strftime('%Y-%m-%dT%H:%M:%fZ') WHERE id IN (OLD.product, NEW.product); END;
--> statement-breakpoint
CREATE TRIGGER product_color_added_dated AFTER INSERT ON product_color
BEGIN UPDATE product SET updated_at = strftime('%Y-%m-%dT%H:%M:%fZ') WHERE id = NEW.product; END;
--> statement-breakpoint
CREATE TRIGGER product_color_removed_dated AFTER DELETE ON product_color
BEGIN UPDATE product SET updated_at = strftime('%Y-%m-%dT%H:%M:%fZ') WHERE id = OLD.product; END;
--> statement-breakpoint
CREATE TRIGGER product_image_dated AFTER UPDATE ON product_image
BEGIN UPDATE product SET updated_at = strftime('%Y-%m-%dT%H:%M:%fZ') WHERE id IN (OLD.product, NEW.product); END;
--> statement-breakpoint
CREATE TRIGGER product_image_added_dated AFTER INSERT ON product_image
BEGIN UPDATE product SET updated_at = strftime('%Y-%m-%dT%H:%M:%fZ') WHERE id = NEW.product; END;
--> statement-breakpoint
CREATE TRIGGER product_image_removed_dated AFTER DELETE ON product_image
BEGIN UPDATE product SET updated_at = strftime('%Y-%m-%dT%H:%M:%fZ') WHERE id = OLD.product; END;
--> statement-breakpoint
-- New words for the same stars leave the product's row alone, and are shown all the same.
CREATE TRIGGER review_changed AFTER UPDATE ON review
BEGIN INSERT INTO catalogue_change (product, kind) VALUES (NEW.product, 'shelf'); END;
