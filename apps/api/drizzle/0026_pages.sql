CREATE TABLE `page` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`intro` text DEFAULT '' NOT NULL,
	`body` text NOT NULL,
	`subcategory` integer,
	`measures` text,
	FOREIGN KEY (`subcategory`) REFERENCES `subcategory`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `page_slug_once` ON `page` (lower("slug"));--> statement-breakpoint
CREATE UNIQUE INDEX `page_subcategory_once` ON `page` (`subcategory`);--> statement-breakpoint
CREATE TABLE `page_version` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`page` integer NOT NULL,
	`content` text NOT NULL,
	`staff` integer,
	`at` text NOT NULL,
	FOREIGN KEY (`staff`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `page_version_page` ON `page_version` (`page`);--> statement-breakpoint
CREATE TABLE `page_shown` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`slug` text NOT NULL,
	`subcategory` integer,
	`content` text NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `page_shown_slug_once` ON `page_shown` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `page_shown_subcategory_once` ON `page_shown` (`subcategory`);--> statement-breakpoint
ALTER TABLE `shop` ADD `logo` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `shop` ADD `favicon` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `shop` ADD `share_picture` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `shop` ADD `accent_color` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `shop` ADD `ink_color` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `shop` ADD `paper_color` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `shop` ADD `has_pages` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TRIGGER page_shown_added AFTER INSERT ON page_shown
BEGIN INSERT INTO catalogue_change (kind) VALUES ('names'); END;
--> statement-breakpoint
CREATE TRIGGER page_shown_changed AFTER UPDATE ON page_shown
BEGIN INSERT INTO catalogue_change (kind) VALUES ('names'); END;
--> statement-breakpoint
CREATE TRIGGER page_shown_removed AFTER DELETE ON page_shown
BEGIN INSERT INTO catalogue_change (kind) VALUES ('names'); END;
