ALTER TABLE `promo_use` ADD `shipping_off` integer;--> statement-breakpoint
ALTER TABLE `promo_use` ADD `products` text;--> statement-breakpoint
ALTER TABLE `promo_code` ADD `free_delivery` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `promo_code` ADD `collections` text DEFAULT '[]' NOT NULL;