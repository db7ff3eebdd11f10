CREATE TABLE `delivery_district` (
	`district` text PRIMARY KEY NOT NULL,
	`zone` integer NOT NULL,
	FOREIGN KEY (`zone`) REFERENCES `delivery_zone`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `delivery_district_zone` ON `delivery_district` (`zone`);--> statement-breakpoint
CREATE TABLE `delivery_zone` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`fee` integer NOT NULL,
	`free_from` integer,
	`days_from` integer,
	`days_to` integer,
	`cash_allowed` integer NOT NULL,
	`cash_fee` integer NOT NULL,
	`most_in_cash` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `delivery_zone_once` ON `delivery_zone` (lower("name"));--> statement-breakpoint
ALTER TABLE `shop_order` ADD `cash_fee` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `shop_order` ADD `delivery_zone` text;--> statement-breakpoint
ALTER TABLE `shop` ADD `free_from` integer;--> statement-breakpoint
ALTER TABLE `shop` ADD `days_from` integer;--> statement-breakpoint
ALTER TABLE `shop` ADD `days_to` integer;--> statement-breakpoint
ALTER TABLE `shop` ADD `cash_allowed` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `shop` ADD `cash_fee` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `shop` ADD `most_in_cash` integer;--> statement-breakpoint
ALTER TABLE `shop` ADD `commerce_number` text DEFAULT '' NOT NULL;