CREATE TABLE `best_selling` (
	`id` integer PRIMARY KEY NOT NULL,
	`products` text NOT NULL,
	`counted_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `collection` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`slug` text NOT NULL,
	`text` text NOT NULL,
	`image` text DEFAULT '' NOT NULL,
	`seo_title` text DEFAULT '' NOT NULL,
	`seo_description` text DEFAULT '' NOT NULL,
	`kind` text NOT NULL,
	`category` integer,
	`subcategory` integer,
	`color` integer,
	`min_price` integer,
	`max_price` integer,
	`is_discounted` integer DEFAULT false NOT NULL,
	`added_within_days` integer,
	`best_selling` integer,
	`sort` text NOT NULL,
	`products` text NOT NULL,
	FOREIGN KEY (`category`) REFERENCES `category`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`subcategory`) REFERENCES `subcategory`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`color`) REFERENCES `color`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "collection_kind" CHECK(kind IN ('hand', 'rule'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `collection_slug_once` ON `collection` (lower("slug"));--> statement-breakpoint
CREATE INDEX `collection_category` ON `collection` (`category`);--> statement-breakpoint
CREATE INDEX `collection_subcategory` ON `collection` (`subcategory`);--> statement-breakpoint
CREATE INDEX `collection_color` ON `collection` (`color`);--> statement-breakpoint
CREATE TABLE `former_slug` (
	`noun` text NOT NULL,
	`slug` text NOT NULL,
	`row_id` integer NOT NULL,
	PRIMARY KEY(`noun`, `slug`)
);
--> statement-breakpoint
CREATE TABLE `menu` (
	`place` text PRIMARY KEY NOT NULL,
	`items` text NOT NULL
);
--> statement-breakpoint
-- Collections and menus are part of what shoppers see: a change of them is a change of the catalogue.
CREATE TRIGGER collection_added AFTER INSERT ON collection
BEGIN INSERT INTO catalogue_change (kind) VALUES ('names'); END;
--> statement-breakpoint
CREATE TRIGGER collection_changed AFTER UPDATE ON collection
BEGIN INSERT INTO catalogue_change (kind) VALUES ('names'); END;
--> statement-breakpoint
CREATE TRIGGER collection_removed AFTER DELETE ON collection
BEGIN INSERT INTO catalogue_change (kind) VALUES ('names'); END;
--> statement-breakpoint
CREATE TRIGGER former_slug_added AFTER INSERT ON former_slug
BEGIN INSERT INTO catalogue_change (kind) VALUES ('names'); END;
--> statement-breakpoint
CREATE TRIGGER former_slug_changed AFTER UPDATE ON former_slug
BEGIN INSERT INTO catalogue_change (kind) VALUES ('names'); END;
--> statement-breakpoint
CREATE TRIGGER best_selling_added AFTER INSERT ON best_selling
BEGIN INSERT INTO catalogue_change (kind) VALUES ('names'); END;
--> statement-breakpoint
CREATE TRIGGER best_selling_changed AFTER UPDATE ON best_selling
BEGIN INSERT INTO catalogue_change (kind) VALUES ('names'); END;
--> statement-breakpoint
CREATE TRIGGER menu_added AFTER INSERT ON menu
BEGIN INSERT INTO catalogue_change (kind) VALUES ('names'); END;
--> statement-breakpoint
CREATE TRIGGER menu_changed AFTER UPDATE ON menu
BEGIN INSERT INTO catalogue_change (kind) VALUES ('names'); END;
--> statement-breakpoint
CREATE TRIGGER menu_removed AFTER DELETE ON menu
BEGIN INSERT INTO catalogue_change (kind) VALUES ('names'); END;
