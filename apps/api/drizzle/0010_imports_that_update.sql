ALTER TABLE `product_import` ADD `updated` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `product_import` ADD `headings` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `product_import` ADD `mapping` text DEFAULT '' NOT NULL;