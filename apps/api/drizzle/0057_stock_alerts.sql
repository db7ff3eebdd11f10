CREATE TABLE `stock_alert` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`product_color` integer NOT NULL,
	`size` integer NOT NULL,
	`email` text NOT NULL,
	`user` integer,
	`asked_at` text NOT NULL,
	FOREIGN KEY (`product_color`) REFERENCES `product_color`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`size`) REFERENCES `size`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stock_alert_once` ON `stock_alert` (`product_color`,`size`,`email`);--> statement-breakpoint
CREATE INDEX `stock_alert_size` ON `stock_alert` (`size`);--> statement-breakpoint
CREATE INDEX `stock_alert_email` ON `stock_alert` (`email`);--> statement-breakpoint
CREATE INDEX `stock_alert_user` ON `stock_alert` (`user`);