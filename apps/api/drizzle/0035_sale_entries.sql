CREATE TABLE `sale_entry` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order` integer NOT NULL,
	`day` text NOT NULL,
	`product` integer,
	`product_color` integer,
	`size` integer,
	`orders` integer DEFAULT 0 NOT NULL,
	`pieces` integer DEFAULT 0 NOT NULL,
	`goods` integer DEFAULT 0 NOT NULL,
	`delivery` integer DEFAULT 0 NOT NULL,
	`tax` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`order`) REFERENCES `shop_order`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sale_entry_order` ON `sale_entry` (`order`);--> statement-breakpoint
CREATE INDEX `sale_entry_day` ON `sale_entry` (`day`);--> statement-breakpoint
CREATE INDEX `sale_entry_product` ON `sale_entry` (`product`,`day`);--> statement-breakpoint
CREATE INDEX `stock_movement_costed` ON `stock_movement` (`product_color`,`size`) WHERE unit_cost IS NOT NULL;