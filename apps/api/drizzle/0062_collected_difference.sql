ALTER TABLE `shop_order` ADD `collected_difference` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `shop_order` ADD `collected_note` text DEFAULT '' NOT NULL;