CREATE TABLE `product_like` (
	`product` integer NOT NULL,
	`user` integer NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`product`, `user`),
	FOREIGN KEY (`product`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `product_like_user` ON `product_like` (`user`);--> statement-breakpoint
CREATE TABLE `review` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`product` integer NOT NULL,
	`user` integer,
	`author` text NOT NULL,
	`rating` integer NOT NULL,
	`content` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`product`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "review_rating" CHECK(rating BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `review_once` ON `review` (`product`,`user`);--> statement-breakpoint
CREATE INDEX `review_newest` ON `review` (`product`,`created_at`);--> statement-breakpoint
ALTER TABLE `product` ADD `rating_sum` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- A rating of before is worth its rounded sum: 4.8 by 87 reviews is 418 stars.
UPDATE `product` SET `rating_sum` = round(`rating` * `review_count`) WHERE `rating` IS NOT NULL;
