CREATE TABLE `one_time_code` (
	`hash` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `product_import` ADD `cancel_asked_at` text;