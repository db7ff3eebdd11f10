CREATE TABLE `category` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `category_title_once` ON `category` (lower("title"));--> statement-breakpoint
CREATE TABLE `color` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`color_name` text NOT NULL,
	`hex_code` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `color_name_once` ON `color` (lower("color_name"));--> statement-breakpoint
CREATE TABLE `product` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`Brand` text NOT NULL,
	`subcategory` integer NOT NULL,
	`price` integer NOT NULL,
	`discounted_price` integer,
	`is_slider` integer DEFAULT false NOT NULL,
	`is_featured` integer DEFAULT false NOT NULL,
	`rating` real,
	`review_count` integer DEFAULT 0 NOT NULL,
	`like_count` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`subcategory`) REFERENCES `subcategory`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "product_price" CHECK(price > 0),
	CONSTRAINT "product_discount" CHECK(discounted_price > 0 AND discounted_price < price)
);
--> statement-breakpoint
CREATE INDEX `product_subcategory` ON `product` (`subcategory`);--> statement-breakpoint
CREATE TABLE `product_color` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`product` integer NOT NULL,
	`color` integer NOT NULL,
	`color_img` text NOT NULL,
	FOREIGN KEY (`product`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`color`) REFERENCES `color`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_color_once` ON `product_color` (`product`,`color`);--> statement-breakpoint
CREATE INDEX `product_color_color` ON `product_color` (`color`);--> statement-breakpoint
CREATE TABLE `product_image` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`product` integer NOT NULL,
	`color` integer NOT NULL,
	`image` text NOT NULL,
	`is_display_image` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`product`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`color`) REFERENCES `product_color`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `product_image_product` ON `product_image` (`product`);--> statement-breakpoint
CREATE INDEX `product_image_color` ON `product_image` (`color`);--> statement-breakpoint
CREATE TABLE `size` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`size_name` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `size_name_once` ON `size` (lower("size_name"));--> statement-breakpoint
CREATE TABLE `stock_level` (
	`product_color` integer NOT NULL,
	`size` integer NOT NULL,
	`quantity` integer NOT NULL,
	PRIMARY KEY(`product_color`, `size`),
	FOREIGN KEY (`product_color`) REFERENCES `product_color`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`size`) REFERENCES `size`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "stock_level_quantity" CHECK(quantity >= 0)
);
--> statement-breakpoint
CREATE TABLE `stock_movement` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` integer NOT NULL,
	`product_color` integer NOT NULL,
	`size` integer NOT NULL,
	`movement_type` text NOT NULL,
	`quantity` integer NOT NULL,
	`notes` text NOT NULL,
	`reverses` integer,
	`staff` integer,
	`created_at` text NOT NULL,
	FOREIGN KEY (`product_color`) REFERENCES `product_color`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`size`) REFERENCES `size`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`staff`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "stock_movement_quantity" CHECK(quantity > 0),
	CONSTRAINT "stock_movement_type" CHECK(movement_type IN ('In', 'Out'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stock_movement_reverses_unique` ON `stock_movement` (`reverses`);--> statement-breakpoint
CREATE INDEX `stock_movement_id` ON `stock_movement` (`id`);--> statement-breakpoint
CREATE INDEX `stock_movement_unit` ON `stock_movement` (`product_color`,`size`);--> statement-breakpoint
CREATE INDEX `stock_movement_size` ON `stock_movement` (`size`);--> statement-breakpoint
CREATE TABLE `subcategory` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`category` integer NOT NULL,
	FOREIGN KEY (`category`) REFERENCES `category`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subcategory_title_once` ON `subcategory` (`category`,lower("title"));--> statement-breakpoint
CREATE TABLE `session` (
	`id` text PRIMARY KEY NOT NULL,
	`user` integer NOT NULL,
	`refresh_hash` text NOT NULL,
	`previous_hash` text,
	`rotated_at` text,
	`binding_hash` text,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`ended_at` text,
	FOREIGN KEY (`user`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `session_refresh_hash_unique` ON `session` (`refresh_hash`);--> statement-breakpoint
CREATE INDEX `session_user` ON `session` (`user`);--> statement-breakpoint
CREATE TABLE `user` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`username` text NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`role` text NOT NULL,
	`disabled_at` text,
	`created_at` text NOT NULL,
	CONSTRAINT "user_role" CHECK(role IN ('user', 'admin'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_username_once` ON `user` (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX `user_email_once` ON `user` (lower("email"));--> statement-breakpoint
CREATE TABLE `catalogue_change` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`product` integer,
	`kind` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `promo_code` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`code` text NOT NULL,
	`amount_off` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `promo_code_once` ON `promo_code` (lower("code"));--> statement-breakpoint
CREATE TABLE `shop` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`location` text NOT NULL,
	`phone` text NOT NULL,
	`promo_line` text NOT NULL,
	`shipping` integer NOT NULL,
	`tax` integer NOT NULL,
	`dollar_rate` real,
	`low_stock` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `slide` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`href` text NOT NULL,
	`image` text NOT NULL,
	`tall_image` text NOT NULL
);
