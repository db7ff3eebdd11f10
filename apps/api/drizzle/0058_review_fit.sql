-- compatible since 0055: the new trigger refuses nothing, and older versions write no votes about the fit.
ALTER TABLE `product` ADD `fit_small` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `product` ADD `fit_right` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `product` ADD `fit_large` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `review` ADD `fit` text;--> statement-breakpoint
ALTER TABLE `review` ADD `size_name` text;--> statement-breakpoint
-- A vote about the fit is not a change of the product's page, like a star or a like.
DROP TRIGGER product_dated;
--> statement-breakpoint
CREATE TRIGGER product_dated AFTER UPDATE ON product
WHEN NEW.updated_at IS OLD.updated_at
  AND (NEW.like_count, NEW.rating_sum, NEW.fit_small, NEW.fit_right, NEW.fit_large)
    = (OLD.like_count, OLD.rating_sum, OLD.fit_small, OLD.fit_right, OLD.fit_large)
BEGIN UPDATE product SET updated_at = strftime('%Y-%m-%dT%H:%M:%fZ') WHERE id = NEW.id; END;
