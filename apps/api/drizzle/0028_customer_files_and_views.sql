CREATE TABLE `cash_block_key` (
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`customer_file` integer NOT NULL,
	PRIMARY KEY(`kind`, `value`, `customer_file`),
	FOREIGN KEY (`customer_file`) REFERENCES `customer_file`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `cash_block_key_file` ON `cash_block_key` (`customer_file`);--> statement-breakpoint
CREATE TABLE `customer_file` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user` integer,
	`phone` text,
	`cash_blocked_at` text,
	`cash_blocked_by` integer,
	`cash_block_reason` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`user`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`cash_blocked_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "customer_file_of_one" CHECK(("user" IS NULL) <> (phone IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_file_user_unique` ON `customer_file` (`user`);--> statement-breakpoint
CREATE UNIQUE INDEX `customer_file_phone_unique` ON `customer_file` (`phone`);--> statement-breakpoint
CREATE TABLE `customer_note` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_file` integer NOT NULL,
	`text` text NOT NULL,
	`staff` integer,
	`created_at` text NOT NULL,
	FOREIGN KEY (`customer_file`) REFERENCES `customer_file`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`staff`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `customer_note_file` ON `customer_note` (`customer_file`);--> statement-breakpoint
CREATE TABLE `customer_tag` (
	`customer_file` integer NOT NULL,
	`tag` text NOT NULL,
	PRIMARY KEY(`customer_file`, `tag`),
	FOREIGN KEY (`customer_file`) REFERENCES `customer_file`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `customer_tag_tag` ON `customer_tag` (`tag`);--> statement-breakpoint
CREATE TABLE `saved_view` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`list` text NOT NULL,
	`name` text NOT NULL,
	`staff` integer NOT NULL,
	`is_shared` integer DEFAULT false NOT NULL,
	`query` text DEFAULT '' NOT NULL,
	`hidden_columns` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`staff`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `saved_view_list` ON `saved_view` (`list`);--> statement-breakpoint
ALTER TABLE `shop_order` ADD `is_walk_in` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `shop_order` ADD `came_back` text;