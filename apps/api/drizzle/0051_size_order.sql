ALTER TABLE `size` ADD `position` integer;--> statement-breakpoint
ALTER TABLE `size` ADD `sort_key` text;