ALTER TABLE `shop_order` ADD `tax_mode` text DEFAULT 'flat' NOT NULL;--> statement-breakpoint
ALTER TABLE `shop_order` ADD `vat_rate` real DEFAULT 13 NOT NULL;--> statement-breakpoint
ALTER TABLE `shop` ADD `tax_mode` text DEFAULT 'flat' NOT NULL;--> statement-breakpoint
ALTER TABLE `shop` ADD `vat_rate` real DEFAULT 13 NOT NULL;