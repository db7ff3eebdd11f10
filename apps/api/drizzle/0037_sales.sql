CREATE TABLE `sale_offer` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`percent_off` integer,
	`amount_off` integer,
	`target` text NOT NULL,
	`collection` integer,
	`category` integer,
	`subcategory` integer,
	`starts_at` text NOT NULL,
	`ends_at` text,
	`is_active` integer DEFAULT true NOT NULL,
	FOREIGN KEY (`collection`) REFERENCES `collection`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`category`) REFERENCES `category`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`subcategory`) REFERENCES `subcategory`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "sale_offer_off" CHECK((percent_off IS NULL) <> (amount_off IS NULL)),
	CONSTRAINT "sale_offer_percent" CHECK(percent_off BETWEEN 1 AND 100),
	CONSTRAINT "sale_offer_amount" CHECK(amount_off > 0)
);
--> statement-breakpoint
CREATE INDEX `sale_offer_starts_at` ON `sale_offer` (`starts_at`);--> statement-breakpoint
CREATE INDEX `sale_offer_ends_at` ON `sale_offer` (`ends_at`);--> statement-breakpoint
CREATE INDEX `sale_offer_collection` ON `sale_offer` (`collection`);--> statement-breakpoint
CREATE INDEX `sale_offer_category` ON `sale_offer` (`category`);--> statement-breakpoint
CREATE INDEX `sale_offer_subcategory` ON `sale_offer` (`subcategory`);--> statement-breakpoint
ALTER TABLE `product` ADD `floor_price` integer;
--> statement-breakpoint
-- Sales are part of what shoppers see: a change of them is a change of the catalogue.
CREATE TRIGGER sale_offer_added AFTER INSERT ON sale_offer
BEGIN INSERT INTO catalogue_change (kind) VALUES ('names'); END;
--> statement-breakpoint
CREATE TRIGGER sale_offer_changed AFTER UPDATE ON sale_offer
BEGIN INSERT INTO catalogue_change (kind) VALUES ('names'); END;
--> statement-breakpoint
CREATE TRIGGER sale_offer_removed AFTER DELETE ON sale_offer
BEGIN INSERT INTO catalogue_change (kind) VALUES ('names'); END;
