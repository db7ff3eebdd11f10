ALTER TABLE `product` ADD `measures` text;--> statement-breakpoint
ALTER TABLE `product` ADD `worn_with` text DEFAULT '[]' NOT NULL;