CREATE TABLE `gateway_statement` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`gateway` text NOT NULL,
	`file_name` text NOT NULL,
	`headings` text NOT NULL,
	`mapping` text NOT NULL,
	`rows` integer NOT NULL,
	`paid` integer NOT NULL,
	`refunded` integer NOT NULL,
	`fees` integer NOT NULL,
	`first_day` text NOT NULL,
	`last_day` text NOT NULL,
	`staff` integer,
	`created_at` text NOT NULL,
	FOREIGN KEY (`staff`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `gateway_statement_headings` ON `gateway_statement` (`headings`);--> statement-breakpoint
CREATE TABLE `payout_settlement` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`difference` text NOT NULL,
	`reason` text NOT NULL,
	`staff` integer,
	`created_at` text NOT NULL,
	FOREIGN KEY (`staff`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payout_settlement_difference_unique` ON `payout_settlement` (`difference`);--> statement-breakpoint
CREATE TABLE `statement_row` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`statement` integer NOT NULL,
	`gateway` text NOT NULL,
	`kind` text NOT NULL,
	`reference` text NOT NULL,
	`other_reference` text DEFAULT '' NOT NULL,
	`day` text NOT NULL,
	`amount` integer NOT NULL,
	`fee` integer NOT NULL,
	`row_key` text NOT NULL,
	`payment` integer,
	FOREIGN KEY (`statement`) REFERENCES `gateway_statement`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payment`) REFERENCES `payment`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "statement_row_amount" CHECK(amount > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `statement_row_once` ON `statement_row` (`gateway`,`row_key`);--> statement-breakpoint
CREATE INDEX `statement_row_statement` ON `statement_row` (`statement`);--> statement-breakpoint
CREATE INDEX `statement_row_payment` ON `statement_row` (`payment`);--> statement-breakpoint
CREATE INDEX `statement_row_reference` ON `statement_row` (`gateway`,`reference`);--> statement-breakpoint
CREATE INDEX `payment_transaction` ON `payment` (`transaction_id`);