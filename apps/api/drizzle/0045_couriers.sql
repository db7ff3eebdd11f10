CREATE TABLE `courier` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`tracking_address` text DEFAULT '' NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`notes` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `courier_name_once` ON `courier` (lower("name"));--> statement-breakpoint
CREATE TABLE `handover` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`courier` integer NOT NULL,
	`staff` integer,
	`created_at` text NOT NULL,
	`undone_at` text,
	`undone_by` integer,
	FOREIGN KEY (`courier`) REFERENCES `courier`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`staff`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`undone_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `handover_courier` ON `handover` (`courier`);--> statement-breakpoint
CREATE TABLE `handover_parcel` (
	`handover` integer NOT NULL,
	`order` integer NOT NULL,
	`to_collect` integer NOT NULL,
	PRIMARY KEY(`handover`, `order`),
	FOREIGN KEY (`handover`) REFERENCES `handover`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order`) REFERENCES `shop_order`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `handover_parcel_order` ON `handover_parcel` (`order`);--> statement-breakpoint
ALTER TABLE `shop_order` ADD `courier_id` integer REFERENCES courier(id);--> statement-breakpoint
CREATE INDEX `shop_order_courier` ON `shop_order` (`courier_id`);--> statement-breakpoint
CREATE INDEX `shop_order_tracking_code` ON `shop_order` (`tracking_code`) WHERE tracking_code IS NOT NULL;