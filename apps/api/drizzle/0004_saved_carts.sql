CREATE TABLE `cart_line` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user` integer NOT NULL,
	`product_color` integer NOT NULL,
	`size` integer NOT NULL,
	`quantity` integer NOT NULL,
	FOREIGN KEY (`user`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_color`) REFERENCES `product_color`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`size`) REFERENCES `size`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "cart_line_quantity" CHECK(quantity BETWEEN 1 AND 99)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cart_line_once` ON `cart_line` (`user`,`product_color`,`size`);--> statement-breakpoint
CREATE INDEX `cart_line_product_color` ON `cart_line` (`product_color`);--> statement-breakpoint
CREATE INDEX `cart_line_size` ON `cart_line` (`size`);