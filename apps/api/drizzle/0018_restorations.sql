CREATE TABLE `restoration` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`backup` text NOT NULL,
	`backup_made_at` text NOT NULL,
	`restored_at` text NOT NULL,
	`set_aside` text NOT NULL,
	`last_invoice` text,
	`answered_at` text,
	`answered_by` text
);
