ALTER TABLE `payment` ADD `came` integer;--> statement-breakpoint
ALTER TABLE `payment` ADD `why` text;