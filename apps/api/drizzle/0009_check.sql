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
CREATE INDEX `stock_movement_time` ON `stock_movement` (`created_at`);