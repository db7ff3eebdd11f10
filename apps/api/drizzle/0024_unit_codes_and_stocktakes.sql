CREATE TABLE `delivery` (
	`id` text PRIMARY KEY NOT NULL,
	`notes` text NOT NULL,
	`pieces` integer NOT NULL,
	`units` integer NOT NULL,
	`staff` integer,
	`created_at` text NOT NULL,
	FOREIGN KEY (`staff`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `own_barcode` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`product_color` integer NOT NULL,
	`size` integer NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `stocktake` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`state` text NOT NULL,
	`scope` text NOT NULL,
	`scope_id` integer,
	`scope_name` text NOT NULL,
	`units` integer NOT NULL,
	`staff` integer,
	`created_at` text NOT NULL,
	`ended_by` integer,
	`ended_at` text,
	`movements` integer DEFAULT 0 NOT NULL,
	`found` integer DEFAULT 0 NOT NULL,
	`missing` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`staff`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`ended_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `stocktake_state` ON `stocktake` (`state`);--> statement-breakpoint
CREATE TABLE `stocktake_count` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`stocktake` integer NOT NULL,
	`product_color` integer NOT NULL,
	`size` integer NOT NULL,
	`quantity` integer NOT NULL,
	`is_recount` integer DEFAULT false NOT NULL,
	`expected` integer NOT NULL,
	`staff` integer,
	`counted_at` text NOT NULL,
	FOREIGN KEY (`stocktake`) REFERENCES `stocktake`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`staff`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stocktake_count_id_unique` ON `stocktake_count` (`id`);--> statement-breakpoint
CREATE INDEX `stocktake_count_unit` ON `stocktake_count` (`stocktake`,`product_color`,`size`);--> statement-breakpoint
CREATE TABLE `unit_code` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`product_color` integer NOT NULL,
	`size` integer NOT NULL,
	`sku` text,
	`barcode` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `unit_code_once` ON `unit_code` (`product_color`,`size`);--> statement-breakpoint
CREATE UNIQUE INDEX `unit_code_sku` ON `unit_code` (lower("sku"));--> statement-breakpoint
CREATE UNIQUE INDEX `unit_code_barcode` ON `unit_code` (`barcode`);--> statement-breakpoint
CREATE INDEX `unit_code_size` ON `unit_code` (`size`);--> statement-breakpoint
ALTER TABLE `stock_movement` ADD `unit_cost` integer;